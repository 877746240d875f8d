import { isCash, type PaymentMethod } from './payment-method.ts';
import { allocate, fromCents, toCents } from '../money.ts';

/** Off the list total for payment at once, by Pix or boleto. It adds to a coupon's discount. */
export const CASH_DISCOUNT_PERCENT = 10;

/** In cents, so that an upgrade has a payment, which can be undone. */
const MIN_AFTER_CREDIT = 100;

export interface PricedProduct {
  id: number;
  /** List price in BRL. */
  price: number;
  /** What credits for the parts that its buyer has may take off, in BRL. */
  credit?: number | undefined;
}

/** A coupon's discount. Empty `products` means any product. */
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
  credit: number;
  discount: number;
}

/** All in BRL. `amount` is the list total, `discount` everything off it, `total` what is charged. */
export interface Price {
  items: PricedItem[];
  amount: number;
  coupon_discount: number;
  cash_discount: number;
  credit: number;
  discount: number;
  total: number;
}

/** The only price calculation: the offer, the coupon check and the charge all call it. */
export function priceOf(products: readonly PricedProduct[], method: PaymentMethod, coupon?: CouponDiscount): Price {
  const amounts = products.map(({ price }) => toCents(price));
  const couponParts = coupon ? couponCents(products, amounts, coupon) : amounts.map(() => 0);
  const cashParts = isCash(method) ? cashCents(amounts, couponParts) : amounts.map(() => 0);
  const credits = products.map(({ credit = 0 }, i) =>
    Math.max(0, Math.min(toCents(credit), amounts[i]! - couponParts[i]! - cashParts[i]! - MIN_AFTER_CREDIT)),
  );
  const off = credits.map((credit, i) => credit + couponParts[i]! + cashParts[i]!);
  return {
    items: products.map(({ id }, i) => ({
      product_id: id,
      amount: fromCents(amounts[i]!),
      coupon_discount: fromCents(couponParts[i]!),
      cash_discount: fromCents(cashParts[i]!),
      credit: fromCents(credits[i]!),
      discount: fromCents(off[i]!),
    })),
    amount: fromCents(sum(amounts)),
    coupon_discount: fromCents(sum(couponParts)),
    cash_discount: fromCents(sum(cashParts)),
    credit: fromCents(sum(credits)),
    discount: fromCents(sum(off)),
    total: fromCents(sum(amounts) - sum(off)),
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

/** Each item's share of the cash discount, limited to what the coupon leaves of the item. */
function cashCents(amounts: readonly number[], couponParts: readonly number[]): number[] {
  const off = Math.round((sum(amounts) * CASH_DISCOUNT_PERCENT) / 100);
  return allocate(off, amounts).map((part, i) => Math.min(part, amounts[i]! - couponParts[i]!));
}

/** The maximum card instalments for these products: the highest of their own. */
export const maxInstallments = (products: readonly { installments: number }[]): number =>
  Math.max(1, ...products.map((p) => p.installments));

/** One instalment, in BRL. Indivisible cents are added to the first, which is not the one shown. */
export const installmentAmount = (total: number, installments: number): number =>
  fromCents(Math.floor(toCents(total) / installments));

export const firstInstallmentAmount = (total: number, installments: number): number =>
  fromCents(toCents(total) - toCents(installmentAmount(total, installments)) * (installments - 1));

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** Whether a coupon leaves nothing to pay, by any method. */
export const coversOrder = (products: readonly PricedProduct[], coupon: CouponDiscount): boolean =>
  priceOf(products, 'credit_card', coupon).total === 0;
