import type { catalogue } from '@mirante/contract/products/catalogue.ts';
import { offerOf } from '@mirante/domain/products/offer.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { sendBytes } from '../../http/micro-cache.ts';
import type { Handlers } from '../../http/serve.ts';
import * as coupons from '../coupons/coupons.store.ts';
import * as store from './catalogue.store.ts';
import { offers } from '../offer-cache.ts';

export const catalogueRoutes: Handlers<typeof catalogue> = {
  listActiveProducts: async ({ request, reply, ...services }) => {
    sendBytes(request, reply, await offers(services, () => store.listActive(services.db, services.now())).read());
    return reply as unknown as CatalogueProduct[];
  },

  getDefaultCoupon: async ({ db, now, input }) => {
    const codes = (input.produtos ?? '')
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean)
      .slice(0, 20);
    const [coupon, products] = await Promise.all([
      coupons.findDefault(db),
      codes.length > 0 ? store.findByCodes(db, codes) : store.listActive(db, now()),
    ]);
    const offered = products.map((product) => offerOf(product, coupon, now(), input.payment_context)?.coupon_code);
    return { coupon_code: offered.find((code) => typeof code === 'string') ?? null };
  },
};
