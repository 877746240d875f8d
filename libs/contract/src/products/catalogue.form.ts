import { couponContexts } from '@mirante/domain/products/coupon.ts';
import { form, oneOf, str } from '@mirante/validation/fields.ts';

export const defaultCouponQuery = form({
  produtos: str().max(400),
  payment_context: oneOf(couponContexts.filter((context) => context !== 'all')),
});
