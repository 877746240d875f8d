import { addDays, dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { expect, test } from 'vitest';
import { endingSoon } from './expiry-notices.tsx';

const now = new Date('2026-11-21T12:00:00Z');
const product = (id: number, days: number | null, more: Partial<ClientProduct> = {}) =>
  ({
    id,
    product_id: id,
    product_name: `Produto ${id}`,
    status: 'active',
    renewing_id: null,
    renewed_by_id: null,
    expires_at: days === null ? null : endOfDay(addDays(dayInSaoPaulo(now), days)).toISOString(),
    ...more,
  }) as ClientProduct;
const catalogue = [{ id: 9, name: 'Tudo', includes: ['Produto 1'] }] as CatalogueProduct[];
const idsOf = (products: ClientProduct[]) => endingSoon(products, now, catalogue).map(({ id }) => id);

test('expiry notices: expiries from the day of the first reminder on, soonest first', () => {
  expect(idsOf([product(1, 30), product(2, 3), product(3, 31), product(4, 0)])).toEqual([4, 2, 1]);
});

test.each([
  ['has ended', product(1, -1)],
  ['never ends', product(1, null)],
  ['is not active', product(1, 3, { status: 'cancelled' })],
  ['has a renewal that waits for its payment', product(1, 3, { renewing_id: 9 })],
  ['was renewed', product(1, 3, { renewed_by_id: 9 })],
])('expiry notices: none for a product that %s', (_what, quiet) => {
  expect(idsOf([quiet])).toEqual([]);
});

test('expiry notices: none for a product that another includes for as long', () => {
  expect(idsOf([product(1, 3), product(2, 4), product(9, null)])).toEqual([2]);
  expect(idsOf([product(1, 3), product(9, 20)])).toEqual([9]);
  expect(idsOf([product(1, 3), product(9, 2)])).toEqual([9, 1]);
});
