// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi, type FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { tradeAlertKinds } from '@mirante/domain/messaging/trade-alert-kinds.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { sessionReducer, sessionStarted } from '@mirante/session/session-slice.ts';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { showToastsWith, type Toast } from '@mirante/ui-kit/toasts/toast.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PanelPage } from '../panel-page.tsx';
import { FakeSocket } from '../testing/fake-socket.ts';
import { liveTrade as trade } from '../testing/live-trade.ts';

let toasts: Toast[];
const tones: number[] = [];
/** Whether the page may play. */
let mayPlay = true;
/** Records the tones instead of playing them. */
class FakeAudio {
  static last: FakeAudio;
  state = 'suspended';
  currentTime = 0;
  destination = {};
  constructor() {
    FakeAudio.last = this;
  }
  resume = async () => void (mayPlay && (this.state = 'running'));
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  createOscillator = () => {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (gain: object) => gain,
      start: () => void tones.push(frequency.value),
      stop: () => undefined,
    };
  };
}
const notifications: { title: string; tag?: string | undefined }[] = [];
function allowing(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const requestPermission = vi.fn<() => Promise<string>>(async () => {
    fake.permission = answer;
    return answer;
  });
  const fake: { permission: string } = Object.assign(
    function (this: object, title: string, { tag }: NotificationOptions) {
      notifications.push({ title, tag });
      return Object.assign(new EventTarget(), { close: () => undefined });
    },
    { permission, requestPermission },
  );
  vi.stubGlobal('Notification', fake);
  return { requestPermission };
}

beforeEach(() => {
  FakeSocket.opened = [];
  tones.length = notifications.length = 0;
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('AudioContext', FakeAudio);
  ({ toasts } = recordToasts());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  showToastsWith(undefined);
});

const FOLLOWED = '/api/v1/client/full-trader/followed';
interface Shown {
  role?: 'client' | 'user';
  /** Until when the failing call takes. */
  failing?: Promise<void>;
  /** The answers to the first reads of what is followed. */
  reads?: FakeAnswer[];
}
async function show(
  trades: OwnTradeRow[],
  followed: number[] = [],
  { role = 'client', failing, reads = [] }: Shown = {},
) {
  const body = { position: { epoch: 'e', sequence: 7 }, trades, board: [] };
  const calls = fakeApi({
    'GET /api/v1/client/full-trader/panel': { body },
    'GET /api/v1/full-trader/panel': { body },
    [`GET ${FOLLOWED}`]: () => reads.shift() ?? { body: { trades: followed, alerts: tradeAlertKinds } },
    [`PUT ${FOLLOWED}/2`]: { status: 204, body: '' },
    [`DELETE ${FOLLOWED}/1`]: async () => {
      await failing;
      return { status: 500, body: { detail: 'Erro.', errors: [] } };
    },
    'PUT /api/v1/client/full-trader/alerts': { status: 204, body: '' },
  });
  const store = makeStore({ notify: () => {}, reducers: { session: sessionReducer } });
  const user = { id: 1, name: 'Ana', email: 'ana@mirante.example', phone: null, roles: [] };
  store.dispatch(sessionStarted({ token: 'secret', role, user }));
  const to = { trade: (id: number) => `/t/${id}`, traderMessage: (id: number) => `/m/${id}` };
  const Where = () => <output>{useLocation().search}</output>;
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PanelPage role={role} to={to} />
        <Where />
      </MemoryRouter>
    </Provider>,
  );
  act(() => {
    FakeSocket.last.open();
    FakeSocket.last.say('authorized');
  });
  await waitFor(() => expect(FakeSocket.last.sent).toHaveLength(2));
  act(() => FakeSocket.last.say({ position: body.position, recovered: true }));
  return calls;
}
let sequence = 7;
beforeEach(() => (sequence = 7));
const move = (row: OwnTradeRow) =>
  act(() => FakeSocket.last.notify({ sequence: (sequence += 1), topic: 'live', id: row.id, row }));
const codes = () =>
  within(screen.getByRole('table', { name: 'Em andamento' }))
    .getAllByRole('rowheader')
    .map((head) => head.querySelector('strong')!.textContent);
const star = (id: number) => screen.findByRole('button', { name: `Acompanhar ATIVO${id}, operação ${id}` });
const settings = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /Alertas e som|Som e avisos/ }));
  await screen.findByText('Som neste aparelho');
};
const alertToasts = () => toasts.filter(({ text }) => /alvo|stop|Gatilho|alertas/i.test(text));

test('panel alerts: a trade is followed by its star, reverted when saving fails', async () => {
  const calls = await show([trade(1), trade(2)], [1]);
  await waitFor(async () => expect((await star(1)).getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(await star(2));
  await waitFor(() => expect(calls.some(({ call }) => call === `PUT ${FOLLOWED}/2`)).toBe(true));
  expect((await star(2)).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(await star(1));
  await waitFor(() => expect(calls.some(({ call }) => call === `DELETE ${FOLLOWED}/1`)).toBe(true));
  await waitFor(async () => expect((await star(1)).getAttribute('aria-pressed')).toBe('true'));
});

test('panel alerts: a star that cannot be saved is reverted alone, and not one pressed meanwhile', async () => {
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
  const calls = await show([trade(1), trade(2)], [1], { failing });
  const pressed = async (id: number) => (await star(id)).getAttribute('aria-pressed');
  await waitFor(async () => expect(await pressed(1)).toBe('true'));
  fireEvent.click(await star(1));
  await waitFor(async () => expect(await pressed(1)).toBe('false'));
  fireEvent.click(await star(2));
  await waitFor(() => expect(calls.some(({ call }) => call === `PUT ${FOLLOWED}/2`)).toBe(true));
  fail();
  await waitFor(async () => expect(await pressed(1)).toBe('true'));
  expect(await pressed(2)).toBe('true');
});

test('panel alerts: nothing is saved over choices that could not be read; pressing reads them again', async () => {
  const calls = await show([trade(1)], [1], { reads: [{ status: 500, body: { detail: 'Erro.', errors: [] } }] });
  await settings();
  const press = (kind: string) => fireEvent.click(screen.getByRole('checkbox', { name: kind }));
  expect((await star(1)).getAttribute('aria-pressed')).toBe('false');
  press('Perto do alvo');
  await waitFor(async () => expect((await star(1)).getAttribute('aria-pressed')).toBe('true'));
  expect(calls.filter(({ call }) => /^(?:PUT|DELETE) /.test(call))).toEqual([]);
  press('Perto do alvo');
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith('PUT '))).toBe(true));
});

test('panel alerts: followed trades that could not be read are not counted as none, and are read again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show([trade(1)], [1], { reads: [{ status: 500, body: { detail: 'Erro.', errors: [] } }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Acompanhadas' }));
  expect(codes()).toEqual(['ATIVO1']);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(screen.getByRole('button', { name: 'Acompanhadas 1' })).toBeTruthy();
});

test('panel alerts: strategies and followed trades are filters with counts, stored in the URL', async () => {
  await show([trade(1), trade(2, { strategy_id: 6 }), trade(3, { strategy_id: 6 })], [3]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Acompanhadas 1' })).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Todas 3' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'OP 2' }));
  expect(codes()).toEqual(['ATIVO2', 'ATIVO3']);
  fireEvent.click(screen.getByRole('button', { name: 'Acompanhadas 1' }));
  expect(codes()).toEqual(['ATIVO3']);
  expect(document.querySelector('output')!.textContent).toBe('?trade.strategy_id=6&followed=true');
  fireEvent.click(screen.getByRole('button', { name: 'DT 0' }));
  expect(screen.getAllByText('Sem resultados para o filtro')).toHaveLength(3);
  fireEvent.change(screen.getByLabelText('Ordenar o painel'), { target: { value: 'best' } });
  expect(document.querySelector('output')!.textContent).toBe('?trade.strategy_id=1&followed=true&sort=best');
});

test('panel alerts: an alert of a followed trade is shown and announced once; others are not', async () => {
  await show([trade(1), trade(2)], [1]);
  await waitFor(async () => expect((await star(1)).getAttribute('aria-pressed')).toBe('true'));
  move(trade(1, { revision: 2, current_value: 50 }));
  move(trade(1, { revision: 3, current_value: 45 }));
  move(trade(1, { revision: 4, current_value: 51 }));
  move(trade(2, { revision: 2, current_value: 50 }));
  await waitFor(() => expect(alertToasts()).toHaveLength(1));
  expect(alertToasts()[0]).toMatchObject({ text: 'Alvo atingido: ATIVO1 (ST)', detail: 'Valor 50,0000, alvo 50,0000' });
  const spoken = document.querySelector('[aria-live="polite"]')!;
  expect(spoken.textContent).toContain('Alvo atingido: ATIVO1 (ST)');
});

test("panel alerts: an event of a followed trade shows one toast, its alert's", async () => {
  await show([trade(1), trade(2)], [1]);
  await waitFor(async () => expect((await star(1)).getAttribute('aria-pressed')).toBe('true'));
  move(trade(1, { revision: 2, current_value: 50 }));
  await waitFor(() => expect(alertToasts()).toHaveLength(1));
  move(trade(2, { revision: 2, current_value: 43 }));
  await waitFor(() => expect(toasts.some(({ text }) => text.startsWith('ATIVO2'))).toBe(true));
  expect(toasts.map(({ text }) => text)).toEqual(['Alvo atingido: ATIVO1 (ST)', 'ATIVO2 (ST): valor atual 43,0000']);
});

test('panel alerts: a star pressed in another tab is shown in this one', async () => {
  const calls = await show([trade(1), trade(2)], [1]);
  await waitFor(async () => expect((await star(1)).getAttribute('aria-pressed')).toBe('true'));
  const other = new BroadcastChannel('followed-trades');
  const heard = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }));
  fireEvent.click(await star(2));
  await heard;
  const asked = () => calls.filter(({ call }) => call === `GET ${FOLLOWED}`).length;
  const before = asked();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is same-origin
  other.postMessage('saved');
  await waitFor(() => expect(asked()).toBe(before + 1));
  await waitFor(async () => expect((await star(2)).getAttribute('aria-pressed')).toBe('false'));
  other.close();
});

test('panel alerts: sounds are off until a click turns them on, differ by alert, and are remembered on the device', async () => {
  await show([trade(1)], [1]);
  await waitFor(async () => expect((await star(1)).getAttribute('aria-pressed')).toBe('true'));
  await settings();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tocar um som a cada alerta' }));
  const only = () => screen.getByRole('checkbox', { name: 'Só no pregão, das 9h às 18h30' });
  await waitFor(() => expect(only().hasAttribute('disabled')).toBe(false));
  fireEvent.click(only());
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '80' } });
  const target = tones.splice(0);
  move(trade(1, { revision: 2, current_value: 37 }));
  await waitFor(() => expect(tones.length).toBeGreaterThan(0));
  expect(tones).not.toEqual(target);
  expect(JSON.parse(localStorage.getItem('mirante.panel-alerts')!)).toEqual({
    sound: true,
    volume: 0.8,
    marketHoursOnly: false,
    desktop: false,
  });
});

test('panel alerts: after a reload, sounds play from the end of the first touch on, and after an interruption from the next', async () => {
  // Kept by the module as by a page: as after a reload, it is not playing.
  FakeAudio.last.state = 'suspended';
  mayPlay = false;
  localStorage.setItem('mirante.panel-alerts', JSON.stringify({ sound: true, marketHoursOnly: false }));
  await show([trade(1)], [1]);
  await waitFor(async () => expect((await star(1)).getAttribute('aria-pressed')).toBe('true'));
  const touch = () => {
    mayPlay = false;
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    mayPlay = true;
    fireEvent.touchEnd(document.body);
  };
  touch();
  move(trade(1, { revision: 2, current_value: 37 }));
  await waitFor(() => expect(tones.length).toBeGreaterThan(0));

  FakeAudio.last.state = 'interrupted';
  tones.length = 0;
  touch();
  move(trade(1, { revision: 3, current_value: 50 }));
  await waitFor(() => expect(tones.length).toBeGreaterThan(0));
});

test('panel alerts: notification permission is requested only by the button, and a denial shows what to do', async () => {
  const { requestPermission } = allowing('default', 'denied');
  await show([trade(1)], [1]);
  await settings();
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Ativar notificações do sistema' }));
  expect(await screen.findByText(/bloqueadas neste navegador. Para recebê-las, permita-as/)).toBeTruthy();
  expect(requestPermission).toHaveBeenCalledOnce();
});

test('panel alerts: a hidden page shows a system notification, with the same tag as the push', async () => {
  allowing('granted');
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  localStorage.setItem('mirante.panel-alerts', JSON.stringify({ desktop: true }));
  await show([trade(1)], [1]);
  await waitFor(async () => expect((await star(1)).getAttribute('aria-pressed')).toBe('true'));
  move(trade(1, { revision: 2, current_value: 50 }));
  await waitFor(() =>
    expect(notifications).toEqual([{ title: 'Alvo atingido: ATIVO1 (ST)', tag: 'trade-alert-1-target' }]),
  );
});

test('panel alerts: alert kinds are chosen beside the sound; staff cannot follow', async () => {
  const calls = await show([trade(1)], [1]);
  await settings();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Perto do alvo' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'PUT /api/v1/client/full-trader/alerts')?.body).toEqual({
      alerts: ['triggered', 'target', 'stop', 'finished'],
    }),
  );
  cleanup();
  await show([trade(1)], [], { role: 'user' });
  await screen.findByRole('table', { name: 'Em andamento' });
  expect(screen.queryByRole('button', { name: /Acompanhar/ })).toBeNull();
});
