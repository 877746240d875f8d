import { expressionBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

const { selectFrom } = expressionBuilder<Schema>();

/**
 * The clients of each set of products that are open for them now, without what these grant. There are few sets, however
 * many clients.
 */
export const clientsBySet = (now: Date) =>
  selectFrom('product_set_rollup')
    .select(['products', sql<number>`sum(n)::int`.as('clients')])
    .where('since', '<=', now)
    .groupBy('products')
    .having(sql`sum(n)`, '<>', 0);

/** How many clients have each product active, its term over or not. */
export const clientsByProduct = () =>
  selectFrom('product_set_rollup')
    .select([sql<number>`unnest(products)`.as('product_id'), sql<number>`sum(n)::int`.as('clients')])
    .where('since', '=', sql<Date>`'-infinity'`)
    .groupBy('product_id')
    .having(sql`sum(n)`, '<>', 0);

/**
 * How many active acquisitions end at each moment: there the sets of their clients are counted without what ends
 * instead of with it.
 */
export const endsByMoment = () =>
  selectFrom('product_set_rollup')
    .select(['since as ends_at', sql<number>`(-n * cardinality(products))`.as('n')])
    .where('since', '>', sql<Date>`'-infinity'`);
