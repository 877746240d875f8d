import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { expect, test } from 'vitest';
import { nextActionOf } from './next-action.ts';

const now = new Date('2026-11-21T12:00:00Z');
const funds = {
  product_id: 2,
  product_code: 'top_fundos',
  product_name: 'Top Fundos',
  status: 'active',
  expires_at: '2027-09-01T12:00:00Z',
  payment_id: 7,
  renewing_id: null,
} as ClientProduct;
const whole = { ...funds, product_id: 6, product_code: 'mirante_completo', product_name: 'Mirante Completo' };
const catalogue = [
  { id: 2, name: 'Top Fundos', price: 588, includes: [] as string[] },
  { id: 6, name: 'Mirante Completo', price: 2388, includes: ['Top Fundos'] },
] as CatalogueProduct[];
const forward = (product: Partial<ClientProduct>, more: Partial<Parameters<typeof nextActionOf>[1]> = {}) => {
  const { action, ...rest } = nextActionOf(
    { ...funds, ...product },
    { own: [], catalogue, entitlements: [], now, ...more },
  );
  return { ...rest, label: action?.label, to: action?.to };
};

test.each([
  ['what has months to go can be renewed', {}, { label: 'Renovar', to: '/conta/renovar/top_fundos', urgent: false }],
  [
    'what ends within 60 days should be',
    { expires_at: '2027-01-20T11:00:00Z' },
    { label: 'Renovar', to: '/conta/renovar/top_fundos', urgent: true },
  ],
  [
    'a renewal that waits is to be paid',
    { renewing_id: 9 },
    { label: 'Ver pagamento', to: '/conta/pagamentos/9', urgent: true },
  ],
  [
    'a purchase that waits is to be paid',
    { status: 'pending_payment' },
    { label: 'Ver pagamento', to: '/conta/pagamentos/7', urgent: true },
  ],
  [
    'what was never charged waits for nothing',
    { status: 'pending_payment', payment_id: null },
    { label: undefined, to: undefined, urgent: false },
  ],
  ['what lasts for life needs nothing', { expires_at: null }, { label: undefined, to: undefined, urgent: false }],
  [
    'what has expired can be bought again',
    { status: 'expired' },
    { label: 'Comprar', to: '/conta/meus-produtos/comprar?produtos=top_fundos', urgent: true },
  ],
  [
    'what was not paid can be bought again',
    { status: 'no_payment' },
    { label: 'Comprar', to: '/conta/meus-produtos/comprar?produtos=top_fundos', urgent: true },
  ],
] as const)('%s', (_what, product, expected) => {
  expect(forward(product)).toEqual(expected);
});

test('next action: an expired product that another includes offers none', () => {
  expect(forward({ status: 'expired' }, { own: [whole], entitlements: ['mirante_completo', 'top_fundos'] })).toEqual({
    label: undefined,
    to: undefined,
    urgent: false,
    includedIn: 'Mirante Completo',
  });
  expect(forward({ status: 'expired' }, { entitlements: ['top_fundos'] })).toMatchObject({
    urgent: false,
    includedIn: 'outro produto seu',
  });
});

test('next action: a free product is not renewed', () => {
  expect(forward({}, { catalogue: [{ ...catalogue[0]!, price: 0 }] })).toMatchObject({
    label: undefined,
    urgent: false,
  });
});

test('next action: a product that another includes for longer can be renewed, but need not', () => {
  const ending = { expires_at: '2026-12-01T12:00:00Z' };
  expect(forward(ending, { own: [{ ...funds, ...ending }, whole] })).toEqual({
    label: 'Renovar',
    to: '/conta/renovar/top_fundos',
    urgent: false,
    includedIn: 'Mirante Completo, até 01/09/2027',
  });
  expect(forward(ending, { own: [{ ...whole, expires_at: '2026-11-30T12:00:00Z' }] })).toMatchObject({ urgent: true });
});
