import { checkoutMethods } from './payment-method.ts';
import type { CouponContext, CouponRule, CouponUse } from './coupon.ts';
import { couponApplies } from './coupon.ts';
import { toCents } from '../money.ts';
import { installmentAmount, priceOf, type Price } from './price.ts';
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
    kind === 'standard' && defaultCoupon && appliesToAll(defaultCoupon, { context, productIds: [product.id], now })
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
