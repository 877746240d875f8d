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

test('own products: current ones come first, and renewed ones are left to the history', () => {
  const own = [
    { id: 1, status: 'expired', renewed_by_id: 2 },
    { id: 2, status: 'active', renewed_by_id: null },
    { id: 3, status: 'cancelled', renewed_by_id: null },
    { id: 4, status: 'pending_payment', renewed_by_id: null },
  ] as const;
  expect(currentAcquisitions(own).map(({ id }) => id)).toEqual([2, 4, 3]);
});

test('own products: available ones have a price and are neither owned nor included in an owned one', () => {
  const catalogue = [
    { id: 1, code: 'top_renda_fixa', price: 10 },
    { id: 5, code: 'full_trader', price: 15 },
    { id: 6, code: 'mirante_completo', price: 20 },
    { id: 10, code: 'mirante_aberto', price: 0 },
  ];
  expect(
    availableProducts([{ product_id: 6 }], ['mirante_completo', 'full_trader'], catalogue).map(({ id }) => id),
  ).toEqual([1]);
});
