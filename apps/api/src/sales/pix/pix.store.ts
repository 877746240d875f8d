import { PIX_ORDER_DAYS } from '@mirante/domain/sales/pix.ts';
import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';

const DAY_MS = 86_400_000;

/** A payment by its unguessable code; undefined for anything else. */
export async function find(db: Db, code: string) {
  if (!/^[0-9a-f]{32}$/.test(code)) return undefined;
  return db
    .selectFrom('payment')
    .select(['id', 'code', 'status', 'due_at', 'pix_copy_paste', 'vindi_code'])
    .where('code', '=', code)
    .where('method', '=', 'pix')
    .executeTakeFirst();
}
export type PixPayment = NonNullable<Awaited<ReturnType<typeof find>>>;

/**
 * Whether an order's price still stands: for some days, while all of its products are for sale and its coupon has not
 * ended.
 */
export async function isOfferOpen(db: Db, paymentId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .leftJoin('coupon', 'coupon.id', 'payment.coupon_id')
    .select('payment.id')
    .where('payment.id', '=', paymentId)
    .where('payment.created_at', '>', new Date(now.getTime() - PIX_ORDER_DAYS * DAY_MS))
    .where((eb) => eb.or([eb('coupon.expires_at', 'is', null), eb('coupon.expires_at', '>=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_item')
            .innerJoin('product', 'product.id', 'product_id')
            .select('product.id')
            .where('payment_id', '=', paymentId)
            .where('product.active', '=', false),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes an expired Pix's products pending again. A product bought since then refuses by its unique constraint. A guest
 * order reserved nothing.
 */
export async function markPendingAgain(db: Trx, paymentId: number): Promise<void> {
  await db
    .updateTable('client_product')
    .set({ status: 'pending_payment' })
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'no_payment')
    .where('payment_id', 'in', (eb) => eb.selectFrom('payment').select('id').where('guest', '=', false))
    .execute();
}

/** What a renewal renews may be active. */
export async function isOwnedByAnotherPurchase(db: Db, paymentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('client_product as mine')
    .innerJoin('client_product as other', (join) =>
      join
        .onRef('other.client_id', '=', 'mine.client_id')
        .onRef('other.product_id', '=', 'mine.product_id')
        .onRef('other.id', '<>', 'mine.id'),
    )
    .select('other.id')
    .innerJoin('payment', 'payment.id', 'mine.payment_id')
    .where('mine.payment_id', '=', paymentId)
    .where((eb) =>
      eb.or([
        eb('other.status', '=', 'pending_payment'),
        eb.and([eb('other.status', '=', 'active'), eb('payment.type', '=', 'buy')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setDueAt(db: Trx, paymentId: number, due_at: Date): Promise<void> {
  await db.updateTable('payment').set({ due_at }).where('id', '=', paymentId).where('status', '=', 'pending').execute();
}
