// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FundEditPage } from '../features/investments/funds/fund-edit-page.tsx';
import { ItemEditPage } from '../features/investments/stock-portfolios/item-edit-page.tsx';
import { renderScreen } from '../testing/render-screen.tsx';
import { to } from './to.ts';

afterEach(cleanup);

const fund = {
  id: 1,
  name: 'Verde',
  description: '<p>Multimercado.</p>',
  liquidity: 30,
  min_value: 1000,
  category_id: 1,
  category_name: 'Multimercado',
  opened: true,
  cnpj: null,
  products: [{ id: 2, name: 'Top Fundos' }],
  version: 'v1',
};
const item = {
  id: 5,
  stock_code_id: 1,
  stock_code: { code: 'ITUB4', stock_name: 'Itaú' },
  status: 'Comprar',
  date_in: '2026-02-10',
  price_in: 32,
  share: 10,
  obs: null,
  version: 'v1',
};
/** Answers each read by an id with its name. */
const named = (key: string, rows: object[]) => (seen: { call: string }) => {
  const id = Number(new URLSearchParams(seen.call.split('?')[1]).get(key));
  const items = rows.filter((row) => 'id' in row && row.id === id);
  return { body: { items, total: items.length } };
};
const changed = (record: object, more: object) => ({
  status: 412,
  body: { code: 'edit_conflict', detail: 'x', errors: [], current: { ...record, ...more, version: 'v2' } },
});

test.each<[string, ComponentType, string, string, Parameters<typeof renderScreen>[1], string[]]>([
  [
    'the categories of a fund',
    FundEditPage,
    to.editFund(1),
    to.editFund(':id'),
    {
      'GET /api/v1/funds/1': { body: fund },
      'GET /api/v1/funds/1/changes': { body: [] },
      'PATCH /api/v1/funds/1': changed(fund, { category_id: 2, category_name: 'Crédito privado' }),
      'GET /api/v1/all-products': {
        body: [{ id: 2, code: 'top_fundos', name: 'Top Fundos', active: true, vindi_code: null, children: [] }],
      },
      'GET /api/v1/funds-categories': named('category.id', [
        { id: 1, name: 'Multimercado' },
        { id: 2, name: 'Crédito privado' },
      ]),
    },
    ['Crédito privado', 'Multimercado'],
  ],
  [
    'the papers of an item',
    ItemEditPage,
    to.editStockPortfolioItem(1, 5),
    to.editStockPortfolioItem(':id', ':itemId'),
    {
      'GET /api/v1/stock-portfolios/1': { body: { id: 1, name: 'Dividendos', items: [item] } },
      'PATCH /api/v1/stock-portfolios/1/items/5': changed(item, { stock_code_id: 2 }),
      'GET /api/v1/stock-codes': named('stock_code.id', [
        { id: 1, code: 'ITUB4', stock_name: 'Itaú' },
        { id: 2, code: 'ITUB3', stock_name: 'Itaú' },
      ]),
    },
    ['ITUB3 Itaú', 'ITUB4 Itaú'],
  ],
])('edit conflict: %s are named, not numbered', async (_what, Page, at, path, answers, names) => {
  renderScreen(<Page />, answers, { at, path });
  fireEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
  await screen.findByRole('table', { name: 'Campos que mudaram' });
  await waitFor(() => expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(names));
});
