import type { CheckoutMethod } from '../products/payment-method.ts';
import type { CouponCheck } from '../products/coupon.ts';

/** How a purchase is going to be paid. */
export interface PaymentChoice {
  method: CheckoutMethod;
  /** Null until chosen: the most that the products allow. */
  installments: number | null;
  /** The coupon at hand; `check` is null until it is verified, and again for each method: a coupon may be for cards only. */
  coupon: { code: string; check: CouponCheck | null } | null;
  /** Names this visit to the server's funnel. */
  key: string | null;
}

export type PaymentEvent =
  | { type: 'methodChosen'; method: CheckoutMethod }
  | { type: 'installmentsChosen'; installments: number }
  | { type: 'couponApplied'; check: CouponCheck }
  | { type: 'couponChecked'; check: CouponCheck }
  | { type: 'couponRemoved' };

export const emptyChoice: PaymentChoice = { method: 'credit_card', installments: null, coupon: null, key: null };

export function paymentReducer<C extends PaymentChoice>(state: C, event: PaymentEvent): C {
  switch (event.type) {
    case 'methodChosen':
      return { ...state, method: event.method, coupon: state.coupon && { ...state.coupon, check: null } };
    case 'installmentsChosen':
      return { ...state, installments: event.installments };
    case 'couponApplied':
      return event.check.valid ? withCoupon(state, event.check) : state;
    case 'couponChecked':
      return state.coupon && sameCode(state.coupon.code, event.check.coupon_code)
        ? withCoupon(state, event.check)
        : state;
    case 'couponRemoved':
      return { ...state, coupon: null };
  }
}

const withCoupon = <C extends PaymentChoice>(state: C, check: CouponCheck): C => ({
  ...state,
  coupon: { code: check.coupon_code, check },
});

/** A coupon's code is the same in any case. */
export const sameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();
