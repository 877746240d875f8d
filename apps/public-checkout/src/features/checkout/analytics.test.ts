// @vitest-environment happy-dom
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { expect, it } from 'vitest';
import { trackPurchase } from './analytics.ts';

const product = { id: 6, code: 'mirante_completo', name: 'Mirante Completo', price: 2388 } as CatalogueProduct;

it('analytics: reports a purchase without buyer data', () => {
  const layer: object[] = [];
  Object.assign(window, { dataLayer: layer });
  trackPurchase({
    payment_id: 77,
    product,
    order: { method: 'pix', installments: 1, coupon_code: 'MIRANTE50', card: null, total: 955.2 },
  });
  expect(layer).toEqual([
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: '77',
        currency: 'BRL',
        value: 955.2,
        discount: 1432.8,
        payment_type: 'pix',
        coupon: 'MIRANTE50',
        items: [{ item_id: 'mirante_completo', item_name: 'Mirante Completo', price: 2388, quantity: 1 }],
      },
    },
  ]);
});
