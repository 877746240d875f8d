import { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import { addDays, dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';
import type { ClientProductStatus } from '@mirante/domain/products/client-product.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { eq, on, since } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';

/** When a reminder of an acquisition's expiry was last sent; the query names it `client_product`. */
export const remindedAt = sql<Date | null>`greatest(
  (select max(created_at) from expiry_reminder where expiry_reminder.client_product_id = client_product.id),
  (select max(reminded_at) from staff_reminder where staff_reminder.client_product_id = client_product.id)
)`;

const rows = (db: Db) =>
  db
    .selectFrom('client_product')
    .innerJoin('client', 'client.id', 'client_product.client_id')
    .innerJoin('product', 'product.id', 'client_product.product_id')
    .select(['client_product.id', 'client_product.client_id', 'client.name as client_name'])
    .select(['client_product.product_id', 'product.name as product_name', 'client_product.status'])
    .select([sql<Date>`client_product.expires_at`.as('expires_at'), 'client_product.created_at'])
    .select(remindedAt.as('reminded_at'));

export const list = listOf(expiringProducts.listExpiringProducts, 'client_product', {
  from: (db, { 'client_product.status': status }) => {
    const ending = db
      .selectFrom('client_product')
      .where('client_product.listed_at', 'is not', null)
      .where('client_product.expires_at', 'is not', null);
    return status === undefined ? ending.where('client_product.status', '=', 'active') : ending;
  },
  rows,
  // Most expire at the end of a day, with many others.
  ties: 'client_product.client_id',
  where: {
    'client_product.status': (q, status) => q.where('client_product.status', '=', status as ClientProductStatus),
    'client_product.product_id': eq,
    'client.id': on('client_product.client_id', eq),
    'client_product.days': (q, days, now) =>
      q
        .where('client_product.expires_at', '>', now)
        .where('client_product.expires_at', '<=', endOfDay(addDays(dayInSaoPaulo(now), days))),
    'client_product.expires_from': on('client_product.expires_at', since),
    'client_product.expires_to': (q, last) => q.where('client_product.expires_at', '<=', endOfDay(last)),
  },
});
