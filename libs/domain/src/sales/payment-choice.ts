import type { CheckoutMethod } from '../products/payment-method.ts';
import type { CouponCheck } from '../products/coupon.ts';

/** The payment choices of a purchase. */
export interface PaymentChoice {
  method: CheckoutMethod;
  /** Null until chosen: the maximum that the products allow. */
  installments: number | null;
  /**
   * The applied coupon; `check` is null until it is verified, and again after a change of method: a coupon may be for
   * cards only.
   */
  coupon: { code: string; check: CouponCheck | null } | null;
  /** Identifies this visit in the server's funnel. */
  key: string | null;
}

/** A check and the method that it was for: another one may have been chosen meanwhile. */
interface CheckedFor {
  check: CouponCheck;
  method: CheckoutMethod;
}

export type PaymentEvent =
  | { type: 'methodChosen'; method: CheckoutMethod }
  | { type: 'installmentsChosen'; installments: number }
  | ({ type: 'couponApplied' } & CheckedFor)
  | ({ type: 'couponChecked' } & CheckedFor)
  | { type: 'couponRemoved' };

export const emptyChoice: PaymentChoice = { method: 'credit_card', installments: null, coupon: null, key: null };

export function paymentReducer<C extends PaymentChoice>(state: C, event: PaymentEvent): C {
  switch (event.type) {
    case 'methodChosen':
      return { ...state, method: event.method, coupon: state.coupon && { ...state.coupon, check: null } };
    case 'installmentsChosen':
      return { ...state, installments: event.installments };
    case 'couponApplied':
      return event.check.valid ? withCoupon(state, event) : state;
    case 'couponChecked':
      return state.coupon && sameCode(state.coupon.code, event.check.coupon_code) && event.method === state.method
        ? withCoupon(state, event)
        : state;
    case 'couponRemoved':
      return { ...state, coupon: null };
  }
}

const withCoupon = <C extends PaymentChoice>(state: C, { check, method }: CheckedFor): C => ({
  ...state,
  coupon: { code: check.coupon_code, check: method === state.method ? check : null },
});

/** Coupon codes are case-insensitive. */
export const sameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();
