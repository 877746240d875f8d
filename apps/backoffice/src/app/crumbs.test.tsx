// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { Crumbs, PhoneCrumbs } from './crumbs.tsx';

afterEach(cleanup);

test.each([
  ['/reembolsos', 'Reembolsos', []],
  ['/reembolsos/7/editar', 'ReembolsosReembolso 7', ['/reembolsos']],
  ['/criar-dividendos', 'DividendosCriar dividendos', ['/dividendos']],
  ['/clientes/7/produto/9/vencimento', 'Cliente 7ProdutoVencimento', ['/clientes/7', '/clientes/7/produto/9']],
  ['/relatorios/rastrear', 'RelatóriosRastrear PDF', ['/relatorios']],
  ['/usuario/dados', 'Meus dados', []],
])('the trail of %s', async (at, words, links) => {
  renderScreen(<Crumbs />, {}, { at });
  await waitFor(() => expect(document.body.textContent).toBe(words));
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

test('the trail of a record is called after it', async () => {
  renderScreen(<Crumbs />, { 'GET /api/v1/coupons/7': { body: { id: 7, code: 'VERAO' } } }, { at: '/cupons/7/editar' });
  expect(await screen.findByText('VERAO')).toBeTruthy();
  expect(document.body.textContent).toBe('CuponsVERAO');
});

test('the trail of an acquisition says whose it is, and of what', async () => {
  renderScreen(
    <Crumbs />,
    {
      'GET /api/v1/clients/7': { body: { id: 7, name: 'Helena Matsuda' } },
      'GET /api/v1/clients/7/products/9': { body: { id: 9, product_name: 'Top Fundos' } },
    },
    { at: '/clientes/7/produto/9/vencimento' },
  );
  expect(await screen.findByRole('link', { name: 'Top Fundos' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Helena Matsuda' })).toBeTruthy();
  expect(document.body.textContent).toBe('Helena MatsudaTop FundosVencimento');
});

test('a phone shows the trail of a record alone', () => {
  renderScreen(<PhoneCrumbs />, {}, { at: '/reembolsos' });
  expect(screen.queryByRole('navigation')).toBeNull();
  cleanup();
  renderScreen(<PhoneCrumbs />, {}, { at: '/reembolsos/7/editar' });
  expect(screen.getByRole('navigation', { name: 'Você está em' }).textContent).toBe('ReembolsosReembolso 7');
});
