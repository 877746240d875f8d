// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useKnownRoutes } from './use-known-routes.ts';

afterEach(cleanup);

const routes = [
  { path: '/reports/:id', element: 'a report' },
  { path: '/clients/:client_id/products/:id', element: 'a product' },
  { path: '/renew/:product_code', element: 'a renewal' },
  { path: '*', element: 'nowhere' },
];
const Routes = () => useKnownRoutes(routes);
const shownAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes />
    </MemoryRouter>,
  ).container.textContent;

test.each([
  ['/reports/7?page=2', 'a report'],
  ['/reports/new', 'nowhere'],
  ['/reports/7a', 'nowhere'],
  ['/clients/1/products/2', 'a product'],
  ['/clients/one/products/2', 'nowhere'],
  ['/renew/top_fundos', 'a renewal'],
  ['/elsewhere', 'nowhere'],
])('known routes: %s leads to %s', (address, shown) => {
  expect(shownAt(address)).toBe(shown);
});
