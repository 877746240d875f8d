import { MAX_COUPON_USES } from '@mirante/domain/products/coupon-record.ts';
import type { NamedCoupon } from '@mirante/domain/products/offer.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Trx } from '../../database/in-transaction.ts';

interface StoredCoupon extends NamedCoupon {
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

/** By its code, ignoring case. A staff-only coupon is treated as unknown. */
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

/** Whether any account of the client's CPF used this coupon in a paid payment or, except for guests, a pending one. */
export const hasUsedCoupon = (db: Db, clientId: number, couponId: number): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('coupon_use')
      .innerJoin('payment', 'payment.id', 'coupon_use.payment_id')
      .innerJoin('client', 'client.id', 'payment.client_id')
      .select('payment_id')
      .where('client.cpf', '=', db.selectFrom('client as one').select('one.cpf').where('one.id', '=', clientId))
      .where('coupon_use.coupon_id', '=', couponId)
      .where((eb) => eb.or([eb('payment.guest', '=', false), eb('payment.status', '=', 'paid')]))
      .where('released_at', 'is', null)
      .limit(1),
  );

/** Takes one use, if left: in a coupon race, only as many buyers as there are uses get one. */
export async function take(trx: Trx, couponId: number, paymentId: number, at: Date): Promise<boolean> {
  const taken = await trx
    .updateTable('coupon')
    .set((eb) => ({ qt: eb('qt', '-', 1), usage_count: eb('usage_count', '+', 1) }))
    .where('id', '=', couponId)
    .where('qt', '>', 0)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return false;
  await trx
    .insertInto('coupon_use')
    .values({ payment_id: paymentId, coupon_id: couponId, taken_at: at })
    .onConflict((conflict) => conflict.column('payment_id').doUpdateSet({ released_at: null }))
    .execute();
  return true;
}

/**
 * Releases the uses of payments, once each; first for uses beyond the coupon's quantity. Coupons are locked by id, so that
 * two releases cannot deadlock.
 */
export async function release(trx: Trx, paymentIds: readonly number[], at: Date): Promise<void> {
  if (paymentIds.length === 0) return;
  const uses = await trx
    .updateTable('coupon_use')
    .set({ released_at: at })
    .where('payment_id', 'in', paymentIds)
    .where('released_at', 'is', null)
    .returning('coupon_id')
    .execute();
  const byCoupon = Map.groupBy(uses, ({ coupon_id }) => coupon_id);
  for (const [id, { length }] of [...byCoupon].toSorted(([a], [b]) => a - b)) {
    const left = length - (await makeUpForUses(trx, id, length));
    await trx
      .updateTable('coupon')
      .set((eb) => ({
        // Staff may have set the quantity so high that a released use would overflow.
        qt: eb.fn<number>('least', [eb('qt', '+', left), eb.lit(MAX_COUPON_USES)]),
        usage_count: eb.fn<number>('greatest', [eb('usage_count', '-', length), eb.lit(0)]),
      }))
      .where('id', '=', id)
      .execute();
  }
}

/** Uses beyond the coupon's quantity that so many released ones make up for. Returns their number. */
async function makeUpForUses(trx: Trx, couponId: number, released: number): Promise<number> {
  const madeUpFor = await trx
    .updateTable('coupon_use')
    .set({ beyond_quantity: false })
    .where('payment_id', 'in', (eb) =>
      eb
        .selectFrom('coupon_use')
        .select('payment_id')
        .where('coupon_id', '=', couponId)
        .where('beyond_quantity', '=', true)
        .orderBy('payment_id')
        .limit(released)
        .forUpdate(),
    )
    .returning('payment_id')
    .execute();
  return madeUpFor.length;
}

/** Takes the use of an expired payment again that was paid after all, if one is left. */
export async function retake(trx: Trx, paymentId: number, at: Date): Promise<'held' | 'taken' | 'gone'> {
  const use = await trx
    .selectFrom('coupon_use')
    .select(['coupon_id', 'released_at'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  if (!use?.released_at) return 'held';
  return (await take(trx, use.coupon_id, paymentId, at)) ? 'taken' : 'gone';
}

/** Takes the use of a paid payment again, beyond the coupon's quantity if none is left: it was charged with it. */
export async function retakePaid(trx: Trx, paymentId: number, at: Date): Promise<void> {
  if ((await retake(trx, paymentId, at)) !== 'gone') return;
  const use = await trx
    .updateTable('coupon_use')
    .set({ released_at: null, beyond_quantity: true })
    .where('payment_id', '=', paymentId)
    .returning('coupon_id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('coupon')
    .set((eb) => ({ usage_count: eb('usage_count', '+', 1) }))
    .where('id', '=', use.coupon_id)
    .execute();
}
