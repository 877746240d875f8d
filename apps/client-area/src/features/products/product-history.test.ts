import { expect, test } from 'vitest';
import { lookOf, periodOf } from './product-history-page.tsx';

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
  ['cancelled', 12, 'CANCELADO'],
] as const)('product history: %s, renewed by %s, is %s', (status, renewed_by_id, label) => {
  expect(lookOf({ status, renewed_by_id }).label).toBe(label);
});
