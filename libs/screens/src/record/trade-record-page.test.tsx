// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import type { RecordTrade, TradeRecordSummary } from '@mirante/domain/trading/trade-record.ts';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TradeRecordPage } from './trade-record-page.tsx';

const trade: RecordTrade = {
  id: 7336,
  code: 'WINZ26',
  type: 'V',
  strategy_id: 1,
  status: 'finished',
  date_in: '2026-11-19T13:31:00Z',
  in_value: 158_230,
  rp_value: null,
  out_value: 158_430,
  finished_at: '2026-11-19T15:48:10Z',
  errata: 'O stop é 157.770.',
  result: -0.1264,
  recorded_at: '2026-11-19T13:12:04Z',
  entered_at: '2026-11-19T14:31:22Z',
  opened_entry: 1150,
  closed_entry: 1197,
  corrections: 2,
  removed_at: null,
};
const summary: TradeRecordSummary = {
  closed: 40,
  gains: 25,
  cancelled: 3,
  first_out: '2026-10-01',
  last_out: '2026-11-19',
  average: 1.2,
  median: 0.8,
  best: 9.4,
  worst: -7.1,
};

test('trade record page: sums trades separately from portfolios, and marks late, corrected and cancelled ones', async () => {
  const items = [
    trade,
    { ...trade, id: 7337, code: 'PETR4', status: 'cancelled' as const, result: null, finished_at: null, errata: null },
  ];
  fakeApi({
    'GET /api/v1/record/trades': { body: { items, total: 2 } },
    'GET /api/v1/record/trades/summary': { body: summary },
    'GET /api/v1/record/chain': { body: { entries: 0, last: null, root: null } },
  });
  render(
    <Provider store={makeStore({ notify: () => undefined })}>
      <MemoryRouter initialEntries={['/historico/operacoes']}>
        <TradeRecordPage
          to={{ portfolios: '/historico', trades: '/historico/operacoes' }}
          tradeLink={({ id, code }) => <a href={`#${id}`}>{code}</a>}
        />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByText('25 de 40')).toBeDefined();
  expect(screen.getByText(/3 canceladas sem resultado/)).toBeDefined();
  expect(screen.getByText('melhor +9,40%')).toBeDefined();
  const said = (await screen.findByRole('link', { name: 'WINZ26' })).closest('tr, li')!.textContent;
  for (const part of [
    '−0,13%',
    'Errata: O stop é 157.770.',
    '2 correções',
    'nº 1150 e 1197',
    'registrada em 19/11/2026',
  ])
    expect(said).toContain(part);
  expect(screen.getByRole('link', { name: 'PETR4' }).closest('tr, li')!.textContent).toContain('Cancelada');
  expect(screen.getByRole('link', { name: 'Operações' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Carteiras' }).getAttribute('aria-current')).toBeNull();
  expect(screen.getByText(/não se soma ao das carteiras/)).toBeDefined();
});

test('trade record page: says above the list that its figures are loading', async () => {
  fakeApi({
    'GET /api/v1/record/trades': { body: { items: [trade], total: 1 } },
    'GET /api/v1/record/trades/summary': () => new Promise<never>(() => {}),
    'GET /api/v1/record/chain': { body: { entries: 0, last: null, root: null } },
  });
  render(
    <Provider store={makeStore({ notify: () => undefined })}>
      <MemoryRouter>
        <TradeRecordPage
          to={{ portfolios: '/historico', trades: '/historico/operacoes' }}
          tradeLink={({ code }) => code}
        />
      </MemoryRouter>
    </Provider>,
  );
  const loading = await screen.findByText('Carregando');
  const row = await screen.findByText('WINZ26');
  expect(loading.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
