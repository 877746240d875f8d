import type { catalogue } from '@mirante/contract/catalogue.ts';
import { offerOf } from '@mirante/domain/offer.ts';
import type { CatalogueProduct } from '@mirante/domain/product.ts';
import type { Db } from '../../db.ts';
import { microCache, sendBytes } from '../../http/micro-cache.ts';
import type { Handlers } from '../../http/serve.ts';
import * as coupons from '../coupons/coupons.store.ts';
import * as store from './catalogue.store.ts';

const FRESH_MS = 1000;
const caches = new WeakMap<Db, ReturnType<typeof microCache>>();

export const catalogueRoutes: Handlers<typeof catalogue> = {
  listActiveProducts: async ({ db, now, request, reply }) => {
    const cached = caches.get(db) ?? microCache(() => store.listActive(db, now()), FRESH_MS);
    caches.set(db, cached);
    sendBytes(request, reply, await cached());
    return reply as unknown as CatalogueProduct[];
  },

  getDefaultCoupon: async ({ db, now, input }) => {
    const codes = (input.produtos ?? '').split(',').map((code) => code.trim()).filter(Boolean).slice(0, 20);
    const [coupon, products] = await Promise.all([coupons.findDefault(db), codes.length > 0 ? store.findByCodes(db, codes) : store.listActive(db, now())]);
    const offered = products.map((product) => offerOf(product, coupon, now(), input.payment_context)?.coupon_code);
    return { coupon_code: offered.find((code) => typeof code === 'string') ?? null };
  },
};
