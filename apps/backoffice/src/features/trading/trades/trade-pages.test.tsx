// @vitest-environment happy-dom
import type { SeenCall } from '@mirante/api-client/testing/fake-api.ts';
import type { Trade } from '@mirante/domain/trading/trade.ts';
import { valueFields } from '@mirante/domain/trading/trade.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { to } from '../../../app/to.ts';
import { TradeCreatePage } from './trade-create-page.tsx';
import { TradeEditPage } from './trade-edit-page.tsx';
import { TradeListPage } from './trade-list-page.tsx';
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
const created = { at: '/criar', path: '/criar', elsewhere: 'Outra página' };
const change = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const leave = (label: RegExp) => fireEvent.blur(screen.getByLabelText(label));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const patched = (calls: readonly SeenCall[]) =>
  calls.find(({ call }) => call.startsWith('PATCH '))?.body as Record<string, unknown> | undefined;

describe('the trade form', () => {
  it.each([
    ['1', [/^Preço máximo/], [/^Strike/, /^Vencimento/]],
    ['5', [/^Valor de entrada/], [/^Preço máximo/, /^Strike/]],
    ['6', [/^Strike/, /^Código da opção/, /^Preço da ação/], [/^Data do lançamento/]],
    ['7', [/^Data do lançamento/, /^Preço no lançamento/], []],
    ['8', [/^Vencimento do contrato/], [/^Strike/]],
  ])('of strategy %s shows its own fields', async (strategy, shown, hidden) => {
    renderScreen(<TradeCreatePage />);
    await screen.findByRole('heading', { level: 1 });
    change(/^Estratégia/, strategy);
    for (const label of shown) expect(screen.getByLabelText(label)).toBeTruthy();
    for (const label of hidden) expect(screen.queryByLabelText(label)).toBeNull();
  });

  it("shows what a status lacks when it is saved, with the API's messages, and sends nothing", async () => {
    const { calls } = renderScreen(<TradeEditPage />, answers, edit);
    await screen.findByRole('heading', { level: 1 });
    change(/^Situação/, 'live');
    leave(/^Valor de entrada/);
    change(/^Ativo/, 'AB');
    leave(/^Ativo/);
    await screen.findByText('Texto deve ser mais longo.');
    expect(screen.queryByText(/^Operação N/)).toBeNull();
    change(/^Ativo/, 'PETR4');
    save();
    expect(await screen.findByText('Operação NÃO pode estar em andamento sem valor de entrada.')).toBeTruthy();
    expect(screen.getByText('Operação Necessita de uma Data de Entrada na Operação')).toBeTruthy();
    expect(patched(calls)).toBeUndefined();
  });

  it("never sends an existing trade's current value, and clears fields of other strategies", async () => {
    const { calls } = renderScreen(<TradeEditPage />, answers, edit);
    await screen.findByRole('heading', { level: 1 });
    change(/^Estratégia/, '5');
    change(/^Evento/, 'Agora é long e short');
    save();
    await waitFor(() => expect(patched(calls)).toBeDefined());
    const body = patched(calls);
    expect(body).toMatchObject({ strategy_id: 5, max_price: null, event: 'Agora é long e short' });
    expect(Object.keys(body!)).not.toContain('current_value');
  });

  it('is sent with the version that was seen', async () => {
    const { calls } = renderScreen(<TradeEditPage />, answers, edit);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByLabelText(/^Valor atual/)).toBeNull();
    change(/^Evento/, 'Outro evento');
    save();
    await waitFor(() => expect(patched(calls)).toBeDefined());
    expect(calls.find(({ call }) => call.startsWith('PATCH '))!.headers.get('if-match')).toBe('"v1"');
  });

  it('of a new trade is a waiting purchase by default, with an alert and without a message', async () => {
    const { calls } = renderScreen(<TradeCreatePage />, { 'POST /api/v1/trades': { body: trade } }, created);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByLabelText(/^Evento/)).toBeNull();
    change(/^Ativo/, 'PETR4');
    change(/^Entrada válida hoje/, 'Até 38,95');
    save();
    await waitFor(() => expect(location.hash).toBe('#/full-trader/operacoes/7'));
    expect(calls.find(({ call }) => call.startsWith('POST '))?.body).toMatchObject({
      type: 'C',
      status: 'trigger',
      strategy_id: 2,
      asset_type_id: 1,
      app_alert: true,
      create_message: false,
    });
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

it('the trade value page sends the value of what is quoted, and shows the result that it gives', async () => {
  const option = { ...trade, status: 'live', asset: 'PETR4', quoted_as: 'PETRA40', in_value: 1, current_value: 1 };
  const { calls } = renderScreen(
    <TradeValuePage />,
    {
      'GET /api/v1/trades/7': { body: option },
      'GET /api/v1/full-trader/panel': { body: panelOf([option]) },
      'POST /api/v1/trades-update-current-value': { body: { updated: 1 } },
    },
    edit,
  );
  const moved = await screen.findByRole('region', { name: 'Operações que mudam' });
  fireEvent.input(screen.getByLabelText(/^Valor atual/), { target: { value: '2' } });
  await waitFor(() => expect(moved.textContent).toContain('100,00%'));
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => !call.startsWith('GET '))?.body).toEqual({ asset: 'PETRA40', current_value: 2 }),
  );
});

describe('the acts of a trade', () => {
  const acts = async (role: 'trader' | 'conteudo', of: object = trade) => {
    renderScreen(<TradePage />, { 'GET /api/v1/trades/7': { body: of } }, { ...edit, roles: [role] });
    await screen.findByRole('link', { name: 'Ver replay' });
    const links = [...screen.getAllByRole('link'), ...screen.queryAllByRole('button', { name: 'Remover' })];
    return links.map(({ textContent }) => textContent);
  };

  it('are those of who trades', async () => {
    expect(await acts('conteudo')).toEqual(['Ver replay']);
    cleanup();
    expect(await acts('trader')).toEqual([
      'Editar',
      'Atualizar valor',
      'Duplicar',
      'Criar mensagem do mural',
      'Ver replay',
      'Remover',
    ]);
    expect(screen.getByRole('link', { name: 'Duplicar' }).getAttribute('href')).toBe(to.desk(7));
    cleanup();
    expect(await acts('trader', { ...trade, status: 'finished' })).not.toContain('Atualizar valor');
  });

  it.each([
    ['trader', 1],
    ['conteudo', 0],
  ] as const)('of the list are for who may create one: %s', async (role, times) => {
    renderScreen(
      <TradeListPage />,
      { 'GET /api/v1/trades': { body: { items: [trade], total: 1 } } },
      { roles: [role] },
    );
    await screen.findByRole('button', { name: /planilha|CSV|Exportar/i });
    expect(screen.queryAllByRole('link', { name: 'Criar operação' })).toHaveLength(times);
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

it.each([
  ['trade page', TradePage],
  ['trade replay', TradeReplayPage],
])('%s: what another trader changed is shown once it is opened again', async (_what, Page) => {
  let body = trade;
  const Toggle = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Mesa</button>
        {isOpen && <Page />}
      </>
    );
  };
  renderScreen(<Toggle />, { 'GET /api/v1/trades/7': () => ({ body }) }, edit);
  expect((await screen.findAllByText(/PETR4/)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByText('Mesa'));
  body = { ...trade, quoted_as: 'VALE3', asset: 'VALE3' };
  fireEvent.click(screen.getByText('Mesa'));
  expect((await screen.findAllByText(/VALE3/)).length).toBeGreaterThan(0);
});
