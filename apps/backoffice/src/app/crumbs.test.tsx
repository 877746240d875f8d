// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { Crumbs, PhoneCrumbs } from './crumbs.tsx';

test.each([
  ['/reembolsos', 'Reembolsos', []],
  ['/reembolsos/7/editar', 'ReembolsosReembolso 7', ['/reembolsos']],
  ['/criar-dividendos', 'DividendosCriar dividendos', ['/dividendos']],
  ['/clientes/7/produto/9/vencimento', 'Cliente 7ProdutoVencimento', ['/clientes/7', '/clientes/7/produto/9']],
  ['/relatorios/rastrear', 'RelatóriosRastrear PDF', ['/relatorios']],
  ['/usuario/dados', 'Meus dados', []],
  ['/fundos/3', 'FundosFundo 3', ['/fundos']],
  [
    '/carteiras-de-acoes/3/editar-item/4',
    'Carteiras de açõesCarteira de ações 3Editar item',
    ['/carteiras-de-acoes', '/carteiras-de-acoes/3'],
  ],
])('breadcrumbs of %s', async (at, words, links) => {
  renderScreen(<Crumbs />, {}, { at });
  await waitFor(() => expect(document.body.textContent).toBe(words));
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

test('breadcrumbs of a record show its name', async () => {
  renderScreen(<Crumbs />, { 'GET /api/v1/coupons/7': { body: { id: 7, code: 'VERAO' } } }, { at: '/cupons/7/editar' });
  expect(await screen.findByText('VERAO')).toBeTruthy();
  expect(document.body.textContent).toBe('CuponsVERAOEditar');
  expect(screen.getByRole('link', { name: 'VERAO' }).getAttribute('href')).toBe('/cupons/7');
});

test('breadcrumbs of an option’s trade show the code that its page is named by', async () => {
  renderScreen(
    <Crumbs />,
    { 'GET /api/v1/trades/7': { body: { id: 7, asset: 'PETR4', quoted_as: 'PETRA40' } } },
    { at: '/full-trader/operacoes/7' },
  );
  expect(await screen.findByText('PETRA40')).toBeTruthy();
});

test('breadcrumbs of an acquisition show client and product', async () => {
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

test.each([
  [
    'client.filter=ana%40mirante.example&sort=client.name',
    '/clientes?client.filter=ana%40mirante.example&sort=client.name',
  ],
  ['//evil.example/?a=b', '/clientes?%2F%2Fevil.example%2F%3Fa=b'],
  ['', '/clientes'],
])('breadcrumbs: the link back to the list %j is limited to that query', async (back, href) => {
  renderScreen(
    <Crumbs />,
    { 'GET /api/v1/clients/1001': { body: { id: 1001, name: 'Ana' } } },
    {
      at: `/clientes/1001?backToList=${encodeURIComponent(back)}`,
    },
  );
  expect((await screen.findByRole('link', { name: 'Clientes' })).getAttribute('href')).toBe(href);
});

test('breadcrumbs: a record above the page keeps its address, whatever list the URL names', async () => {
  renderScreen(<Crumbs />, {}, { at: '/clientes/7/email?backToList=client.filter%3Dana' });
  expect((await screen.findByRole('link', { name: 'Cliente 7' })).getAttribute('href')).toBe('/clientes/7');
});

test('breadcrumbs on a phone show the record alone', () => {
  renderScreen(<PhoneCrumbs />, {}, { at: '/reembolsos' });
  expect(screen.queryByRole('navigation')).toBeNull();
  cleanup();
  renderScreen(<PhoneCrumbs />, {}, { at: '/reembolsos/7/editar' });
  expect(screen.getByRole('navigation', { name: 'Você está em' }).textContent).toBe('ReembolsosReembolso 7');
});
