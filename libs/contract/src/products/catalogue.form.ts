import { couponContexts } from '@mirante/domain/products/coupon.ts';
import { form, id, oneOf, str } from '@mirante/validation/fields.ts';

export const defaultCouponQuery = form({
  produtos: str().max(400),
  payment_context: oneOf(couponContexts.filter((context) => context !== 'all')),
});

export const offerPreviewQuery = form({ coupon_id: id() });
