import { benefitsIn } from '@mirante/domain/products/benefits.ts';
import { offerOf, type NamedCoupon, type Repricing } from '@mirante/domain/products/offer.ts';
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

/** The names of what each includes besides itself. */
const includes = sql<string[]>`array(
  select other.name from product_closure granted join product other on other.id = granted.child_id
  where granted.parent_id = product.id and other.id <> product.id order by other.position, other.id
)`.as('includes');

/** The products on sale, each with what it includes and today's price for a new client. */
export async function listActive(db: Db, now: Date): Promise<CatalogueProduct[]> {
  const [active, coupon] = await Promise.all([
    products(db).select(['benefits', includes]).where('active', '=', true).execute(),
    coupons.findDefault(db),
  ]);
  return active.map(({ benefits, ...product }) => ({
    ...product,
    benefits: benefitsIn(benefits),
    offer: offerOf(product, coupon, now),
  }));
}

/** The products on sale whose price for a new client would change if this were the default coupon. */
export async function listRepricings(db: Db, coupon: NamedCoupon | undefined, now: Date): Promise<Repricing[]> {
  return (await listActive(db, now)).flatMap(({ offer: before, ...product }) => {
    const after = offerOf(product, coupon, now);
    if (!before || !after) return [];
    if (before.card_total === after.card_total && before.cash_total === after.cash_total) return [];
    return {
      product_id: product.id,
      product_name: product.name,
      card_before: before.card_total,
      card_after: after.card_total,
      cash_before: before.cash_total,
      cash_after: after.cash_total,
    };
  });
}

export const findByCodes = (db: Db, codes: readonly string[]) =>
  products(db).where('active', '=', true).where('code', 'in', codes).execute();
