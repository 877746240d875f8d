import type { checkout } from '@mirante/contract/sales/checkout.ts';
import { networkOf, limit } from '../../http/limits.ts';
import type { Handlers } from '../../http/serve.ts';
import { checkCoupon } from '../../products/coupons/coupon-check.ts';
import { findAddress } from './zipcode.ts';
import * as store from './checkout.store.ts';
import { signupConflictOf } from './signup-conflict.ts';
import { signUp } from './sign-up.ts';

export const checkoutRoutes: Handlers<typeof checkout> = {
  startCheckout: async (call) => {
    await limit(call, 'checkout', networkOf(call.ip));
    return { key: await store.startSession(call.db, call.now()) };
  },

  saveCheckoutStep: async (call) => {
    await limit(call, 'checkout', networkOf(call.ip));
    await store.saveStep(call.db, call.input.key, call.input.step, call.now());
  },

  sendCartEvent: async (call) => {
    await limit(call, 'checkout', networkOf(call.ip));
    const { session_key: key, ...cart } = call.input;
    if (key) await store.saveCart(call.db, key, cart, call.now());
  },

  checkSignupConflict: async (call) => signupConflictOf(call, call.input),

  verifyCoupon: async (call) => {
    await limit(call, 'verify-coupon-ip', networkOf(call.ip));
    await limit(call, 'verify-coupon', await store.limitTargetOf(call.db, call.input.session_key, networkOf(call.ip)));
    return checkCoupon(call, call.input);
  },

  findAddress: async (call) => findAddress(call, call.params.cep),

  signUp: async (call) => {
    const { db, now, input, idempotencyKey, ip } = call;
    const answer = await signUp(call, { input, idempotencyKey, count: () => limit(call, 'signup', networkOf(ip)) });
    if (input.payment.session_key) await store.saveBuyer(db, input.payment.session_key, answer.payment_id, now());
    return answer;
  },
};
