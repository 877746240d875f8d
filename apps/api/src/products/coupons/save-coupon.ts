import type { coupons } from '@mirante/contract/products/coupons.ts';
import { couponMistakes } from '@mirante/contract/products/coupons.form.ts';
import type { Coupon } from '@mirante/domain/products/coupon-record.ts';
import { dayInSaoPaulo, endOfDay, startOfDay } from '@mirante/domain/dates.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import { refusing } from '../../records/constraints.ts';
import { omitUndefined } from '../../records/omit-undefined.ts';
import { invalidField, invalidFields, unknownInField } from '../../http/refusal.ts';
import type { Schema } from '../../database/schema.ts';
import type { Call } from '../../http/serve.ts';
import { refuseHouse } from './house-coupon.ts';
import * as store from './staff-coupons.store.ts';

type Stored = Selectable<Schema['coupon']>;

export function insertCoupon(trx: Db, { input, now }: Call<typeof coupons.createCoupon>): Promise<number> {
  const { products = [], discount_type, starts_at, expires_at, percent, amount, ...rest } = input;
  const values = {
    ...rest,
    obs: rest.obs ?? null,
    ...discountOf({ discount_type, percent, amount }),
    starts_at: startOfDay(starts_at),
    expires_at: expires_at ? endOfDay(expires_at) : null,
    created_at: now(),
  };
  return store.insert(trx, values, products).catch(refusing(words));
}

export async function saveCoupon(
  trx: Db,
  { params: { id }, input }: Call<typeof coupons.editCoupon>,
  current: Coupon,
): Promise<void> {
  const stored = (await store.lock(trx, id))!;
  refuseHouse(stored);
  const { products, ...terms } = input;
  const whole = { ...current, ...omitUndefined(terms) };
  const mistakes = couponMistakes(whole);
  if (mistakes.length > 0) throw invalidFields(mistakes);
  await store.save(trx, id, changed(stored, whole)).catch(refusing(words));
  if (products) await store.replaceProducts(trx, id, products).catch(refusing(words));
}

/** An unchanged day keeps its time. */
function changed(
  stored: Stored,
  { code, qt, starts_at, expires_at, applies_to, credit_card, bank_slip, pix, obs, ...discount }: Coupon,
) {
  const begins = dayInSaoPaulo(stored.starts_at) === starts_at ? stored.starts_at : startOfDay(starts_at);
  const ends = expires_at
    ? stored.expires_at && dayInSaoPaulo(stored.expires_at) === expires_at
      ? stored.expires_at
      : endOfDay(expires_at)
    : null;
  return {
    code,
    qt,
    starts_at: begins,
    expires_at: ends,
    applies_to,
    credit_card,
    bank_slip,
    pix,
    obs: obs || null,
    ...discountOf(discount),
  };
}

const discountOf = ({
  discount_type,
  percent,
  amount,
}: {
  discount_type: string;
  percent?: number | null | undefined;
  amount?: number | null | undefined;
}) => (discount_type === 'percent' ? { percent: percent!, amount: null } : { percent: null, amount: amount! });

const words = {
  coupon_code: () => invalidField('code', 'Já existe um cupom com este código.'),
  coupon_product_product_id_fkey: () => unknownInField('products', 'Produto'),
};
