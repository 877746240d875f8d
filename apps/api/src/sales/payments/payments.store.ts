import type { payments } from '@mirante/contract/sales/payments.ts';
import type { StaffPayment, StaffPaymentRow } from '@mirante/domain/sales/payment.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import { clientRemoved } from '../../people/client.store.ts';
import { on, startsWith } from '../../records/filters.ts';
import { paged } from '../../records/paged.ts';
import type { Services } from '../../services.ts';
import { findRenewalFacts } from '../purchases/charge-renewal.store.ts';
import { chargeRenewalProblem } from '../purchases/charge-renewal.rules.ts';
import {
  facetFilters,
  isByDueTime,
  nullableSorts,
  paymentFilters,
  paymentSorts,
  rollupStart,
  rollupTotal,
  skippingDates,
} from './payment-list.store.ts';
import { entriesOf, refundColumns, viewEntry } from './payment-refunds.store.ts';
import {
  creditsOf,
  detailColumns,
  itemsOf,
  productNames,
  rowColumns,
  viewDetail,
  viewRow,
} from './payment-view.store.ts';

export const list = paged<typeof payments.listPayments>()({
  from: (db) => db.selectFrom('payment'),
  id: 'payment.id',
  sort: paymentSorts,
  nullable: nullableSorts,
  where: {
    ...paymentFilters,
    'payment.vindi_code': on('payment.vindi_code', startsWith),
    'client.id': (q, id) => q.where('payment.client_id', '=', id),
    'coupon.id': (q, id) => q.where('payment.coupon_id', '=', id),
    'refund.state': (q, state) =>
      q.where('payment.id', 'in', (eb) => eb.selectFrom('refund').select('payment_id').where('state', '=', state)),
    'payment.problem': (q, kind) =>
      q.where('payment.id', 'in', (eb) =>
        eb
          .selectFrom('discrepancy')
          .select('payment_id')
          .where('kind', '=', kind)
          .where('payment_id', 'is not', null)
          .where('resolved_at', 'is', null)
          .$narrowType<{ payment_id: number }>(),
      ),
  },
  facets: {
    table: 'payment',
    where: { ...facetFilters, 'coupon.id': (q) => q.where('payment.coupon_id', 'is not', null) },
    leaves: ({
      'payment.method': _method,
      'payment.type': _type,
      'payment.amount': _amount,
      'payment.discount': _discount,
      'payment.status': status,
      ...others
    }) => ({ ...others, 'payment.status': isByDueTime(status) ? status : undefined }),
    rows: { 'payment.status': (q, status, now) => q.where('payment.due_at', status === 'expired' ? '<=' : '>', now) },
    valued: { 'payment.status': 'payment.due_at' },
  },
  show: (db, page) =>
    db
      .selectFrom(page)
      .innerJoin('payment', 'payment.id', 'page.id')
      .innerJoin('client', 'client.id', 'payment.client_id')
      .select([...rowColumns, productNames, 'payment.client_id', 'client.name as client_name', clientRemoved])
      .select(refundColumns),
  view: (row, now) => ({ ...viewRow(row, now), ...ofStaff(row) }),
  total: rollupTotal,
  start: rollupStart,
  skipping: skippingDates,
});

const findRow = compiledOnce((db, id: number) =>
  db
    .selectFrom('payment')
    .innerJoin('client', 'client.id', 'payment.client_id')
    .select([...detailColumns, 'payment.client_id', 'client.name as client_name', clientRemoved])
    .select(refundColumns)
    .select((eb) => [itemsOf(eb), creditsOf(eb)])
    .select(entriesOf)
    .select(({ selectFrom }) =>
      selectFrom('discrepancy')
        .select('discrepancy.kind')
        .whereRef('discrepancy.payment_id', '=', 'payment.id')
        .where('discrepancy.resolved_at', 'is', null)
        .orderBy('discrepancy.id')
        .limit(1)
        .as('problem'),
    )
    .where('payment.id', '=', id),
);

export async function find(services: Pick<Services, 'db' | 'now'>, id: number): Promise<StaffPayment | undefined> {
  const [row] = await findRow(services.db, id);
  if (!row) return undefined;
  const { entries, problem } = row;
  const renewal_problem = (await chargeProblemOf(services, row)) ?? null;
  return {
    ...viewDetail(row, services.now()),
    ...ofStaff(row),
    entries: entries.map(viewEntry),
    problem,
    renewal_problem,
  };
}

async function chargeProblemOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, status, method }: Pick<StaffPayment, 'id' | 'status' | 'method'>,
): Promise<string | undefined> {
  if (status !== 'pending' || (method !== 'pix' && method !== 'bank_slip')) return undefined;
  return chargeRenewalProblem(await findRenewalFacts(db, id, now()))?.message;
}

type OfStaff = Pick<StaffPaymentRow, 'client_id' | 'client_name' | 'client_removed' | 'refunded' | 'refund_state'>;
const ofStaff = ({ client_id, client_name, client_removed, refunded, refund_state }: OfStaff): OfStaff => ({
  client_id,
  client_name,
  client_removed,
  refunded,
  refund_state,
});
