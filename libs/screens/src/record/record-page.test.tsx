// @vitest-environment happy-dom
import { useListRecordQuery } from '@mirante/api-client/investments/record.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi, type FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { RecordCall, RecordSummary } from '@mirante/domain/investments/record.ts';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RecordPage } from './record-page.tsx';

const call: RecordCall = {
  id: 1,
  stock_portfolio_id: 3,
  portfolio_name: 'Carteira Valor',
  code: 'MGLU3',
  date_in: '2026-07-14',
  price_in: 10.85,
  date_out: '2026-11-11',
  price_out: 9.02,
  price_result: -16.87,
  dividends: 0,
  result: -16.87,
  ibovespa: 3.2,
  difference: -20.07,
  recorded_at: '2026-07-14T15:00:00Z',
  opened_entry: 1150,
  closed_entry: 1197,
  corrections: 0,
  removed_at: null,
  report: null,
};
const summary: RecordSummary = {
  closed: 148,
  gains: 91,
  removed: 1,
  first_out: '2021-03-08',
  last_out: '2026-11-17',
  average: 5.5,
  median: 4.3,
  best: 68.4,
  worst: -31.2,
  difference: 2.1,
  compared: 148,
  above: 84,
  average_days: 225,
  shortest_days: 3,
  longest_days: 944,
  bands: [4, 15, 38, 41, 27, 13, 6, 4],
  portfolios: [{ id: 3, name: 'Carteira Valor' }],
};

const addresses = { portfolios: '/historico', trades: '/historico/operacoes' };

const chain: FakeAnswer = {
  body: {
    entries: 1204,
    last: { sequence: 1204, moment: '2026-11-17T13:12:00.000000Z', hash: '9c1f5be2'.padEnd(56, '0') + '40d3e07a' },
    root: null,
  },
};

function show(
  items: RecordCall[],
  summaryAnswer: () => FakeAnswer | Promise<FakeAnswer> = () => ({ body: summary }),
  chainAnswer = () => chain,
) {
  fakeApi({
    'GET /api/v1/record': { body: { items, total: items.length } },
    'GET /api/v1/record/summary': summaryAnswer,
    'GET /api/v1/record/chain': chainAnswer,
  });
  render(
    <Provider store={makeStore({ notify: () => undefined })}>
      <MemoryRouter>
        <RecordPage use={useListRecordQuery} reportLink={({ title }) => title} to={addresses} />
      </MemoryRouter>
    </Provider>,
  );
}

test('record page: says above the list that its figures are loading', async () => {
  show([call], () => new Promise<never>(() => {}));
  const loading = await screen.findByText('Carregando');
  const row = await screen.findByText('MGLU3');
  expect(loading.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("record page: shows the hit rate, best and worst, the distribution of results, and the chain's state", async () => {
  show([call]);
  expect(await screen.findByText('91 de 148')).toBeDefined();
  expect(screen.getByText('pior −31,20%, melhor +68,40%')).toBeDefined();
  expect(screen.getByText(/1 retirada sem encerramento/)).toBeDefined();
  const bars = within(screen.getByRole('region', { name: 'Distribuição dos resultados' })).getAllByRole('listitem');
  expect(bars.map((bar) => bar.textContent)).toContain('38−10 a 0');
  expect(await screen.findByText(/9c1f5be2 … 40d3e07a/)).toBeDefined();
  expect(screen.getAllByText(/Rentabilidade passada não garante resultados futuros/).length).toBeGreaterThan(0);
});

test("record page: says that the chain's last entry could not be read, and reads it on a retry", async () => {
  let answer: FakeAnswer = { status: 503, body: { detail: 'Tente de novo em instantes.' } };
  show([call], undefined, () => answer);
  expect(await screen.findByText('Não foi possível carregar a última entrada')).toBeDefined();
  answer = chain;
  screen.getByRole('button', { name: 'Tentar novamente' }).click();
  expect(await screen.findByText(/9c1f5be2 … 40d3e07a/)).toBeDefined();
});

test('record page: marks calls recorded late, corrected and removed, and omits figures without an index', async () => {
  show([
    {
      ...call,
      recorded_at: '2026-08-30T12:00:00Z',
      corrections: 2,
      removed_at: '2026-11-20T12:00:00Z',
      ibovespa: null,
    },
  ]);
  const row = (await screen.findByText('MGLU3')).closest('tr, li') as HTMLElement;
  const said = row.textContent;
  expect(said).toContain('−16,87%');
  expect(said).toContain('registrada em 30/08/2026');
  expect(said).toContain('2 correções');
  expect(said).toContain('retirada em 20/11/2026');
  expect(said).toContain('nº 1150 e 1197');
});
