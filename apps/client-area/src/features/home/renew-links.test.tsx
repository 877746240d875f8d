// @vitest-environment happy-dom
import { endOfDay } from '@mirante/domain/dates.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ExpiryNotices } from './expiry-notices.tsx';
import { OwnProducts } from './own-products.tsx';

const now = new Date('2026-11-25T15:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const own = [
  [2, 'top_fundos', 'Top Fundos'],
  [10, 'mirante_aberto', 'Mirante Aberto'],
].map(
  ([product_id, product_code, product_name]) =>
    ({
      id: product_id,
      product_id,
      product_code,
      product_name,
      product_logo: null,
      status: 'active',
      expires_at: endOfDay('2026-11-30').toISOString(),
      renewing_id: null,
      renewed_by_id: null,
    }) as ClientProduct,
);
const catalogue = own.map(({ product_id: id, product_code: code, product_name: name }) => ({
  id,
  code,
  name,
  price: id === 10 ? 0 : 1000,
  active: true,
  includes: [] as string[],
})) as CatalogueProduct[];

test.each([
  ['notices', <ExpiryNotices key="notices" products={own} now={now} catalogue={catalogue} />],
  ['products', <OwnProducts key="own" query={{ data: own, refetch: () => undefined }} catalogue={catalogue} />],
])('home: of what ends soon, its %s link to the renewal, but not of a free product', async (_where, part) => {
  renderScreen(part, {});
  expect((await screen.findAllByText(/expira em 5 dias/i)).length).toBe(2);
  expect(screen.getAllByRole('link', { name: /Renovar/ }).map((link) => link.getAttribute('aria-label'))).toEqual([
    'Renovar Top Fundos',
  ]);
});

test('home: without the catalogue, which tells what covers a product, its products link to no renewal', async () => {
  renderScreen(<OwnProducts query={{ data: own, refetch: () => undefined }} catalogue={undefined} />, {});
  expect((await screen.findAllByText(/expira em 5 dias/i)).length).toBe(2);
  expect(screen.queryByRole('link', { name: /Renovar/ })).toBeNull();
});
