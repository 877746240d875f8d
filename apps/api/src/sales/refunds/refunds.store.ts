import { refundForm } from '@mirante/contract/sales/refunds.form.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import type { RefundEntryKind } from '@mirante/domain/sales/money-entry.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { RefundSum } from '@mirante/domain/sales/refund.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';
import type { Schema } from '../../database/schema.ts';
import { clientRemoved } from '../../people/client.store.ts';
import { eq, onDay } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import type { Services } from '../../services.ts';

const rows = (db: Db) =>
  db
    .selectFrom('refund')
    .innerJoin('client', 'client.id', 'refund.client_id')
    .innerJoin('client_product', 'client_product.id', 'refund.client_product_id')
    .innerJoin('product', 'product.id', 'client_product.product_id')
    .select(['refund.id', 'refund.client_id', 'client.name as client_name', clientRemoved, 'refund.client_product_id'])
    .select(['product.name as product_name', 'refund.payment_id', 'refund.amount', 'refund.state', 'refund.obs'])
    .select(['refund.created_at', 'refund.refunded_at']);

export const list = listOf(refunds.listRefunds, 'refund', {
  from: (db, { 'refund.state': state }) =>
    db.selectFrom('refund').$if(state !== 'removed', (q) => q.where('refund.state', '<>', 'removed')),
  rows,
  where: { 'refund.client_id': eq, 'refund.created_at': onDay, 'refund.state': eq },
});

/** The sums over all pages. */
export const sums = async (
  call: Pick<Services, 'db' | 'now'>,
  input: Input<typeof refunds.listRefunds>,
): Promise<RefundSum[]> =>
  (await list
    .matching(call, input)
    .select(['refund.state', sql`count(*)::int`.as('n'), sql`sum(refund.amount)`.as('amount')])
    .groupBy('refund.state')
    .execute()) as RefundSum[];

const reversed = sql<boolean>`exists (select from payment where payment.id = refund.payment_id and status = 'canceled')`;
/** The maximum: what was paid for its product, less its other refunds. */
const limit = sql<number>`refundable_of(refund.client_product_id) + refund.amount`;
export const find = findOf(
  'refund',
  (db) =>
    rows(db)
      .select([limit.as('limit'), reversed.as('reversed')])
      .where('refund.state', '<>', 'removed'),
  refundForm,
);

/** Locks the refund after its payment, in the lock order of cancelling: no reversal comes in between. */
export async function lock(trx: Trx, id: number) {
  const refund = trx.selectFrom('refund').where('id', '=', id);
  await trx.selectFrom('payment').select('id').where('id', '=', refund.select('payment_id')).forUpdate().execute();
  return refund
    .select(['id', 'amount', 'state', reversed.as('reversed')])
    .where('state', '<>', 'removed')
    .forUpdate()
    .executeTakeFirst();
}

export type LockedRefund = NonNullable<Awaited<ReturnType<typeof lock>>>;

/** Undefined fields are unchanged. */
export const save = (trx: Trx, id: number, values: Updateable<Schema['refund']>) =>
  rowsOf('refund').save(trx, id, values);

interface Entry {
  kind: RefundEntryKind;
  at: Date;
  detail?: string;
}

/** Adds an entry to a locked refund. The database refuses an invalid transition. */
export const insertEntry = async (trx: Trx, refund_id: number, { kind, at, detail }: Entry): Promise<void> => {
  await trx
    .insertInto('money_entry')
    .values({ kind, refund_id, at, gateway_reference: referenceOf(refund_id), detail: detail?.slice(0, 500) ?? null })
    .execute();
};

/** The gateway's idempotency reference of a refund. */
export const referenceOf = (id: number): string => `refund-${id}`;

/** The charge to refund: the one whose money finance attributed to the payment, or its own. */
export const findCharge = (db: Db, id: number) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .leftJoin('discrepancy', 'discrepancy.attributed_to', 'payment.id')
    .select(({ fn }) => ['payment.code', fn.coalesce('discrepancy.charge_code', 'payment.vindi_code').as('vindi_code')])
    .where('refund.id', '=', id)
    .where('refund.state', 'in', ['asked', 'sent', 'failed'])
    .executeTakeFirst();
