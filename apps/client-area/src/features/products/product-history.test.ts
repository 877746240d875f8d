import { expect, test } from 'vitest';
import { countPaidBy, lookOf, periodOf } from './product-history-page.tsx';

test.each([
  ['was never paid', null, null, 'Pedido em 20/11/2026'],
  ['ends', '2025-11-20T12:00:00Z', '2026-11-20T12:00:00Z', '20/11/2025 a 20/11/2026'],
  ['never ends', '2025-11-20T12:00:00Z', null, 'Desde 20/11/2025, vitalício'],
])('product history: a product that %s says %s to %s', (_what, starts_at, expires_at, expected) => {
  expect(periodOf({ starts_at, expires_at, created_at: '2026-11-20T12:00:00Z' })).toBe(expected);
});

test.each([
  ['expired', null, 'EXPIRADO'],
  ['expired', 12, 'RENOVADO'],
  ['expired', 13, 'TROCADO'],
  ['cancelled', 12, 'CANCELADO'],
] as const)('product history: %s, replaced by %s, is %s', (status, renewed_by_id, label) => {
  const active = { status: 'active', renewed_by_id: null } as const;
  const all = [
    { ...active, id: 12, product_id: 1 },
    { ...active, id: 13, product_id: 2 },
  ];
  expect(lookOf({ id: 11, product_id: 1, status, renewed_by_id }, all).label).toBe(label);
});

test('product history: the products of one payment are counted, those without a payment are not', () => {
  const all = [{ payment: { id: 5 } }, { payment: { id: 5 } }, { payment: { id: 6 } }, { payment: null }];
  expect(all.map(({ payment }) => countPaidBy(payment, all))).toEqual([2, 2, 1, 0]);
});
