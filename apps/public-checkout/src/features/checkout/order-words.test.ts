import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { expect, it } from 'vitest';
import { priceBy } from './order-words.ts';

it('order words: what Pix and boleto would cost have no discount of a coupon that is for cards only', () => {
  const product = { id: 6, price: 2388, offer: null } as CatalogueProduct;
  const check = {
    valid: true,
    coupon_code: 'CARTAO10',
    methods: ['credit_card' as const],
    products: [{ product_id: 6, amount: 2388, discount: 238.8 }],
  };
  const totalBy = (method: 'credit_card' | 'pix' | 'bank_slip') =>
    priceBy(method, product, { code: 'CARTAO10', check }).total;
  expect([totalBy('credit_card'), totalBy('pix'), totalBy('bank_slip')]).toEqual([2149.2, 2149.2, 2149.2]);
});
