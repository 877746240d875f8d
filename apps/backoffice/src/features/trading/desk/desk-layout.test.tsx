// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { FakeSocket } from '@mirante/screens/trading/panel/testing/fake-socket.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, now, trade, trades } from '../../../testing/desk-answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { change, connect, press, showDesk } from '../../../testing/show-desk.tsx';
import { DeskPage } from './desk-page.tsx';

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const old = new Date(now.getTime() - 6 * 60_000).toISOString();
const mixed = [trade(1, 'PETR4', { value_at: old }), trade(2, 'VALE3', { status: 'rp' }), trades[2]!];
const showMixed = () =>
  showDesk({
    'GET /api/v1/full-trader/panel': { body: { position: { epoch: 'e', sequence: 7 }, trades: mixed, board: [] } },
  });
const kinds = () => within(screen.getByRole('group', { name: 'Mostrar' })).getAllByRole('button');
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  screen.getAllByRole('textbox', { name: /^Valor atual de / }).map((box) => box.getAttribute('aria-label'));
const [petr4, vale3, wege3] = ['PETR4, operação 1', 'VALE3, operação 2', 'WEGE3, operação 3'].map(
  (which) => `Valor atual de ${which}`,
);

it('desk: shows the open trades of a status, or with a stale value, each choice with its count', async () => {
  await showMixed();
  expect(kinds().map(({ textContent }) => textContent)).toEqual([
    'Todas 3',
    'Andamento 1',
    'RP 1',
    'Gatilho 1',
    'Paradas 1',
  ]);
  expect(shown()).toEqual([petr4, vale3, wege3]);
  for (const [name, box] of [
    ['RP 1', vale3],
    ['Gatilho 1', wege3],
    ['Paradas 1', petr4],
  ] as const) {
    choose(name);
    expect(shown()).toEqual([box]);
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  }
  choose('Todas 3');
  expect(shown()).toHaveLength(3);
});

it('desk: a trade that no longer belongs to the chosen status stays while it is selected', async () => {
  await showMixed();
  await connect();
  choose('Andamento 1');
  act(() => screen.getByLabelText(petr4!).focus());
  change({ ...mixed[0]!, status: 'rp' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Andamento 0' })).toBeTruthy());
  expect(shown()).toEqual([petr4]);
  choose('RP 2');
  act(() => screen.getByLabelText(vale3!).focus());
  choose('Gatilho 1');
  expect(shown()).toEqual([vale3, wege3]);
});

it('desk: the open trades come first, and the new one is a press away', async () => {
  await showDesk();
  const asset = screen.getByLabelText('Ativo');
  const value = screen.getByLabelText(petr4!);
  expect(value.compareDocumentPosition(asset)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  fireEvent.click(screen.getByRole('button', { name: 'Nova operação' }));
  expect(document.activeElement).toBe(asset);
  expect(scroll.mock.contexts.map((element) => (element as Element).contains(asset))).toEqual([true]);
  act(() => value.focus());
  press('Escape');
  press('n');
  expect(document.activeElement).toBe(asset);
});

it.each([
  ['3', 'Nova operação, como a 3'],
  ['999', 'Nova operação'],
])('desk: the form for a trade like %s is shown once it is known', async (id, heading) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderScreen(<DeskPage />, answers, { at: `/?duplicar=${id}` });
  await screen.findByRole('heading', { name: heading });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ativo')));
  expect(scroll).toHaveBeenCalledOnce();
});

it('desk: a trade to duplicate that is read late does not take the focus from a value that is typed', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  renderScreen(<DeskPage />, { ...answers, 'GET /api/v1/trades/3': () => promise }, { at: '/?duplicar=3' });
  const value = await screen.findByLabelText(petr4!);
  await screen.findByRole('button', { name: /Swing 3,5%/ });
  expect(screen.queryByLabelText('Ativo')).toBeNull();
  act(() => value.focus());
  resolve(answers['GET /api/v1/trades/3']);
  await screen.findByLabelText('Ativo');
  expect(document.activeElement).toBe(value);
});

it('desk: a saved duplicate leaves an empty form, so that another press does not open it again', async () => {
  const saved = { 'POST /api/v1/trades': { body: trade(9, 'PETR4') } };
  const { calls } = renderScreen(<DeskPage />, { ...answers, ...saved }, { at: '/?duplicar=3' });
  await screen.findByRole('heading', { name: 'Nova operação, como a 3' });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar operação' }));
  await screen.findByRole('heading', { name: 'Nova operação' });
  expect(screen.getByLabelText<HTMLInputElement>('Ativo').value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Salvar operação' }));
  expect(await screen.findByText('Campo obrigatório.')).toBeTruthy();
  expect(calls.filter(({ call }) => call === 'POST /api/v1/trades')).toHaveLength(1);
});

it('desk: a trade to duplicate that fails to load can be retried, before any other form is shown', async () => {
  let read = 0;
  const failing = () => (read++ === 0 ? { status: 503 } : answers['GET /api/v1/trades/3']);
  renderScreen(<DeskPage />, { ...answers, 'GET /api/v1/trades/3': failing }, { at: '/?duplicar=3' });
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar a operação a duplicar.');
  expect(screen.queryByLabelText('Ativo')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Nova operação, como a 3' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('desk: lines pasted before the open trades are read wait for them', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  renderScreen(<DeskPage />, { ...answers, 'GET /api/v1/full-trader/panel': () => promise });
  await screen.findByText('Painel ainda não conectado.');
  press('p');
  const dialog = within(await screen.findByRole('dialog', { name: 'Colar da planilha' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'PETR4\t38,42' } });
  expect(dialog.getByText('Painel ainda não conectado.')).toBeTruthy();
  expect(dialog.queryByText(/Nenhuma operação em aberto/)).toBeNull();
  resolve(answers['GET /api/v1/full-trader/panel']);
  expect(await dialog.findByText('40,0000 → 38,4200')).toBeTruthy();
  expect(dialog.queryByText('Painel ainda não conectado.')).toBeNull();
});
