import { findProducts } from '../product.store.ts';
import {
  couponAppliesToOrder,
  couponCheckOf,
  type CouponCheck,
  type CouponUse,
} from '@mirante/domain/products/coupon.ts';
import { checkoutMethods } from '@mirante/domain/products/payment-method.ts';
import { priceOf } from '@mirante/domain/products/price.ts';
import { isOnSale } from '@mirante/domain/products/product.ts';
import { meters } from '../../metrics/meters.ts';
import type { Services } from '../../services.ts';
import * as store from './coupons.store.ts';

interface Asked {
  coupon_code: string;
  payment_method: CouponUse['method'];
  payment_context: CouponUse['context'];
  products: readonly number[];
}

/** A coupon's discount on each product. The reason for no discount is not given: the response is always the same. */
export async function checkCoupon(
  { db, now }: Services,
  { coupon_code, payment_method: method, payment_context: context, products: ids }: Asked,
): Promise<CouponCheck> {
  const [found, coupon] = await Promise.all([findProducts(db, ids), store.find(db, coupon_code)]);
  const products = found.filter(isOnSale);
  const valid =
    coupon !== undefined &&
    products.length === ids.length &&
    couponAppliesToOrder(coupon, products, { method, context, now: now() });
  if (!valid) meters.couponRejected.inc({ reason: coupon ? 'not_applicable' : 'unknown' });
  if (!valid) return couponCheckOf(coupon_code, [], priceOf(products, method));
  const methods = checkoutMethods.filter((other) =>
    couponAppliesToOrder(coupon, products, { method: other, context, now: now() }),
  );
  return couponCheckOf(coupon.code, methods, priceOf(products, method, coupon));
}
