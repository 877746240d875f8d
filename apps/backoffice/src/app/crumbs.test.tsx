// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Crumbs, PhoneCrumbs } from './crumbs.tsx';

afterEach(cleanup);

test.each([
  ['/reembolsos', 'Reembolsos', []],
  ['/reembolsos/7/editar', 'ReembolsosReembolso 7', ['/reembolsos']],
  ['/criar-dividendos', 'DividendosCriar dividendos', ['/dividendos']],
  ['/clientes/7/produto/9/vencimento', 'Produto 9Vencimento', ['/clientes/7/produto/9']],
  ['/usuario/dados', 'Meus dados', []],
])('the trail of %s', (at, words, links) => {
  show(<Crumbs />, {}, { at });
  expect(document.body.textContent).toBe(words);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

test('the trail of a record is called after it', async () => {
  show(<Crumbs />, { 'GET /api/v1/coupons/7': { body: { id: 7, code: 'VERAO' } } }, { at: '/cupons/7/editar' });
  expect(document.body.textContent).toBe('CuponsCupom 7');
  expect(await screen.findByText('VERAO')).toBeTruthy();
});

test('a phone shows the trail of a record alone', () => {
  show(<PhoneCrumbs />, {}, { at: '/reembolsos' });
  expect(screen.queryByRole('navigation')).toBeNull();
  cleanup();
  show(<PhoneCrumbs />, {}, { at: '/reembolsos/7/editar' });
  expect(screen.getByRole('navigation', { name: 'Você está em' }).textContent).toBe('ReembolsosReembolso 7');
});
