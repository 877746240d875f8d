import { expect, test } from 'vitest';
import type { ClientProduct } from './client-product.ts';
import { entitlementsOf, grantedBy, isOpen, openingsOf } from './entitlements.ts';

const link = (parent_id: number, ...children: number[]) => children.map((child_id) => ({ parent_id, child_id }));
// 5 is the trading product, 4 the portfolios, 6 both, 9 the lifetime product.
const links = [...link(5, 3), ...link(4, 1, 2, 3), ...link(6, 5, 4), ...link(9, 6)];
const now = new Date('2026-11-21T12:00:00Z');
const own = (product_id: number, status: ClientProduct['status'], expires_at: string | null) => ({
  product_id,
  status,
  expires_at,
});

test('entitlementsOf: a product grants itself and all that it includes', () => {
  expect(grantedBy([9], links)).toEqual(new Set([1, 2, 3, 4, 5, 6, 9]));
  expect([...grantedBy([5], links)]).toEqual([5, 3]);
});

test('entitlementsOf: an unknown product grants itself alone, and cycles end', () => {
  expect([...grantedBy([77], links)]).toEqual([77]);
  expect([...grantedBy([1], [...link(1, 2), ...link(2, 1)])]).toEqual([1, 2]);
});

test.each([
  ['active', null, true],
  ['active', '2026-11-21T12:00:00.001Z', true],
  ['active', '2026-11-21T12:00:00.000Z', false],
  ['active', '2026-11-21T11:59:59.999Z', false],
  ['expired', '2027-11-21T12:00:00Z', false],
  ['cancelled', null, false],
  ['pending_payment', null, false],
  ['no_payment', null, false],
] as const)('isOpen: an acquisition that is %s until %s: %s', (status, end, open) => {
  expect(isOpen(own(1, status, end), now)).toBe(open);
});

test('entitlementsOf: only open acquisitions grant products', () => {
  const acquired = [own(5, 'active', '2026-12-01T00:00:00Z'), own(9, 'active', '2026-11-01T00:00:00Z')];
  expect([...entitlementsOf(acquired, links, now)]).toEqual([5, 3]);
  expect(entitlementsOf([], links, now).size).toBe(0);
});

test('openingsOf: every open acquisition that opens a product, each by a shortest path', () => {
  const acquired = [own(9, 'active', null), own(5, 'active', '2026-12-01T00:00:00Z'), own(3, 'expired', null)];
  const openings = openingsOf(acquired, [...links, ...link(3, 9)], now);
  const paths = (id: number) => openings.get(id)?.map(({ acquisition, path }) => [acquisition.product_id, path]);
  expect(paths(3)).toEqual([
    [9, [9, 6, 5, 3]],
    [5, [5, 3]],
  ]);
  expect(paths(9)).toEqual([
    [9, [9]],
    [5, [5, 3, 9]],
  ]);
  expect(openings.has(77)).toBe(false);
});
