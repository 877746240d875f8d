import { productLinks } from '../entitlements/entitlements.store.ts';
import { entitlementsOf } from '@mirante/domain/products/entitlements.ts';
import { offerOf } from '@mirante/domain/products/offer.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { Db } from '../../database/db.ts';
import * as coupons from '../coupons/coupons.store.ts';

const products = (db: Db) =>
  db
    .selectFrom('product')
    .select(['id', 'code', 'name', 'description', 'price', 'installments', 'image', 'active', 'position'])
    .orderBy('position')
    .orderBy('id');

/** The products at sale, each with what it includes and what it costs a newcomer today. */
export async function listActive(db: Db, now: Date): Promise<CatalogueProduct[]> {
  const [all, granted, coupon] = await Promise.all([products(db).execute(), productLinks(db), coupons.findDefault(db)]);
  return all
    .filter(({ active }) => active)
    .map((product) => {
      const codes = entitlementsOf([product.code], granted);
      const includes = all.filter(({ id, code }) => id !== product.id && codes.has(code)).map(({ name }) => name);
      return { ...product, includes, offer: offerOf(product, coupon, now) };
    });
}

export const findByCodes = (db: Db, codes: readonly string[]) =>
  products(db).where('active', '=', true).where('code', 'in', codes).execute();
