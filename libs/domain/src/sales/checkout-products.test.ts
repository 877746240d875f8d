import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOf, checkoutReducer, discountOf, emptyCheckout, relatedProducts } from './checkout.ts';
import type { CouponCheck } from '../products/coupon.ts';
import { priceOf } from '../products/price.ts';
import type { CatalogueProduct } from '../products/product.ts';

describe('a checked coupon', () => {
  it('prices as the coupon itself', () => {
    const products = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 20 }), cents: fc.integer({ min: 0, max: 500_000 }) }),
      { minLength: 1, maxLength: 5, selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(
        products,
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('credit_card' as const, 'pix' as const),
        (list, percent, method) => {
          const priced = list.map(({ id, cents }) => ({ id, price: cents / 100 }));
          const direct = priceOf(priced, method, { percent, amount: null, products: [] });
          const check: CouponCheck = {
            valid: true,
            coupon_code: 'C',
            products: direct.items.map((item) => ({
              product_id: item.product_id,
              amount: item.amount,
              discount: item.coupon_discount,
            })),
          };
          expect(priceOf(priced, method, discountOf(check, method)).total).toBe(direct.total);
        },
      ),
    );
  });
});

describe("a coupon's check", () => {
  it('discounts by the methods alone with which the coupon counts', () => {
    const products = [{ product_id: 6, amount: 2388, discount: 238.8 }];
    const forCards: CouponCheck = { valid: true, coupon_code: 'CARTAO10', methods: ['credit_card'], products };
    expect(discountOf(forCards, 'credit_card')).toMatchObject({ amount: 238.8 });
    expect(discountOf(forCards, 'pix')).toBeUndefined();
    expect(discountOf(forCards, 'bank_slip')).toBeUndefined();
  });

  const check: CouponCheck = { valid: false, coupon_code: 'OUTRO', products: [] };
  const product = { id: 6, price: 2388, offer: { coupon_code: 'MIRANTE50', card_total: 1194 } };
  const of = (coupon: { code: string; check: CouponCheck | null } | null, offer: object | null = product.offer) =>
    checkOf(coupon, { ...product, offer } as CatalogueProduct);

  it("is the offer's for its own coupon, until the server's is there", () => {
    expect(of({ code: 'mirante50', check: null })).toEqual({
      valid: true,
      coupon_code: 'MIRANTE50',
      products: [{ product_id: 6, amount: 2388, discount: 1194 }],
    });
    expect(of({ code: 'mirante50', check })).toBe(check);
  });

  it('is unknown for another coupon, without an offer, and without a coupon', () => {
    expect(of({ code: 'OUTRO', check: null })).toBeNull();
    expect(of({ code: 'MIRANTE50', check: null }, null)).toBeNull();
    expect(of({ code: 'MIRANTE50', check: null }, { ...product.offer, coupon_code: null })).toBeNull();
    expect(of(null)).toBeNull();
  });
});

describe("products named in the checkout's URL", () => {
  const sold = (id: number, code: string, name: string, includes: string[] = []) =>
    ({ id, code, name, includes, price: 100, active: true }) as unknown as CatalogueProduct;
  const [funds, whole, life] = [
    sold(2, 'top_fundos', 'Top Fundos'),
    sold(6, 'mirante_completo', 'Mirante Completo', ['Top Fundos']),
    sold(9, 'mirante_vitalicio', 'Mirante Vitalício', ['Mirante Completo', 'Top Fundos']),
  ];
  const beside = (codes: string, bought: CatalogueProduct) => relatedProducts([funds, whole, life], codes, bought);

  it('are included in the purchase, or include it', () => {
    expect(beside('mirante_completo, top_fundos,mirante_vitalicio', whole)).toEqual({
      included: [funds],
      containing: [life],
    });
    expect(beside('top_fundos', funds)).toEqual({ included: [], containing: [] });
  });
});

it.each([
  ['MIRANTE50 ', { code: 'MIRANTE50', check: null }],
  [' ', null],
])('the coupon %j of the checkout’s URL is read without its spaces', (coupon, read) => {
  const opened = checkoutReducer(emptyCheckout, { type: 'opened', products: 'mirante_completo', coupon });
  expect(opened).toMatchObject({ asked: { coupon }, coupon: read });
});
