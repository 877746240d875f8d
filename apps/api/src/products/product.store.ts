import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** A product's data for an order. */
export interface OrderedProduct {
  id: number;
  code: string;
  name: string;
  price: number;
  installments: number;
  active: boolean;
  /** Those of the same order that are part of it. */
  includes: number[];
  /** Whether it includes any product. */
  is_whole: boolean;
}

/** The ids of the products that `product` includes directly. */
export const directChildren = sql<
  number[]
>`array(select child_id from product_link where parent_id = product.id order by child_id)`;

export const findProducts = (db: Db, ids: readonly number[]): Promise<OrderedProduct[]> =>
  db
    .selectFrom('product')
    .select(['id', 'code', 'name', 'price', 'installments', 'active'])
    .select(
      sql<boolean>`exists (select from product_closure where parent_id = product.id and child_id <> product.id)`.as(
        'is_whole',
      ),
    )
    .select((eb) =>
      ids.length === 1
        ? sql<number[]>`'{}'::int[]`.as('includes')
        : sql<number[]>`array(${eb
            .selectFrom('product_closure')
            .select('child_id')
            .whereRef('parent_id', '=', 'product.id')
            .whereRef('child_id', '!=', 'product.id')
            .where('child_id', 'in', ids)})`.as('includes'),
    )
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
