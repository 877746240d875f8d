// @vitest-environment happy-dom
import type { QuoteLoadRow } from '@mirante/domain/investments/quote-load.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { CloseListPage } from './close-list-page.tsx';
import { QuoteLoadPage } from './quote-load-page.tsx';

afterEach(cleanup);

const load: QuoteLoadRow = {
  id: 1,
  source: 'b3',
  origin: 'uploaded',
  name: 'COTAHIST_D19112026.ZIP',
  status: 'done',
  user_name: 'Rui Sampaio',
  created_at: '2026-11-19T22:00:00.000Z',
  finished_at: '2026-11-19T22:00:01.000Z',
  lines: 11_200,
  added: 40,
  changed: 1,
  unchanged: 0,
  filtered: 9000,
  unknown: 1528,
  refused: 1,
  first_day: '2026-11-19',
  last_day: '2026-11-19',
  problem: null,
  refused_lines: [{ line: 7, why: 'PETR4: o fechamento é zero.' }],
  unknown_names: ['NOVA3'],
};
const loads = (...items: QuoteLoadRow[]) => ({ 'GET /api/v1/quote-loads': { body: { items, total: items.length } } });

test('a load tells its counts, its refused lines and its unknown codes; a refused file why', async () => {
  show(<QuoteLoadPage />, loads(load, { ...load, id: 2, status: 'refused', problem: 'O arquivo está incompleto.' }));
  expect(
    await screen.findByText(/11\.200 linhas: 40 incluídas, 1 alterada, 1 recusada, 1\.528 sem cadastro/),
  ).toBeTruthy();
  expect(screen.getByText('Linha 7: PETR4: o fechamento é zero.')).toBeTruthy();
  expect(screen.getByText('Sem cadastro: NOVA3')).toBeTruthy();
  expect(screen.getByText('O arquivo está incompleto.')).toBeTruthy();
});

test('pasted lines are sent as they are, and what became of them is told in place', async () => {
  const { calls } = show(<QuoteLoadPage />, {
    ...loads(),
    'POST /api/v1/quotes': { body: { ...load, origin: 'typed', name: '2 linhas digitadas', lines: 2, added: 1 } },
  });
  const button = await screen.findByRole('button', { name: 'Salvar cotações' });
  expect(button.hasAttribute('disabled')).toBe(true);
  const text = 'PETR4\t19/11/2026\t38,42\nVALE3\t19/11/2026\t0';
  fireEvent.change(screen.getByLabelText('Linhas'), { target: { value: text } });
  fireEvent.click(button);
  expect(await screen.findByText('Cotações lidas')).toBeTruthy();
  expect(calls.find(({ call }) => call === 'POST /api/v1/quotes')?.body).toEqual({ kind: 'closes', text, day: null });
});

test('a jump is told with what can be done about it, and holes and old prices are named', async () => {
  const jump = {
    id: 9,
    stock_code_id: 1,
    code: 'WEGE3',
    day: '2026-11-19',
    close: 26,
    source: 'b3',
    jump: 0.5,
    jump_confirmed: false,
  };
  const { calls } = show(<CloseListPage />, {
    'GET /api/v1/closes': { body: { items: [jump], total: 1 } },
    'GET /api/v1/quote-warnings': {
      body: { jumps: [jump], missing_days: ['2026-11-17', '2026-11-18'], stale_codes: ['PETR4'] },
    },
    'POST /api/v1/closes/9/confirm-jump': { status: 204, body: '' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Não é desdobramento: WEGE3 de 19/11/2026' }));
  expect(screen.getByText('17/11/2026, 18/11/2026')).toBeTruthy();
  expect(screen.getByText('Preços com mais de 3 pregões')).toBeTruthy();
  expect(screen.getAllByText(/-50,00%/).length).toBeGreaterThan(0);
  expect(await screen.findByText('WEGE3', { selector: 'strong' })).toBeTruthy();
  expect(calls.some(({ call }) => call === 'POST /api/v1/closes/9/confirm-jump')).toBe(true);
});
