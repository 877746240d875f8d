import type { refunds } from '@mirante/contract/sales/refunds.ts';
import { startOfDay } from '@mirante/domain/dates.ts';
import { fromCents, toCents } from '@mirante/domain/money.ts';
import type { Refund, RefundRow } from '@mirante/domain/sales/refund.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import { paged, type PageIds } from '../../records/paged.ts';
import { rowsOf } from '../../records/rows.ts';
import { versioned } from '../../records/version.ts';
import type { Schema } from '../../database/schema.ts';

const columns = [
  'refund.id',
  'refund.client_id',
  'client.name as client_name',
  'refund.client_product_id',
  'product.name as product_name',
  'refund.payment_id',
  'refund.amount',
  'refund.obs',
  'refund.created_at',
  'refund.refunded_at',
] as const;
type Columns = Selectable<Schema['refund']> & Pick<RefundRow, 'client_name' | 'product_name'>;

export const list = paged<typeof refunds.listRefunds>()({
  from: (db: Db) => db.selectFrom('refund'),
  id: 'refund.id',
  sort: {
    'refund.created_at': 'refund.created_at',
    'refund.client_id': 'refund.client_id',
    'refund.amount': 'refund.amount',
  },
  where: {
    'refund.client_id': (q, id) => q.where('refund.client_id', '=', id),
    'refund.created_at': (q, day) => (day === '' ? q : q.where('refund.created_at', '>=', startOfDay(day))),
  },
  show: (db: Db, page: PageIds) =>
    db
      .selectFrom(page)
      .innerJoin('refund', 'refund.id', 'page.id')
      .innerJoin('client', 'client.id', 'refund.client_id')
      .innerJoin('client_product', 'client_product.id', 'refund.client_product_id')
      .innerJoin('product', 'product.id', 'client_product.product_id')
      .select(columns),
  view: (row) => view(row),
});

const view = ({
  id,
  client_id,
  client_name,
  client_product_id,
  product_name,
  payment_id,
  amount,
  obs,
  created_at,
  refunded_at,
}: Omit<Columns, 'updated_at'>): RefundRow => ({
  id,
  client_id,
  client_name,
  client_product_id,
  product_name,
  payment_id,
  amount,
  obs,
  created_at: created_at.toISOString(),
  refunded_at: refunded_at?.toISOString() ?? null,
});

export async function find(db: Db, id: number): Promise<Refund | undefined> {
  const row = await db
    .selectFrom('refund')
    .innerJoin('client', 'client.id', 'refund.client_id')
    .innerJoin('client_product', 'client_product.id', 'refund.client_product_id')
    .innerJoin('product', 'product.id', 'client_product.product_id')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(columns)
    .select((eb) => eb('payment.amount', '-', eb.ref('payment.discount')).$castTo<number>().as('paid'))
    .select((eb) =>
      eb
        .selectFrom('refund as other')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('other.amount'), of.lit(0)).as('amount'))
        .whereRef('other.payment_id', '=', 'refund.payment_id')
        .whereRef('other.id', '<>', 'refund.id')
        .as('others'),
    )
    .where('refund.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return versioned({ ...view(row), limit: fromCents(toCents(row.paid) - toCents(row.others ?? 0)) }, ['amount', 'obs']);
}

/** Holds the refund, and its payment, whose refunds are summed. */
export const hold = (db: Db, id: number): Promise<unknown> =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select('refund.id')
    .where('refund.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const { save, remove } = rowsOf('refund');
