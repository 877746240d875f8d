import type pg from 'pg';
import { loadInBulk } from './bulk.ts';
import { continueIds, copyLines } from './copy-rows.ts';
import { columns, scaleLines, type Scale, type Taken } from './scale-copy-lines.ts';

/** Three years of a large house. */
export const LARGE: Scale = { clients: 200_000, paymentsPerClient: 5 };

/** Adds 200,000 clients, 400,000 acquisitions and 1,000,000 payments to a seeded database without them. */
export async function addScale(client: pg.Client, now: Date, scale = LARGE): Promise<'scaled' | 'kept'> {
  const { rows } = await client.query<Taken & { n: number }>(
    `select max(id) as clients, (select max(id) from payment) as payments, (select max(id) from client_product) as acquisitions, count(*)::int as n, min(password_hash) as hash from client`,
  );
  const taken = rows[0]!;
  if (taken.n >= scale.clients) return 'kept';
  const lines = scaleLines(scale, taken, now);
  await client.query('begin');
  await loadInBulk(
    client,
    [
      'client',
      'client_product',
      'payment',
      'payment_item',
      'client_headline',
      'payment_rollup',
      'payment_day',
      'payment_month',
      'revenue_day',
      'product_set_rollup',
      'money_entry',
    ],
    async () => {
      await copyLines(client, 'client', columns.client, lines.client());
      await copyLines(client, 'client_product', columns.client_product, lines.client_product());
      await copyLines(client, 'payment', columns.payment, lines.payment());
      await copyLines(client, 'payment_item', columns.payment_item, lines.payment_item());
      await client.query('select recount_lists(), recount_payment_days(), recount_product_sets()');
      await client.query('select record_missing_payments()');
    },
  );
  await continueIds(client, ['client', 'payment', 'client_product']);
  await client.query('commit');
  // Also sets the visibility map, which index-only scans need.
  await client.query(
    'vacuum analyze client, client_product, payment, payment_item, client_headline, payment_rollup, payment_day, payment_month, revenue_day, product_set_rollup, money_entry',
  );
  return 'scaled';
}
