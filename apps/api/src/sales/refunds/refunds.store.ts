import { refundForm, refunds } from '@mirante/contract/sales/refunds.ts';
import { fromCents, toCents } from '@mirante/domain/money.ts';
import type { Refund } from '@mirante/domain/sales/refund.ts';
import type { Db } from '../../database/db.ts';
import { eq, since } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { fieldsOf, versioned } from '../../records/version.ts';

const rows = (db: Db) =>
  db
    .selectFrom('refund')
    .innerJoin('client', 'client.id', 'refund.client_id')
    .innerJoin('client_product', 'client_product.id', 'refund.client_product_id')
    .innerJoin('product', 'product.id', 'client_product.product_id')
    .select(['refund.id', 'refund.client_id', 'client.name as client_name', 'refund.client_product_id'])
    .select(['product.name as product_name', 'refund.payment_id', 'refund.amount', 'refund.obs'])
    .select(['refund.created_at', 'refund.refunded_at']);

export const list = listOf(refunds.listRefunds, 'refund', {
  rows,
  where: { 'refund.client_id': eq, 'refund.created_at': since },
});

export async function find(db: Db, id: number): Promise<Refund | undefined> {
  const found = await rows(db)
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
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
  if (!found) return undefined;
  const { paid, others, ...row } = found;
  return versioned({ ...asJson(row), limit: fromCents(toCents(paid) - toCents(others ?? 0)) }, fieldsOf(refundForm));
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
