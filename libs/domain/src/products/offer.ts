import { checkoutMethods, type CheckoutMethod } from './payment-method.ts';
import {
  couponApplies,
  couponCheckOf,
  type CouponCheck,
  type CouponContext,
  type CouponRule,
  type CouponUse,
} from './coupon.ts';
import { toCents } from '../money.ts';
import { installmentAmount, priceOf, type CouponDiscount, type Price, type PricedProduct } from './price.ts';
import { productKind, type Offer } from './product.ts';

/** A product's offer today, and under another default coupon. Totals in BRL. */
export interface Repricing {
  product_id: number;
  product_name: string;
  card_before: number;
  card_after: number;
  cash_before: number;
  cash_after: number;
}

interface OfferedProduct {
  id: number;
  code: string;
  price: number;
  installments: number;
}
export interface NamedCoupon extends CouponRule {
  code: string;
}

/** The default coupon as a buyer gets it; both null while there is none to offer. */
export interface DefaultCoupon {
  coupon_code: string | null;
  discount: CouponDiscount | null;
}
export const noDefaultCoupon: DefaultCoupon = { coupon_code: null, discount: null };

/**
 * The offer of one product, by default to a new customer, computed by the same function as the charge. The default
 * coupon counts only if it applies to every method, so that no method shows a price that the checkout refuses. Null if
 * not sold online.
 */
export function offerOf(
  product: OfferedProduct,
  defaultCoupon: NamedCoupon | undefined,
  now: Date,
  context: Exclude<CouponContext, 'all'> = 'signup',
): Offer | null {
  const kind = productKind(product);
  if (kind === 'consultancy') return null;
  const coupon =
    defaultCoupon &&
    isOffered(defaultCoupon, product) &&
    appliesToAll(defaultCoupon, { context, productIds: [product.id], now })
      ? defaultCoupon
      : undefined;
  const [card, cash] = (['credit_card', 'pix'] as const).map((method) => priceOf([product], method, coupon)) as [
    Price,
    Price,
  ];
  return {
    coupon_code: coupon?.code ?? null,
    installments: product.installments,
    installment_amount: installmentAmount(card.total, product.installments),
    card_total: card.total,
    cash_total: cash.total,
    card_percent_off: percentOff(card),
    cash_percent_off: percentOff(cash),
  };
}

const appliesToAll = (coupon: CouponRule, use: Omit<CouponUse, 'method'>) =>
  checkoutMethods.every((method) => couponApplies(coupon, { ...use, method }));

/** Rounded down, so that an offer never promises more than it gives. */
const percentOff = ({ amount, discount }: Price) =>
  amount === 0 ? 0 : Math.floor((toCents(discount) * 100) / toCents(amount));

/** The default coupon is part of the offer of standard products only. */
const isOffered = ({ products }: CouponDiscount, product: Pick<OfferedProduct, 'id' | 'code' | 'price'>) =>
  productKind(product) === 'standard' && (products.length === 0 || products.includes(product.id));

type Ordered = PricedProduct & Pick<OfferedProduct, 'code'>;

const discountOn = (products: readonly Ordered[], { discount }: DefaultCoupon): CouponDiscount | undefined =>
  discount && products.some((product) => isOffered(discount, product)) ? discount : undefined;

/**
 * The price with the default coupon, if it is part of the offer of one of the products. As when charged, it then
 * discounts every product that it covers, a lifetime one too.
 */
export const offeredPriceOf = (products: readonly Ordered[], method: CheckoutMethod, coupon: DefaultCoupon): Price =>
  priceOf(products, method, discountOn(products, coupon));

/** What the server's check of the default coupon answers for these products; null if none of their offers has it. */
export function checkDefaultCoupon(products: readonly Ordered[], coupon: DefaultCoupon): CouponCheck | null {
  const discount = discountOn(products, coupon);
  return discount && coupon.coupon_code !== null
    ? couponCheckOf(coupon.coupon_code, checkoutMethods, priceOf(products, 'credit_card', discount))
    : null;
}
