import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkoutReducer,
  emptyCheckout,
  productAsked,
  stepShown,
  storable,
  type Checkout,
  type CheckoutEvent,
} from './checkout.ts';
import type { CouponCheck } from '../products/coupon.ts';
import type { CatalogueProduct } from '../products/product.ts';

const play = (events: readonly CheckoutEvent[], from: Checkout = emptyCheckout) => events.reduce(checkoutReducer, from);
const typed: CheckoutEvent = {
  type: 'clientTyped',
  client: { name: 'Helena Matsuda', email: 'helena@exemplo.com.br', cpf: '529.982.247-25', password: 'girassol' },
};
const valid: CouponCheck = {
  valid: true,
  coupon_code: 'MIRANTE50',
  products: [{ product_id: 6, amount: 2388, discount: 1194 }],
};

describe("the checkout reducer's steps", () => {
  const cases: [string, CheckoutEvent[], number, number][] = [
    ['nothing is open at first', [], 3, 0],
    ['identification opens the data', [{ type: 'identified' }], 3, 1],
    [
      'a new customer goes to the address',
      [{ type: 'identified' }, typed, { type: 'detailsAccepted', customer: 'new' }],
      3,
      2,
    ],
    [
      'a known CPF goes to the address',
      [{ type: 'identified' }, typed, { type: 'detailsAccepted', customer: 'known_cpf' }],
      3,
      2,
    ],
    [
      'an existing customer goes straight to the payment',
      [{ type: 'identified' }, typed, { type: 'detailsAccepted', customer: 'existing' }],
      2,
      3,
    ],
    [
      'the address opens the payment',
      [typed, { type: 'detailsAccepted', customer: 'new' }, { type: 'addressAccepted' }],
      3,
      3,
    ],
    [
      'an earlier step stays open',
      [typed, { type: 'detailsAccepted', customer: 'new' }, { type: 'addressAccepted' }],
      1,
      1,
    ],
    [
      'another e-mail closes what came after',
      [
        typed,
        { type: 'detailsAccepted', customer: 'new' },
        { type: 'addressAccepted' },
        { type: 'clientTyped', client: { email: 'outra@exemplo.com.br' } },
      ],
      3,
      1,
    ],
    [
      'another name does not',
      [
        typed,
        { type: 'detailsAccepted', customer: 'new' },
        { type: 'addressAccepted' },
        { type: 'clientTyped', client: { name: 'Helena M. Matsuda' } },
      ],
      3,
      3,
    ],
    [
      'the same CPF without its mask does not',
      [
        typed,
        { type: 'detailsAccepted', customer: 'new' },
        { type: 'addressAccepted' },
        { type: 'clientTyped', client: { cpf: '52998224725' } },
      ],
      3,
      3,
    ],
    [
      'another e-mail closes the address',
      [
        typed,
        { type: 'detailsAccepted', customer: 'new' },
        { type: 'clientTyped', client: { email: 'outra@exemplo.com.br' } },
      ],
      2,
      1,
    ],
    ['a step and a half is the step', [typed, { type: 'detailsAccepted', customer: 'new' }], 1.5, 1],
    ['a step that is no number is the first', [typed, { type: 'identified' }], Number.NaN, 0],
  ];
  it.each(cases)('%s', (_title, events, asked, shown) => {
    expect(stepShown(play(events), asked)).toBe(shown);
  });
  it('are reached one by one', () => {
    expect(play([{ type: 'identified' }]).reached).toBe(1);
    expect(play([{ type: 'identified' }, typed, { type: 'detailsAccepted', customer: 'new' }]).reached).toBe(2);
  });

  it('stores the coupon without its check, which an edit of the coupon would outdate', () => {
    const check = { valid: true, coupon_code: 'CASA50', products: [{ product_id: 1, amount: 100, discount: 50 }] };
    expect(storable({ ...emptyCheckout, coupon: { code: 'CASA50', check } }).coupon).toEqual({
      code: 'CASA50',
      check: null,
    });
  });

  it('asks for the password alone after a refresh, and then returns to the step', () => {
    const before = play([
      typed,
      { type: 'detailsAccepted', customer: 'new' },
      { type: 'addressTyped', address: { number: '12' } },
      { type: 'addressAccepted' },
    ]);
    const after = play([{ type: 'restored', checkout: storable(before) }]);
    expect(stepShown(after, 3)).toBe(1);
    expect(after).toEqual({
      ...before,
      confirmed: false,
      client: { ...before.client, password: '', confirm_password: '' },
    });
    const retyped = play([{ type: 'clientTyped', client: { password: 'girassol' } }], after);
    expect(stepShown(retyped, 3)).toBe(1);
    expect(stepShown(play([{ type: 'detailsAccepted', customer: 'new' }], retyped), 3)).toBe(3);
  });

  it('keeps what was typed before the draft was read', () => {
    const draft = storable(play([typed, { type: 'linkWanted', wanted: false }]));
    const early = play([
      { type: 'clientTyped', client: { name: 'Helena Prado' } },
      { type: 'linkWanted', wanted: true },
    ]);
    expect(play([{ type: 'restored', checkout: draft }], early)).toEqual({
      ...draft,
      wants_link: true,
      client: { ...draft.client, name: 'Helena Prado' },
    });
  });
});

describe("the checkout's address lookup", () => {
  it('is replaced by manual entry after two unknown CEPs', () => {
    expect(play([{ type: 'zipcodeFailed', status: 404 }]).by_hand).toBe(false);
    expect(
      play([
        { type: 'zipcodeFailed', status: 404 },
        { type: 'zipcodeFailed', status: 404 },
      ]).by_hand,
    ).toBe(true);
  });
  it.each([undefined, 429, 500, 503])('is replaced by manual entry at once after %s', (status) => {
    expect(play([{ type: 'zipcodeFailed', status }])).toMatchObject({ by_hand: true, zipcode_misses: 0 });
  });
  it('fills in what was found and resets the failures', () => {
    const state = play([
      { type: 'zipcodeFailed', status: 404 },
      { type: 'zipcodeFound', address: { city: 'São Paulo', state: 'SP' } },
    ]);
    expect(state).toMatchObject({ zipcode_misses: 0, by_hand: false, address: { city: 'São Paulo', state: 'SP' } });
  });
});

describe("the checkout's order", () => {
  it('takes the coupon of its URL, and another order its own', () => {
    const first = play([
      { type: 'opened', products: 'mirante_completo', coupon: 'MIRANTE50' },
      { type: 'couponApplied', check: valid, method: 'credit_card' },
    ]);
    expect(first.coupon).toEqual({ code: 'MIRANTE50', check: valid });
    expect(play([{ type: 'opened', products: 'mirante_completo', coupon: 'MIRANTE50' }], first)).toBe(first);
    for (const [products, coupon] of [
      ['top_fundos', ''],
      ['mirante_completo', ''],
      ['top_fundos', 'MIRANTE50'],
    ] as const) {
      const next = play([{ type: 'opened', products, coupon }], first);
      expect(next).toMatchObject({
        asked: { products, coupon },
        coupon: coupon ? { code: coupon, check: null } : null,
      });
    }
  });
  it('keeps its coupon when another is refused', () => {
    const applied = play([{ type: 'couponApplied', check: valid, method: 'credit_card' }]);
    expect(
      play(
        [{ type: 'couponApplied', check: { ...valid, coupon_code: 'OUTRO-10', valid: false }, method: 'credit_card' }],
        applied,
      ),
    ).toBe(applied);
  });
  it('rechecks its coupon for each method, and remembers one that a method excludes', () => {
    const byPix = play([
      { type: 'couponApplied', check: valid, method: 'credit_card' },
      { type: 'methodChosen', method: 'pix' },
    ]);
    expect(byPix.coupon).toEqual({ code: 'MIRANTE50', check: null });
    const refused = { ...valid, valid: false, products: [] };
    expect(play([{ type: 'couponChecked', check: refused, method: 'pix' }], byPix).coupon).toEqual({
      code: 'MIRANTE50',
      check: refused,
    });
    expect(
      play([{ type: 'couponRemoved' }, { type: 'couponChecked', check: refused, method: 'pix' }], byPix).coupon,
    ).toBeNull();
  });

  it('is not told of a coupon what was checked for another method, which was chosen before the answer', () => {
    const byPix = play([
      { type: 'methodChosen', method: 'pix' },
      { type: 'couponApplied', check: valid, method: 'credit_card' },
    ]);
    expect(byPix.coupon).toEqual({ code: 'MIRANTE50', check: null });
    expect(play([{ type: 'couponChecked', check: valid, method: 'credit_card' }], byPix)).toBe(byPix);
  });

  const product = (code: string, price: number, active = true): CatalogueProduct => ({
    id: 1,
    code,
    name: code,
    description: '',
    price,
    installments: 12,
    image: null,
    active,
    position: 1,
    benefits: [],
    includes: [],
    offer: null,
  });
  const catalogue = [
    product('top_fundos', 588),
    product('mirante_completo', 2388),
    product('velho', 10, false),
    product('mirante_consultoria', 30_000),
  ];
  it.each([
    ['mirante_completo', 'mirante_completo'],
    ['velho, top_fundos', 'top_fundos'],
    ['mirante_completo,top_fundos', 'mirante_completo'],
    ['mirante_consultoria', undefined],
    ['', undefined],
  ])('of "%s" is for %s', (codes, code) => {
    expect(productAsked(catalogue, codes)?.code).toBe(code);
  });
});

describe('any sequence of checkout events', () => {
  const event = fc.oneof<fc.Arbitrary<CheckoutEvent>[]>(
    fc.constantFrom<CheckoutEvent>(
      { type: 'identified' },
      { type: 'addressAccepted' },
      { type: 'couponRemoved' },
      { type: 'couponApplied', check: valid, method: 'credit_card' },
    ),
    fc.record({
      type: fc.constant('detailsAccepted' as const),
      customer: fc.constantFrom('new' as const, 'known_cpf' as const, 'existing' as const),
    }),
    fc.record({
      type: fc.constant('clientTyped' as const),
      client: fc.record({ email: fc.string(), password: fc.string() }, { requiredKeys: [] }),
    }),
    fc.record({
      type: fc.constant('zipcodeFailed' as const),
      status: fc.option(fc.integer({ min: 400, max: 599 }), { nil: undefined }),
    }),
  );

  it('shows a reached step, and none beyond unconfirmed personal data', () => {
    fc.assert(
      fc.property(fc.array(event), fc.integer({ min: -2, max: 9 }), (events, asked) => {
        const state = play(events);
        expect(stepShown(state, asked)).toBeLessThanOrEqual(Math.min(state.reached, state.confirmed ? 3 : 1));
      }),
    );
  });

  it('never stores a password', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(storable(play(events)).client).toMatchObject({ password: '', confirm_password: '' });
      }),
    );
  });
});
