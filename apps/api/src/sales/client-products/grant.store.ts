import { randomBytes } from 'node:crypto';
import type { Price } from '@mirante/domain/products/price.ts';
import type { Trx } from '../../database/in-transaction.ts';

/** Staff's coupon of 100%: no public call accepts it. */
const UPGRADE = {
  code: 'UPGRADE100',
  qt: 1_000_000,
  percent: 100,
  staff_only: true,
  obs: 'Uso interno: inclusão de produto pela equipe.',
};
type NamedCoupon = { id: number; code: string };

/** Created on demand, as staff's grants depend on it. */
export async function upgradeCoupon(db: Trx, now: Date): Promise<NamedCoupon> {
  const find = () =>
    db
      .selectFrom('coupon')
      .select(['id', 'code'])
      .where((eb) => eb.fn('upper', ['code']), '=', UPGRADE.code)
      .where('staff_only', '=', true)
      .executeTakeFirst();
  const known = await find();
  if (known) return known;
  await db
    .insertInto('coupon')
    .values({ ...UPGRADE, starts_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`the coupon ${UPGRADE.code} is not the house's own`);
  return made;
}

interface Grant {
  clientId: number;
  price: Price;
  coupon: NamedCoupon;
  now: Date;
}

/** Inserted as unpaid rather than pending: the client may be about to pay for the same product. */
export async function insertGrant(db: Trx, { clientId, price, coupon, now }: Grant): Promise<number> {
  const { id } = await db
    .insertInto('payment')
    .values({
      code: randomBytes(16).toString('hex'),
      client_id: clientId,
      type: 'buy',
      method: 'courtesy',
      status: 'pending',
      amount: price.amount,
      discount: price.discount,
      installments: 1,
      coupon_id: coupon.id,
      coupon_code: coupon.code,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_item')
    .values(price.items.map(({ product_id, amount, discount }) => ({ payment_id: id, product_id, amount, discount })))
    .execute();
  await db
    .insertInto('client_product')
    .values(
      price.items.map(({ product_id }) => ({
        client_id: clientId,
        product_id,
        status: 'no_payment' as const,
        payment_id: id,
        created_at: now,
      })),
    )
    .execute();
  await db.insertInto('purchase_intent').values({ payment_id: id, new_client: false }).execute();
  return id;
}
