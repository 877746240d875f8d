// @vitest-environment happy-dom
import { brand } from '@mirante/domain/house/brand.ts';
import { signupForm } from '@mirante/contract/sales/checkout.form.ts';
import { checkoutReducer, emptyCheckout, type Checkout, type CheckoutEvent } from '@mirante/domain/sales/checkout.ts';
import { beforeEach, expect, it } from 'vitest';
import { orderOf, signupBody } from './signup-body.ts';

const events: CheckoutEvent[] = [
  { type: 'started', key: 'visit' },
  {
    type: 'clientTyped',
    client: {
      name: 'Helena Matsuda',
      email: 'helena@exemplo.com.br',
      phone: '(11) 98765-4321',
      cpf: '529.982.247-25',
      birth_date: '1987-08-14',
      gender: 'F',
      password: 'girassol',
      confirm_password: 'girassol',
    },
  },
  {
    type: 'addressTyped',
    address: {
      zipcode: '01310-100',
      address: 'Avenida Paulista',
      number: '1000',
      district: 'Bela Vista',
      state: 'SP',
      city: 'São Paulo',
      city_id: 3_550_308,
    },
  },
];
const checkout: Checkout = events.reduce(checkoutReducer, emptyCheckout);
const card = {
  card_company_code: 'visa' as const,
  card_number: '4111 1111 1111 1111',
  card_name: 'HELENA MATSUDA',
  card_expiration: '08/2030',
  card_cvv: '123',
};
const byCard = { method: 'credit_card' as const, installments: 12, coupon_code: 'MIRANTE50', card, total: 1194 };

beforeEach(() => document.head.replaceChildren());

it('sign-up body: satisfies the contract', async () => {
  const body = signupBody(checkout, { id: 6 }, byCard);
  await expect(
    signupForm.validate({ ...body, payment: { ...body.payment, gateway_token: 'tok' } }, { strict: false }),
  ).resolves.toMatchObject({
    client: { phone: '+5511987654321', cpf: '52998224725' },
    address: { number: 1000, zipcode: '01310100' },
    payment: { card_last_four: '1111', session_key: 'visit' },
  });
});

it('sign-up body: an address may have no number', async () => {
  const without = checkoutReducer(checkout, { type: 'addressTyped', address: { number: null } });
  const body = signupBody(without, { id: 6 }, byCard);
  await expect(
    signupForm.validate({ ...body, payment: { ...body.payment, gateway_token: 'tok' } }),
  ).resolves.toMatchObject({ address: { number: null } });
});

it('sign-up body: is the same whether or not the masks were loaded', () => {
  const unmasked: Checkout = {
    ...checkout,
    client: { ...checkout.client, cpf: '52998224725' },
    address: { ...checkout.address, zipcode: '01310100' },
  };
  expect(signupBody(unmasked, { id: 6 }, byCard)).toEqual(signupBody(checkout, { id: 6 }, byCard));
});

it('sign-up body: never contains card number, name, expiry or CVV', () => {
  const text = JSON.stringify(signupBody(checkout, { id: 6 }, byCard));
  for (const secret of ['4111 1111', '41111111', 'HELENA MATSUDA', '08/2030', '"123"', 'confirm_password'])
    expect(text).not.toContain(secret);
});

it('sign-up body: omits the address of an existing client', () => {
  expect(signupBody({ ...checkout, customer: 'existing' }, { id: 6 }, byCard)).not.toHaveProperty('address');
});

it("sign-up body: contains the page's anti-fraud key", () => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'antifraud-key', content: 'fraud-1' }));
  expect(signupBody(checkout, { id: 6 }, byCard).payment).toMatchObject({ antifraud_key: 'fraud-1' });
});

it('sign-up body: contains the version of the legal texts', () => {
  expect(signupBody(checkout, { id: 6 }, byCard).payment).toMatchObject({ terms_version: brand.terms_version });
});

it('sign-up body: an order is identified by all but its password', () => {
  const order = orderOf(signupBody(checkout, { id: 6 }, byCard));
  expect(JSON.stringify(order)).not.toContain('girassol');
  expect(orderOf(signupBody(checkout, { id: 6 }, { ...byCard, installments: 1 }))).not.toEqual(order);
});
