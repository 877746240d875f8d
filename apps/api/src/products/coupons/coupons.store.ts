import type { NamedCoupon } from '@mirante/domain/products/offer.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/db.ts';

export interface StoredCoupon extends NamedCoupon {
  id: number;
}

const coupons = (db: Db) =>
  db
    .selectFrom('coupon')
    .select((eb) => [
      'id',
      'code',
      'qt',
      'percent',
      'amount',
      'starts_at',
      'expires_at',
      'applies_to',
      'credit_card',
      'bank_slip',
      'pix',
      'staff_only',
      jsonArrayFrom(
        eb
          .selectFrom('coupon_product')
          .select('product_id')
          .whereRef('coupon_product.coupon_id', '=', 'coupon.id')
          .orderBy('product_id'),
      ).as('of_products'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof coupons>['executeTakeFirstOrThrow']>>;
const ruleOf = ({ of_products, ...row }: Row): StoredCoupon => ({
  ...row,
  products: of_products.map(({ product_id }) => product_id),
});

/** By its code, whatever its case. One of the house's own use is as good as absent. */
export async function find(db: Db, code: string): Promise<StoredCoupon | undefined> {
  const row = await coupons(db)
    .where((eb) => eb.fn('upper', ['code']), '=', code.toUpperCase())
    .where('staff_only', '=', false)
    .executeTakeFirst();
  return row && ruleOf(row);
}

export async function findDefault(db: Db): Promise<StoredCoupon | undefined> {
  const row = await coupons(db).where('is_default', '=', true).where('staff_only', '=', false).executeTakeFirst();
  return row && ruleOf(row);
}

export async function findById(db: Db, id: number): Promise<StoredCoupon | undefined> {
  const row = await coupons(db).where('id', '=', id).where('staff_only', '=', false).executeTakeFirst();
  return row && ruleOf(row);
}

/** Takes one use, if one is left: of any number of buyers at once, only as many get one as there are. */
export async function take(db: Db, couponId: number, paymentId: number, at: Date): Promise<boolean> {
  const taken = await count(db, couponId, -1).where('qt', '>', 0).executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return false;
  await db
    .insertInto('coupon_use')
    .values({ payment_id: paymentId, coupon_id: couponId, taken_at: at })
    .onConflict((conflict) => conflict.column('payment_id').doUpdateSet({ released_at: null }))
    .execute();
  return true;
}

/** Gives a payment's use back, once. */
export async function release(db: Db, paymentId: number, at: Date): Promise<void> {
  const use = await db
    .updateTable('coupon_use')
    .set({ released_at: at })
    .where('payment_id', '=', paymentId)
    .where('released_at', 'is', null)
    .returning('coupon_id')
    .executeTakeFirst();
  if (use) await count(db, use.coupon_id, 1).execute();
}

/** The use of an expired payment that was paid after all, if one is left to take again. */
export async function retake(db: Db, paymentId: number, at: Date): Promise<'held' | 'taken' | 'gone'> {
  const use = await db
    .selectFrom('coupon_use')
    .select(['coupon_id', 'released_at'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  if (!use?.released_at) return 'held';
  return (await take(db, use.coupon_id, paymentId, at)) ? 'taken' : 'gone';
}

const count = (db: Db, couponId: number, by: 1 | -1) =>
  db
    .updateTable('coupon')
    .set((eb) => ({ qt: eb('qt', '+', by), usage_count: eb('usage_count', '-', by) }))
    .where('id', '=', couponId);
