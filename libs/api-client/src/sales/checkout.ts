import { checkout } from '@mirante/contract/sales/checkout.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const checkoutApi = api.injectEndpoints({ endpoints: endpointsFrom(checkout) });
export const { useCheckSignupConflictMutation, useVerifyCouponMutation, useSignUpMutation } = checkoutApi;

feedback(checkout, {
  startCheckout: quiet,
  saveCheckoutStep: quiet,
  sendCartEvent: quiet,
  // Also called without a press, or answered in more ways than a status: the caller shows the result.
  checkSignupConflict: quiet,
  verifyCoupon: quiet,
  signUp: quiet,
});
