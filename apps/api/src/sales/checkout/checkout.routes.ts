import type { checkout } from '@mirante/contract/sales/checkout.ts';
import type { Db } from '../../database/db.ts';
import { limit } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import type { Handlers } from '../../http/serve.ts';
import { checkCoupon } from '../../products/coupons/coupon-check.ts';
import { sealCart } from '../../people/sealed-cart.ts';
import type { CouponGuess } from '../purchases/order.ts';
import * as store from './checkout.store.ts';
import { signupConflictOf } from './signup-conflict.ts';
import { signUp } from './sign-up.ts';

/** The coupon check limits of a checkout and of an address. */
async function couponGuessesOf(
  { db, ip }: { db: Db; ip: string },
  sessionKey: string | null | undefined,
): Promise<CouponGuess[]> {
  const address = networkOf(ip);
  return [
    ['verify-coupon-ip', address],
    ['verify-coupon', await store.limitTargetOf(db, sessionKey ?? undefined, address)],
  ];
}

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
    const { session_key: key, name, email, phone, products } = call.input;
    const cart = { name, email, phone, products };
    if (key) await store.saveCart(call.db, key, sealCart(call.config, key, cart), call.now());
  },

  checkSignupConflict: async (call) => signupConflictOf(call, call.input),

  verifyCoupon: async (call) => {
    for (const [name, target] of await couponGuessesOf(call, call.input.session_key)) await limit(call, name, target);
    return checkCoupon(call, call.input);
  },

  signUp: async (call) => {
    const { db, now, input, idempotencyKey, ip } = call;
    const { session_key: sessionKey, coupon_code: code } = input.payment;
    const answer = await signUp(call, {
      input,
      idempotencyKey,
      couponGuesses: code ? await couponGuessesOf(call, sessionKey) : [],
      count: () => limit(call, 'signup', networkOf(ip)),
    });
    if (input.payment.session_key) await store.saveBuyer(db, input.payment.session_key, answer.payment_id, now());
    return answer;
  },
};
