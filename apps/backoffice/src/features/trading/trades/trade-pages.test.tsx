// @vitest-environment happy-dom
import type { SeenCall } from '@mirante/api-client/testing/fake-api.ts';
import type { Trade } from '@mirante/domain/trading/trade.ts';
import { valueFields } from '@mirante/domain/trading/trade.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TradeCreatePage } from './trade-create-page.tsx';
import { TradeEditPage } from './trade-edit-page.tsx';
import { TradePage } from './trade-page.tsx';
import { TradeReplayPage } from './trade-replay-page.tsx';
import { TradeValuePage } from './trade-value-page.tsx';

const none = Object.fromEntries(valueFields.map((field) => [field, null])) as Pick<Trade, (typeof valueFields)[number]>;
const trade: Trade = {
  ...none,
  id: 7,
  type: 'C',
  type_option: null,
  option_code: null,
  status: 'trigger',
  asset: 'PETR4',
  quoted_as: 'PETR4',
  asset_type_id: 1,
  strategy_id: 2,
  valid_input_today: 'Até 38,95',
  valid_date: null,
  trade_date: null,
  launch_date: null,
  date_in: null,
  expires_on: null,
  errata: null,
  app_alert: false,
  current_value: 38.42,
  max_price: 39,
  result: null,
  value_at: null,
  finished_at: null,
  revision: 1,
  created_at: '2026-11-19T13:41:00.000Z',
  updated_at: '2026-11-19T13:41:00.000Z',
  event: null,
  create_message: false,
  traces: [],
  contents: [],
  version: 'v1',
};
const panelOf = (trades: object[]) => ({ position: { epoch: 'e', sequence: 7 }, trades, board: [] });
const answers = {
  'GET /api/v1/trades/7': { body: trade },
  'PATCH /api/v1/trades/7': { body: trade },
  'GET /api/v1/full-trader/panel': { body: panelOf([trade]) },
};
const edit = { at: '/7', path: '/:id' };
const change = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const patched = (calls: readonly SeenCall[]) =>
  calls.find(({ call }) => call.startsWith('PATCH '))?.body as Record<string, unknown> | undefined;

describe('the trade form', () => {
  it.each([
    ['1', [/^Preço máximo/], [/^Strike/, /^Vencimento/]],
    ['5', [/^Valor de entrada/], [/^Preço máximo/, /^Strike/]],
    ['6', [/^Strike/, /^Código da opção/, /^Preço da ação/], [/^Data do lançamento/]],
    ['7', [/^Data do lançamento/, /^Preço no lançamento/], []],
    ['8', [/^Vencimento/], [/^Strike/]],
  ])('of strategy %s shows its own fields', async (strategy, shown, hidden) => {
    renderScreen(<TradeCreatePage />);
    await screen.findByRole('form');
    change(/^Estratégia/, strategy);
    for (const label of shown) expect(screen.getByLabelText(label)).toBeTruthy();
    for (const label of hidden) expect(screen.queryByLabelText(label)).toBeNull();
  });

  it("shows what a status lacks with the API's messages, and sends nothing", async () => {
    const { calls } = renderScreen(<TradeEditPage />, answers, edit);
    await screen.findByRole('form');
    change(/^Situação/, 'live');
    save();
    expect(await screen.findByText('Operação NÃO pode estar em andamento sem valor de entrada.')).toBeTruthy();
    expect(screen.getByText('Operação Necessita de uma Data de Entrada na Operação')).toBeTruthy();
    expect(patched(calls)).toBeUndefined();
  });

  it("never sends an existing trade's current value, and clears fields of other strategies", async () => {
    const { calls } = renderScreen(<TradeEditPage />, answers, edit);
    await screen.findByRole('form');
    change(/^Estratégia/, '5');
    change(/^Evento/, 'Agora é long e short');
    save();
    await waitFor(() => expect(patched(calls)).toBeDefined());
    const body = patched(calls);
    expect(body).toMatchObject({ strategy_id: 5, max_price: null, event: 'Agora é long e short' });
    expect(Object.keys(body!)).not.toContain('current_value');
  });

  it('previews the trade as subscribers see it', async () => {
    const waiting = { ...trade, strategy_in_value: 38.9 };
    renderScreen(<TradeEditPage />, { ...answers, 'GET /api/v1/trades/7': { body: waiting } }, edit);
    const preview = await screen.findByRole('region', { name: 'Como fica no painel' });
    expect(preview.textContent).toContain('PETR4');
    expect(preview.textContent).toContain('A operação ainda não teve entrada.');
    expect(within(preview).getByText('Gatilho').nextSibling?.textContent).toBe('38,9000');
  });
});

describe('the trade value page', () => {
  it('lists every open trade of the asset, however many newer ones are closed', async () => {
    const others = [
      { ...trade, id: 900 },
      { ...trade, id: 901, quoted_as: 'PETR4F', asset: 'PETR4F' },
      { ...trade, id: 902, status: 'finished' },
    ];
    // The newest hundred of the list are all closed.
    const items = Array.from({ length: 100 }, (_, n) => ({ ...trade, id: 1000 + n, status: 'cancelled' }));
    renderScreen(
      <TradeValuePage />,
      {
        ...answers,
        'GET /api/v1/trades': { body: { items, total: 500 } },
        'GET /api/v1/full-trader/panel': { body: panelOf([trade, ...others]) },
      },
      edit,
    );
    const moved = await screen.findByRole('region', { name: 'Operações que mudam' });
    expect(within(moved).getByText(/Vale para as 2 operações de PETR4/)).toBeTruthy();
    expect(within(moved).getAllByRole('listitem')).toHaveLength(2);
  });

  it('lists the affected trades, and is closed for a finished trade', async () => {
    renderScreen(<TradeValuePage />, answers, edit);
    const moved = await screen.findByRole('region', { name: 'Operações que mudam' });
    expect(within(moved).getByText(/Vale para a operação de PETR4/)).toBeTruthy();
    cleanup();
    renderScreen(<TradeValuePage />, { 'GET /api/v1/trades/7': { body: { ...trade, status: 'cancelled' } } }, edit);
    expect(await screen.findByText('A operação não está em aberto')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Atualizar valor');
    expect(screen.getByRole('link', { name: 'Ver operação' }).getAttribute('href')).toBe('/full-trader/operacoes/7');
  });
});

describe('links of a trade', () => {
  const report = { kind: 'report', id: 3, title: 'A tese em detalhe' } as const;
  const of = { 'GET /api/v1/trades/7': { body: { ...trade, contents: [report] } } };

  it.each([
    ['trader', false],
    ['conteudo', true],
  ] as const)('to its contents are for who may open them: %s', async (role, isLinked) => {
    renderScreen(<TradePage />, of, { ...edit, roles: [role] });
    await screen.findByText(/A tese em detalhe/);
    expect(screen.queryByRole('link', { name: /A tese em detalhe/ }) !== null).toBe(isLinked);
  });

  it.each([
    ['trader', true],
    ['conteudo', false],
  ] as const)('to the live panel, from its replay, are for who may open it: %s', async (role, isLinked) => {
    renderScreen(<TradeReplayPage />, of, { ...edit, roles: [role] });
    await screen.findByRole('link', { name: 'Ver operação' });
    expect(screen.queryByRole('link', { name: 'Ir ao vivo' }) !== null).toBe(isLinked);
  });
});
