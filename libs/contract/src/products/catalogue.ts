import type { DefaultCoupon, Repricing } from '@mirante/domain/products/offer.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { get, type } from '../http.ts';

export const catalogue = {
  listActiveProducts: get('/api/v1/active-products', {
    what: 'Listar produtos à venda',
    allow: 'public',
    returns: type<CatalogueProduct[]>(),
  }),
  /**
   * `produtos`: comma-separated codes. Returns the default coupon if it applies to one of them in this context, by
   * default a sign-up; for a client whose CPF used it, only if it leaves something to pay.
   */
  getDefaultCoupon: get('/api/v1/coupon-default', {
    what: 'Ver o cupom padrão',
    allow: 'public',
    input: () => import('./catalogue.form.ts').then((m) => m.defaultCouponQuery),
    returns: type<DefaultCoupon>(),
  }),
  /**
   * The prices with this coupon as the default; without one, with no default. Only products whose price would change.
   */
  previewOffer: get('/api/v1/offer-preview', {
    what: 'Prever os preços da oferta',
    allow: ['financeiro'],
    input: () => import('./catalogue.form.ts').then((m) => m.offerPreviewQuery),
    returns: type<Repricing[]>(),
    refuses: ['not_found'],
  }),
};
