import { isCash, type PaymentMethod } from './payment-method.ts';
import { allocate, fromCents, toCents } from '../money.ts';

/** Off the list total when the buyer pays at once, by pix or boleto. It adds to a coupon's discount. */
export const CASH_DISCOUNT_PERCENT = 10;

export interface PricedProduct {
  id: number;
  /** List price in BRL. */
  price: number;
}

/** What a coupon takes off. `products` empty means any product. */
export interface CouponDiscount {
  percent: number | null;
  /** In BRL, for a coupon by value. */
  amount: number | null;
  products: readonly number[];
}

export interface PricedItem {
  product_id: number;
  amount: number;
  coupon_discount: number;
  cash_discount: number;
  discount: number;
}

/** All in BRL. `amount` is the list total, `discount` everything off it, `total` what is charged. */
export interface Price {
  items: PricedItem[];
  amount: number;
  coupon_discount: number;
  cash_discount: number;
  discount: number;
  total: number;
}

/** The one place where a price is made: the offer, the coupon check and the charge all call it. */
export function priceOf(products: readonly PricedProduct[], method: PaymentMethod, coupon?: CouponDiscount): Price {
  const amounts = products.map(({ price }) => toCents(price));
  const couponParts = coupon ? couponCents(products, amounts, coupon) : amounts.map(() => 0);
  const cashParts = isCash(method) ? cashCents(amounts, couponParts) : amounts.map(() => 0);
  const items = products.map(({ id }, i) => ({
    product_id: id,
    amount: fromCents(amounts[i]!),
    coupon_discount: fromCents(couponParts[i]!),
    cash_discount: fromCents(cashParts[i]!),
    discount: fromCents(couponParts[i]! + cashParts[i]!),
  }));
  const [amount, ofCoupon, ofCash] = [sum(amounts), sum(couponParts), sum(cashParts)];
  return {
    items,
    amount: fromCents(amount),
    coupon_discount: fromCents(ofCoupon),
    cash_discount: fromCents(ofCash),
    discount: fromCents(ofCoupon + ofCash),
    total: fromCents(amount - ofCoupon - ofCash),
  };
}

function couponCents(products: readonly PricedProduct[], amounts: readonly number[], coupon: CouponDiscount): number[] {
  const eligible = amounts.map((cents, i) =>
    coupon.products.length === 0 || coupon.products.includes(products[i]!.id) ? cents : 0,
  );
  const total = sum(eligible);
  const off = coupon.percent === null ? toCents(coupon.amount ?? 0) : Math.round((total * coupon.percent) / 100);
  return allocate(Math.min(off, total), eligible);
}

/** Each item's share of the cash discount, never more than the coupon left of that item. */
function cashCents(amounts: readonly number[], couponParts: readonly number[]): number[] {
  const off = Math.round((sum(amounts) * CASH_DISCOUNT_PERCENT) / 100);
  return allocate(off, amounts).map((part, i) => Math.min(part, amounts[i]! - couponParts[i]!));
}

/** The most instalments that a card may pay these products in: the highest of the products' own. */
export const maxInstallments = (products: readonly { installments: number }[]): number =>
  Math.max(1, ...products.map((p) => p.installments));

/** What one instalment costs, in BRL. The cents that do not divide fall on the first, which is not the one shown. */
export const installmentAmount = (total: number, installments: number): number =>
  fromCents(Math.floor(toCents(total) / installments));

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
