// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi, type FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { panelApi } from '@mirante/api-client/trading/panel.ts';
import { closeCodes } from '@mirante/contract/trading/live-frames.ts';
import type { PanelSnapshot } from '@mirante/domain/trading/panel.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { sessionOf, sessionReducer, sessionStarted } from '@mirante/session/session-slice.ts';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { showToastsWith, type Toast } from '@mirante/ui-kit/toasts/toast.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PanelPage } from './panel-page.tsx';
import { FakeSocket } from './testing/fake-socket.ts';
import { liveTrade as trade } from './testing/live-trade.ts';

const snapshotOf = (trades: OwnTradeRow[], board: PanelSnapshot['board'] = []): PanelSnapshot => ({
  position: { epoch: 'e', sequence: 7 },
  trades,
  board,
});
const message = (id: number) => {
  const at = new Date(Date.now() - 1000 * id).toISOString();
  return { id, message: `<p>Recado ${id}.</p>`, revision: 1, created_at: at, updated_at: at };
};

let toasts: Toast[];
beforeEach(() => {
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  ({ toasts } = recordToasts());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  showToastsWith(undefined);
});

function show(answer: FakeAnswer | (() => FakeAnswer)) {
  const calls = fakeApi({
    'GET /api/v1/client/full-trader/panel': answer,
    'GET /api/v1/client/full-trader/followed': { body: { trades: [], alerts: [] } },
    'POST /api/v1/logout': { status: 204, body: '' },
  });
  const store = makeStore({ notify: () => {}, reducers: { session: sessionReducer } });
  const user = { id: 1, name: 'Ana', email: 'ana@mirante.example', phone: null, roles: [] };
  store.dispatch(sessionStarted({ token: 'secret', role: 'client', user }));
  renderPage(store);
  return { calls, store, token: () => sessionOf(store.getState()).token };
}
function renderPage(store: ReturnType<typeof makeStore>) {
  const to = { trade: (id: number) => `/t/${id}`, traderMessage: (id: number) => `/m/${id}` };
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PanelPage role="client" to={to} />
      </MemoryRouter>
    </Provider>,
  );
}

async function showLive(snapshot: PanelSnapshot) {
  const shown = show({ body: snapshot });
  await authorize();
  act(() => FakeSocket.last.say({ position: snapshot.position, recovered: true }));
  await screen.findByRole('table', { name: 'Em andamento' });
  return shown;
}
async function authorize() {
  act(() => {
    FakeSocket.last.open();
    FakeSocket.last.say('authorized');
  });
  await waitFor(() => expect(FakeSocket.last.sent).toHaveLength(2));
}
const notify = (notice: Parameters<FakeSocket['notify']>[0]) => act(() => FakeSocket.last.notify(notice));
const codesOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('rowheader')
    .map((head) => head.querySelector('strong')!.textContent);

test("panel page: waits for its connection, then sends the token to the page's host", async () => {
  show('network');
  expect(screen.getByText('Painel ainda não conectado.')).toBeTruthy();
  act(() => FakeSocket.last.open());
  expect(FakeSocket.last.sent).toEqual(['secret']);
  expect(FakeSocket.last.address).toBe(`${location.origin.replace('http', 'ws')}/api/v1/full-trader/socket`);
});

test("panel page: lists trades in their status's table, newest first", async () => {
  const today = new Date().toISOString();
  await showLive(
    snapshotOf(
      [
        trade(3),
        trade(1),
        trade(4, { status: 'rp' }),
        trade(5, { status: 'trigger' }),
        trade(6, { status: 'finished', finished_at: today }),
        trade(7, { status: 'finished', finished_at: '2026-01-05T15:00:00Z' }),
      ],
      [message(1)],
    ),
  );
  expect(codesOf('Em andamento')).toEqual(['ATIVO1', 'ATIVO3']);
  expect(codesOf('RP e gatilhos')).toEqual(['ATIVO4', 'ATIVO5']);
  expect(codesOf('Finalizadas hoje')).toEqual(['ATIVO6']);
  expect(screen.getByText('Recado 1.')).toBeTruthy();
  expect(screen.getByText('Ao vivo')).toBeTruthy();
});

test('panel page: a notice updates its row without a call, highlights it and is announced once', async () => {
  const { calls } = await showLive(snapshotOf([trade(1), trade(2)]));
  const reads = calls.length;
  notify({ sequence: 8, topic: 'live', id: 1, row: trade(1, { revision: 2, current_value: 43, result: 7.5 }) });
  const table = screen.getByRole('table', { name: 'Em andamento' });
  await within(table).findByText('+7,50%');
  const [first, second] = within(table).getAllByRole('row').slice(1);
  expect([first!.className, second!.className].map((name) => /flash/.test(name))).toEqual([true, false]);
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        text: 'ATIVO1 (ST): valor atual 43,0000',
        variant: 'info',
        detail: 'Resultado agora em +7,50%',
        isLowOnPhones: true,
        until: expect.objectContaining({ aborted: false }),
      },
    ]),
  );
  expect(calls).toHaveLength(reads);
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual(['', '']);
});

test('panel page: notices are stored for a return when the page is left, not one by one', async () => {
  const { store } = await showLive(snapshotOf([trade(1)]));
  const stored = () => panelApi.endpoints.getOwnPanel.select()(store.getState()).data;
  const snapshot = stored();
  notify({ sequence: 8, topic: 'live', id: 1, row: trade(1, { revision: 2, current_value: 43, result: 7.5 }) });
  await screen.findByText('+7,50%');
  expect(stored()).toBe(snapshot);
  cleanup();
  renderPage(store);
  expect(screen.getByText('+7,50%')).toBeTruthy();
});

test('panel page: many notices are one toast, which ends with the page; screen readers hear the important ones', async () => {
  await showLive(snapshotOf([trade(1), trade(2), trade(3)]));
  notify({ sequence: 8, topic: 'live', id: 1, row: trade(1, { revision: 2, current_value: 43 }) });
  notify({ sequence: 9, topic: 'rp', id: 2, row: trade(2, { revision: 2, status: 'rp', rp_value: 44 }) });
  notify({ sequence: 10, topic: 'live', id: 3, row: null });
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['3 atualizações no painel']));
  expect(toasts[0]!.detail).toContain('RP atingido em ATIVO2 (ST)');
  const spoken = () => screen.getAllByRole('status')[0]!.textContent;
  await waitFor(() => expect(spoken()).toContain('RP atingido em ATIVO2 (ST)'));
  expect(spoken()).not.toContain('ATIVO1');
  expect(codesOf('Em andamento')).toEqual(['ATIVO1']);
  expect(codesOf('RP e gatilhos')).toEqual(['ATIVO2']);
  cleanup();
  expect(toasts[0]!.until!.aborted).toBe(true);
});

test('panel page: a text filter keeps matching rows, and says where there are none', async () => {
  await showLive(snapshotOf([trade(1), trade(2, { strategy_id: 6 })], [message(1)]));
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  type('opcoes');
  expect(codesOf('Em andamento')).toEqual(['ATIVO2']);
  type('nada disso');
  const told = screen.getAllByText('Sem resultados para o filtro');
  expect(told.map(({ role }) => role)).toEqual(['status', '', '', '', '']);
});

test('panel page: the chosen order is kept while values change', async () => {
  await showLive(snapshotOf([trade(1, { result: 1 }), trade(2, { result: 5 }), trade(3, { result: -2 })]));
  fireEvent.change(screen.getByLabelText('Ordenar o painel'), { target: { value: 'best' } });
  expect(codesOf('Em andamento')).toEqual(['ATIVO2', 'ATIVO1', 'ATIVO3']);
  notify({ sequence: 8, topic: 'live', id: 3, row: trade(3, { revision: 2, result: 7.5 }) });
  await waitFor(() => expect(codesOf('Em andamento')).toEqual(['ATIVO3', 'ATIVO2', 'ATIVO1']));
});

test('panel page: shows sixty trades and twenty messages per page', async () => {
  const ids = Array.from({ length: 61 }, (_, place) => place + 1);
  await showLive(
    snapshotOf(
      ids.map((id) => trade(id)),
      ids.slice(0, 21).map(message),
    ),
  );
  expect(codesOf('Em andamento')).toHaveLength(60);
  expect(screen.getByText('1 a 60 de 61')).toBeTruthy();
  expect(screen.getByText('1 a 20 de 21')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Próxima' })[0]!);
  expect(codesOf('Em andamento')).toEqual(['ATIVO61']);
});

test("panel page: an open trade's value is stale after five minutes", async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await showLive(snapshotOf([trade(1, { value_at: minutesAgo(6) }), trade(2, { value_at: minutesAgo(4) })]));
  const rows = within(screen.getByRole('table', { name: 'Em andamento' })).getAllByRole('row');
  expect(rows.map((row) => row.querySelectorAll('[data-stale]').length)).toEqual([0, 2, 0]);
});

test('panel page: a refused connection shows an error above the data, with a retry', async () => {
  await showLive(snapshotOf([trade(1)]));
  act(() => FakeSocket.last.end(closeCodes.unauthorized));
  expect(screen.getByText('Erro na conexão com o painel')).toBeTruthy();
  expect(toasts.at(-1)).toMatchObject({
    text: 'Não foi possível conectar o painel. Parece haver um erro na autenticação.',
    variant: 'error',
  });
  expect(codesOf('Em andamento')).toEqual(['ATIVO1']);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(FakeSocket.opened).toHaveLength(2);
  await authorize();
  expect(screen.queryByText('Erro na conexão com o painel')).toBeNull();
});

test('panel page: a refusal before any data shows the error alone, with a retry', async () => {
  show('network');
  act(() => FakeSocket.last.end(closeCodes.forbidden));
  expect(screen.getByRole('alert').textContent).toContain('Erro na conexão com o painel');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByText('Painel ainda não conectado.')).toBeTruthy();
});

test('panel page: a refused connection stops the reading of a refused snapshot, until a retry', async () => {
  vi.useFakeTimers();
  const answers: FakeAnswer[] = [{ status: 403, body: { detail: 'Operação não permitida.', errors: [] } }];
  const { calls } = show(() => answers.at(-1)!);
  const reads = () => calls.filter(({ call }) => call === 'GET /api/v1/client/full-trader/panel').length;
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(reads()).toBe(2);
  act(() => FakeSocket.last.end(closeCodes.forbidden));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reads()).toBe(2);
  answers.push({ body: snapshotOf([trade(1)]) });
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(reads()).toBe(3);
  expect(codesOf('Em andamento')).toEqual(['ATIVO1']);
});

test('panel page: without a readable snapshot says so, and shows none as live', async () => {
  const answers: FakeAnswer[] = ['network'];
  show(() => answers.at(-1)!);
  expect(await screen.findByText(/Não foi possível carregar as operações/)).toBeTruthy();
  answers.push({ body: snapshotOf([trade(1)]) });
  vi.useFakeTimers();
  cleanup();
  show(() => answers.at(-1)!);
  await act(() => vi.advanceTimersByTimeAsync(100));
  act(() => (FakeSocket.last.open(), FakeSocket.last.say('authorized')));
  expect(screen.getByText('Ao vivo')).toBeTruthy();
  // The server no longer has what was missed.
  answers.push({ status: 503, body: { detail: 'Serviço indisponível.', errors: [] } });
  act(() => FakeSocket.last.say({ position: { epoch: 'f', sequence: 1 }, recovered: false }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText('Ao vivo')).toBeNull();
  expect(screen.getByText('O que se vê abaixo pode ter mudado.')).toBeTruthy();
  answers.push({ body: snapshotOf([trade(2)]) });
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByText('Ao vivo')).toBeTruthy();
  expect(codesOf('Em andamento')).toEqual(['ATIVO2']);
});

test('panel page: notices missed while disconnected are counted on return', async () => {
  await showLive(snapshotOf([trade(1)]));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  for (const sequence of [8, 9])
    notify({ sequence, topic: 'live', id: 1, row: trade(1, { revision: sequence, result: sequence }) });
  act(() => FakeSocket.last.say({ position: { epoch: 'e', sequence: 9 }, recovered: true }));
  expect(screen.getByText('2 atualizações enquanto você esteve fora')).toBeTruthy();
  expect(await screen.findByText('+9,00%')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(screen.queryByText('2 atualizações enquanto você esteve fora')).toBeNull();
});

test('panel page: a panel that lost its network stops showing "live" after ten seconds', async () => {
  await showLive(snapshotOf([trade(1)]));
  vi.useFakeTimers();
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  await act(() => vi.advanceTimersByTimeAsync(9900));
  expect(screen.getByText('Ao vivo')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Ao vivo')).toBeNull();
  expect(screen.getByText('Painel ainda não conectado.')).toBeTruthy();
});

test('panel page: a paused panel is not called live, and keeps its rows and their time, announcing none, until it continues', async () => {
  await showLive(snapshotOf([trade(1)]));
  const pill = () => screen.getByText(/^(?:Ao vivo|Pausado)$/).parentElement!.textContent;
  const before = pill();
  fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
  const at = new Date(Date.now() + 60_000).toISOString();
  notify({ sequence: 8, topic: 'live', id: 1, at, row: trade(1, { revision: 2, result: 7.5 }) });
  await waitFor(() => expect(FakeSocket.last.sent.at(-1)).toContain('"seen"'));
  expect(pill()).toBe(before?.replace('Ao vivo', 'Pausado'));
  expect(screen.getByText('Painel pausado').closest('[role=status]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('+7,50%')).toBeTruthy();
  notify({ sequence: 9, topic: 'live', id: 1, at, row: trade(1, { revision: 3, current_value: 44 }) });
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['ATIVO1 (ST): valor atual 44,0000']));
  expect(pill()).toMatch(/^Ao vivo/);
  expect(pill()).not.toBe(before);
});

test('panel page: an expired session shows a notice, and logs out two seconds later', async () => {
  const { token } = await showLive(snapshotOf([trade(1)]));
  vi.useFakeTimers();
  act(() => FakeSocket.last.say('expired'));
  expect(toasts.at(-1)).toMatchObject({ text: 'Sua sessão expirou. Faça login novamente.', variant: 'info' });
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(token()).toBe('secret');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(token()).toBeNull();
});
