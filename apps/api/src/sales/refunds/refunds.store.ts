import { refundForm, refunds } from '@mirante/contract/sales/refunds.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { eq, since } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';

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

/** The most that it may be: what was paid, less the other refunds of the same payment. */
const limit = sql<number>`payment.amount - payment.discount - (
  select coalesce(sum(other.amount), 0) from refund other where other.payment_id = payment.id and other.id <> refund.id
)`;
export const find = findOf(
  'refund',
  (db) => rows(db).innerJoin('payment', 'payment.id', 'refund.payment_id').select(limit.as('limit')),
  refundForm,
);

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
