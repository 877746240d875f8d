import type { CouponContext } from '@mirante/domain/products/coupon.ts';
import type { PaymentChoice } from '@mirante/domain/sales/payment-choice.ts';

interface Order {
  productIds: readonly number[];
  context: Exclude<CouponContext, 'all'>;
  choice: Pick<PaymentChoice, 'method' | 'key'>;
}

/** The coupon check's body, of a code and the order so far. */
export const couponBody = (coupon_code: string, { productIds, context, choice: { method, key } }: Order) => ({
  coupon_code,
  payment_method: method,
  payment_context: context,
  products: [...productIds],
  ...(key && { session_key: key }),
});
