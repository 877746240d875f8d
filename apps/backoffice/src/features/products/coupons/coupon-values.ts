import type { CouponForm, NewCouponForm } from '@mirante/contract/products/coupons.form.ts';
import type { coupons } from '@mirante/contract/products/coupons.ts';
import type { Input } from '@mirante/contract/http.ts';
import { flagsOf, type Coupon } from '@mirante/domain/products/coupon-record.ts';
import { addMonths, dayInSaoPaulo } from '@mirante/domain/dates.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 9;

/**
 * Random, and without the ambiguous characters I, O, 0 and 1. The 32 letters divide 256, so that each is equally
 * likely.
 */
export const randomCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(CODE_LENGTH)), (byte) => LETTERS[byte % LETTERS.length]!).join('');

/** Initial values of a new coupon. */
export function newCoupon(now: Date): Omit<NewCouponForm, 'percent'> {
  const starts_at = dayInSaoPaulo(now);
  return {
    code: randomCode(),
    qt: 1,
    discount_type: 'percent',
    starts_at,
    expires_at: addMonths(starts_at, 1),
    payment_type: 'all',
    applies_to: 'all',
    products: [],
  };
}

type Terms = Pick<
  NewCouponForm,
  'code' | 'discount_type' | 'percent' | 'amount' | 'starts_at' | 'expires_at' | 'payment_type' | 'applies_to' | 'obs'
>;
const termsOf = ({ payment_type, discount_type, percent, amount, expires_at, obs, ...terms }: Terms) => ({
  code: terms.code,
  starts_at: terms.starts_at,
  applies_to: terms.applies_to,
  discount_type,
  ...(discount_type === 'percent' ? { percent } : { amount }),
  expires_at: expires_at || null,
  obs: obs || null,
  ...flagsOf(payment_type),
});

export const bodyOf = ({ qt, products, ...terms }: NewCouponForm): Input<typeof coupons.createCoupon> => ({
  ...termsOf(terms),
  qt,
  ...(products && products.length > 0 && { products }),
});

/** Sends the quantity only if it was edited: purchases may have changed it since the form was opened. */
export const changeOf = (
  { qt, ...terms }: CouponForm,
  before: Pick<Coupon, 'qt'>,
): Input<typeof coupons.editCoupon> => ({ ...termsOf(terms), ...(qt !== before.qt && { qt }) });
