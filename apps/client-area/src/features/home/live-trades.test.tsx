// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { learnServerTime } from '@mirante/domain/server-time.ts';
import type { OwnTradeRow, TradeStatus } from '@mirante/domain/trading/trade.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomePage } from './home-page.tsx';

const now = new Date('2026-11-20T17:32:00Z');
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  learnServerTime(new Date().toUTCString());
});

const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const trade = (id: number, status: TradeStatus, changedAt: string): OwnTradeRow =>
  ({
    id,
    status,
    type: 'C',
    quoted_as: `ATIVO${id}`,
    strategy_id: 2,
    result: status === 'trigger' ? null : 4.18,
    finished_at: status === 'finished' ? changedAt : null,
    updated_at: changedAt,
  }) as OwnTradeRow;

const show = (answer: FakeAnswer | (() => FakeAnswer), entitlements = ['full_trader']) =>
  renderScreen(
    <HomePage />,
    {
      'GET /api/v1/client/products': { body: [] },
      'GET /api/v1/client/payments': { body: { items: [], total: 0 } },
      'GET /api/v1/client/contents': { body: { items: [], total: 0 } },
      'GET /api/v1/client/contents-new': { body: { since: null, total: 0 } },
      'GET /api/v1/client/full-trader/panel': answer,
    },
    { entitlements, products: [] },
  );
const panelOf = (trades: OwnTradeRow[]) => ({ body: { position: { epoch: 'e', sequence: 7 }, trades, board: [] } });
const card = async () => within(await screen.findByRole('region', { name: 'Full Trader' }));

test("live trades: the home counts the panel's trades, and lists those that changed last", async () => {
  show(
    panelOf([
      trade(1, 'live', ago(90)),
      trade(2, 'trigger', ago(60 * 24)),
      trade(3, 'finished', ago(1)),
      trade(4, 'live', ago(2)),
      trade(5, 'finished', ago(60 * 24)),
    ]),
  );
  const shown = await card();
  const rows = await shown.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
    [3, 4, 1, 2].map((id) => `/full-trader/operacoes/${id}`),
  );
  expect(rows[0]!.textContent).toBe('C ATIVO3 STFinalizada▲ +4,18%14:31');
  expect(rows[3]!.textContent).toBe('C ATIVO2 STGatilho—19/11');
  expect(shown.getAllByRole('definition').map((count) => count.textContent)).toEqual(['2', '1', '0', '1']);
  expect(shown.getByRole('link', { name: 'Abrir painel: Full Trader' }).getAttribute('href')).toBe(
    '/full-trader/painel',
  );
  expect(shown.getByText('Atualizado às 14:32. No painel, ao vivo.')).toBeTruthy();
});

test("live trades: the time of reading is the server's, whatever the device's clock says", async () => {
  learnServerTime(new Date(now.getTime() + 25 * 3_600_000).toUTCString());
  show(panelOf([trade(1, 'live', ago(90))]));
  expect(await (await card()).findByText('Atualizado às 15:32. No painel, ao vivo.')).toBeTruthy();
});

test('live trades: paused, they stay as they were, until their reader continues', async () => {
  let count = 1;
  const { calls } = show(() => panelOf(Array.from({ length: count }, (_, i) => trade(i + 1, 'live', ago(90)))));
  const shown = await card();
  fireEvent.click(await shown.findByRole('button', { name: 'Pausar' }));
  expect(shown.getByText('Pausado às 14:32. No painel, ao vivo.')).toBeTruthy();
  count = 2;
  vi.setSystemTime(now.getTime() + 60_000);
  const reads = () => calls.filter(({ call }) => call.includes('full-trader/panel'));
  // The third is asked for after the second one's answer.
  await vi.waitFor(() => {
    fireEvent.focus(window);
    expect(reads().length).toBeGreaterThan(2);
  });
  expect(shown.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(shown.getByRole('button', { name: 'Continuar' }));
  expect(await shown.findByText('Atualizado às 14:33. No painel, ao vivo.')).toBeTruthy();
  expect(shown.getAllByRole('listitem')).toHaveLength(2);
});

test('live trades: without trades the home says so', async () => {
  show(panelOf([]));
  expect(await (await card()).findByText('Nenhuma operação agora')).toBeTruthy();
});

test('live trades: a failure is shown in their card alone, and can be retried', async () => {
  let isDown = true;
  show(() => (isDown ? { status: 500, body: {} } : panelOf([trade(1, 'live', ago(1))])));
  const shown = await card();
  const retry = await shown.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  isDown = false;
  fireEvent.click(retry);
  expect(await shown.findByRole('link', { name: /ATIVO1/ })).toBeTruthy();
});

test('live trades: the home of a client without the area neither shows nor reads them', async () => {
  const { calls } = show(panelOf([]), ['top_fundos']);
  await screen.findByText('Nenhum produto ativo');
  expect(screen.queryByRole('region', { name: 'Full Trader' })).toBeNull();
  expect(calls.filter(({ call }) => call.includes('full-trader'))).toEqual([]);
});
