import type { Db } from '../database/db.ts';

/** A product's data for an order. */
export interface OrderedProduct {
  id: number;
  code: string;
  name: string;
  price: number;
  installments: number;
  active: boolean;
}

export const findProducts = (db: Db, ids: readonly number[]): Promise<OrderedProduct[]> =>
  db
    .selectFrom('product')
    .select(['id', 'code', 'name', 'price', 'installments', 'active'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
