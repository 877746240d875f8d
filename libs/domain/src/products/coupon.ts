import { checkoutMethods, type CheckoutMethod } from './payment-method.ts';
import { coversOrder, type CouponDiscount, type Price, type PricedProduct } from './price.ts';

export const couponContexts = ['all', 'signup', 'buy', 'renew'] as const;
export type CouponContext = (typeof couponContexts)[number];

export interface CouponRule extends CouponDiscount {
  /** Uses left. */
  qt: number;
  starts_at: Date;
  expires_at: Date | null;
  applies_to: CouponContext;
  credit_card: boolean;
  bank_slip: boolean;
  pix: boolean;
  /** For the house's own use: hidden from public calls. */
  staff_only: boolean;
}

export interface CouponUse {
  method: CheckoutMethod;
  context: Exclude<CouponContext, 'all'>;
  productIds: readonly number[];
  now: Date;
}

/** Whether the coupon discounts this purchase now. Buyers are not told why it does not. */
export function couponApplies(coupon: CouponRule, { method, context, productIds, now }: CouponUse): boolean {
  if (coupon.staff_only || coupon.qt < 1 || !coupon[method]) return false;
  if (now < coupon.starts_at || (coupon.expires_at !== null && now > coupon.expires_at)) return false;
  if (coupon.applies_to !== 'all' && coupon.applies_to !== context) return false;
  return coupon.products.length === 0 || productIds.some((id) => coupon.products.includes(id));
}

/** As `couponApplies`, of an order. Its method does not matter if the coupon leaves nothing to pay. */
export function couponAppliesToOrder(
  coupon: CouponRule,
  products: readonly PricedProduct[],
  use: Omit<CouponUse, 'productIds'>,
): boolean {
  const methods = coversOrder(products, coupon) ? checkoutMethods : [use.method];
  const productIds = products.map(({ id }) => id);
  return methods.some((method) => couponApplies(coupon, { ...use, method, productIds }));
}

/** The result of a coupon check: its discount on each product, in BRL, before any cash discount. */
export interface CouponCheck {
  valid: boolean;
  coupon_code: string;
  products: { product_id: number; amount: number; discount: number }[];
  /** With which a valid one counts; all, if missing. */
  methods?: readonly CheckoutMethod[];
}

export const couponCheckOf = (
  coupon_code: string,
  methods: readonly CheckoutMethod[],
  { items }: Pick<Price, 'items'>,
): CouponCheck => ({
  valid: methods.length > 0,
  coupon_code,
  ...(methods.length > 0 && { methods }),
  products: items.map(({ product_id, amount, coupon_discount }) => ({ product_id, amount, discount: coupon_discount })),
});
