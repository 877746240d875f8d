import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { expect, test } from 'vitest';
import { availableProducts, currentAcquisitions } from './product-lists.ts';
import { elapsedOf } from './term-bar.tsx';
import { termOf } from '../../shared/product-term.ts';

const now = new Date('2026-11-21T12:00:00Z');
const term = (status: Parameters<typeof termOf>[0]['status'], more = {}) =>
  termOf({ status, expires_at: null, cancel_at: null, renewed_by_id: null, ...more }, now);

test.each([
  [term('active', { expires_at: '2026-12-01T12:00:00Z' }), 'Expira em 10 dias'],
  [term('expired', { expires_at: '2026-11-19T12:00:00Z' }), 'Expirado há 2 dias'],
  [term('expired', { expires_at: '2027-03-19T12:00:00Z', renewed_by_id: 2 }), 'Segue em outro produto seu'],
  [term('active'), 'Acesso vitalício'],
  [term('pending_payment'), 'Aguardando confirmação'],
  [term('no_payment'), 'A cobrança não foi paga'],
  [term('cancelled', { cancel_at: '2026-04-11T12:00:00Z' }), 'Cancelado em 11/04/2026'],
])('%s', (actual, expected) => {
  expect(actual).toBe(expected);
});

test.each([
  ['half of its time', '2026-11-11T12:00:00Z', '2026-12-01T12:00:00Z', 0.5],
  ['all of it, long after', '2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 1],
  ['nothing before it began', '2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z', 0],
  ['nothing when it never ends', '2025-01-01T00:00:00Z', null, 0],
])('elapsedOf: %s', (_what, starts_at, expires_at, gone) => {
  expect(elapsedOf({ status: 'active', starts_at, expires_at }, now.getTime())).toBeCloseTo(gone);
});

const acquired = (
  id: number,
  product_id: number,
  status: ClientProduct['status'],
  renewed_by_id: number | null = null,
) => ({
  id,
  product_id,
  status,
  renewed_by_id,
});

test('own products: current ones come first, and renewed ones are left to the history', () => {
  const own = [
    acquired(4, 4, 'pending_payment'),
    acquired(3, 3, 'cancelled'),
    acquired(2, 1, 'active'),
    acquired(1, 1, 'expired', 2),
  ];
  expect(currentAcquisitions(own).map(({ id }) => id)).toEqual([2, 4, 3]);
});

test.each([
  ['paid at the second attempt', [acquired(2, 1, 'active'), acquired(1, 1, 'no_payment')], [2]],
  [
    'bought again after its end',
    [acquired(3, 1, 'active'), acquired(2, 1, 'expired'), acquired(1, 1, 'cancelled')],
    [3],
  ],
  ['ordered again, and to be paid', [acquired(2, 1, 'pending_payment'), acquired(1, 1, 'no_payment')], [2]],
  ['active again while it is to be paid', [acquired(2, 1, 'pending_payment'), acquired(1, 1, 'active')], [1, 2]],
  ['never paid, twice', [acquired(2, 1, 'no_payment'), acquired(1, 1, 'no_payment')], [2]],
  [
    'upgraded after it was bought again',
    [acquired(3, 6, 'expired'), acquired(2, 1, 'expired', 3), acquired(1, 1, 'cancelled')],
    [3],
  ],
])('own products: one %s has no card for its history', (_what, own, shown) => {
  expect(currentAcquisitions(own).map(({ id }) => id)).toEqual(shown);
});

test('own products: available ones have a price and are neither owned nor included in an owned one', () => {
  const catalogue = [
    { id: 1, code: 'top_renda_fixa', price: 10 },
    { id: 5, code: 'full_trader', price: 15 },
    { id: 6, code: 'mirante_completo', price: 20 },
    { id: 10, code: 'mirante_aberto', price: 0 },
  ];
  const available = (own: Parameters<typeof availableProducts>[0], entitlements: string[]) =>
    availableProducts(own, entitlements, catalogue).map(({ id }) => id);
  expect(available([acquired(1, 6, 'active')], ['mirante_completo', 'full_trader'])).toEqual([1]);
  // What was upgraded has no card of its own: once the upgrade is over, it is for sale again.
  expect(available([acquired(2, 6, 'expired'), acquired(1, 5, 'expired', 2)], [])).toEqual([1, 5]);
});
