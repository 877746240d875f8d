// @vitest-environment happy-dom
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { knownBuyer, rememberBuyer } from '../../known-buyer.ts';
import { savePurchase, type PurchaseRecord } from '../../purchase-record.ts';
import { BoughtNotice } from './bought-notice.tsx';

const fundos = { code: 'top_fundos', name: 'Top Fundos', price: 588 } as CatalogueProduct;
const completo = { code: 'mirante_completo', name: 'Mirante Completo', price: 2388 };
const show = (product = fundos) =>
  render(
    <MemoryRouter>
      <h1 tabIndex={-1}>Etapa</h1>
      <BoughtNotice product={product} />
    </MemoryRouter>,
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.__MIRANTE__ = { checkout: '', client: 'https://cliente.exemplo', backoffice: '' };
});
it('known buyer: is offered the client area with the same product; only the first name is stored', () => {
  rememberBuyer(' Ana Beatriz Falcão');
  expect([localStorage.length, knownBuyer()]).toEqual([1, 'Ana']);
  savePurchase({ product: completo } as PurchaseRecord);
  show();
  expect(screen.getByRole('link', { name: 'Continuar como Ana' }).getAttribute('href')).toBe(
    'https://cliente.exemplo/#/conta/meus-produtos/comprar?produtos=top_fundos',
  );
});

it('known buyer: somebody else is not asked again, and begins at the title', () => {
  rememberBuyer('Ana');
  show();
  fireEvent.click(screen.getByRole('button', { name: 'não sou Ana' }));
  expect(screen.queryByText(/Ana/)).toBeNull();
  expect(knownBuyer()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Etapa');
});

it('known buyer: is not offered a free product, nor what was just bought', () => {
  rememberBuyer('Ana');
  savePurchase({ product: fundos, paid_at: '2026-11-30T12:00:00Z' } as unknown as PurchaseRecord);
  show();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ver a confirmação']);
  cleanup();
  show({ ...fundos, code: 'mirante_aberto', price: 0 });
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['2026-11-30T12:00:00Z', 'Você já comprou Top Fundos', 'Ver a confirmação'],
  [null, 'Você já pediu Top Fundos', 'Ver o pedido'],
])('known buyer: what was ordered here is bought once it is paid (%s)', (paid_at, title, link) => {
  savePurchase({ product: fundos, paid_at } as unknown as PurchaseRecord);
  show();
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/compra-concluida');
});

it('known buyer: without a purchase in this browser nobody is', () => {
  show();
  expect(document.body.textContent).toBe('Etapa');
});
