import type { catalogue } from '@mirante/contract/products/catalogue.ts';
import { noDefaultCoupon, offerOf } from '@mirante/domain/products/offer.ts';
import { priceOf } from '@mirante/domain/products/price.ts';
import { sendCached } from '../../http/micro-cache.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as coupons from '../coupons/coupons.store.ts';
import * as store from './catalogue.store.ts';

/** Offers also start and end by the clock, without a notice. */
const FRESH_MS = 1000;

export const catalogueRoutes: Handlers<typeof catalogue> = {
  listActiveProducts: (call) =>
    sendCached(call, { name: 'offers', topic: 'catalogue', freshMs: FRESH_MS }, () =>
      store.listActive(call.db, call.now()),
    ),

  getDefaultCoupon: async ({ db, now, input, session }) => {
    const codes = (input.produtos ?? '')
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean)
      .slice(0, 20);
    const [coupon, products] = await Promise.all([
      coupons.findDefault(db),
      codes.length > 0 ? store.findByCodes(db, codes) : store.listActive(db, now()),
    ]);
    const offered = products.filter((product) => offerOf(product, coupon, now(), input.payment_context)?.coupon_code);
    if (!coupon || offered.length === 0) return noDefaultCoupon;
    // Once used, it would be refused for an order that it covers, be it with the discount of a Pix.
    const covers = offered.some((product) => product.price > 0 && priceOf([product], 'pix', coupon).total === 0);
    const viewer = session?.viewer;
    if (covers && viewer?.role === 'client' && (await coupons.hasUsedCoupon(db, viewer.id, coupon.id)))
      return noDefaultCoupon;
    const { code, percent, amount, products: ids } = coupon;
    return { coupon_code: code, discount: { percent, amount, products: ids } };
  },

  previewOffer: async ({ db, now, input: { coupon_id } }) => {
    const coupon = coupon_id === undefined ? undefined : or404(await coupons.findById(db, coupon_id), 'Cupom');
    return store.listRepricings(db, coupon, now());
  },
};
