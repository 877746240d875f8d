import { offerOf } from '@mirante/domain/products/offer.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import * as coupons from '../coupons/coupons.store.ts';

const products = (db: Db) =>
  db
    .selectFrom('product')
    .select(['id', 'code', 'name', 'description', 'price', 'installments', 'image', 'active', 'position'])
    .orderBy('position')
    .orderBy('id');

/** Names of what each grants besides itself. */
const includes = sql<string[]>`array(
  select other.name from product_closure granted join product other on other.id = granted.child_id
  where granted.parent_id = product.id and other.id <> product.id order by other.position, other.id
)`.as('includes');

/** The products at sale, each with what it includes and what it costs a newcomer today. */
export async function listActive(db: Db, now: Date): Promise<CatalogueProduct[]> {
  const [active, coupon] = await Promise.all([
    products(db).select(includes).where('active', '=', true).execute(),
    coupons.findDefault(db),
  ]);
  return active.map((product) => ({ ...product, offer: offerOf(product, coupon, now) }));
}

export const findByCodes = (db: Db, codes: readonly string[]) =>
  products(db).where('active', '=', true).where('code', 'in', codes).execute();
