// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { FakeSocket } from '@mirante/screens/trading/panel/testing/fake-socket.ts';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { showToastsWith } from '@mirante/ui-kit/toasts/toast.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, boardMessage, now, trade, trades } from '../../../testing/desk-answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { connect, press, sent, showDesk } from '../../../testing/show-desk.tsx';
import { DeskPage } from './desk-page.tsx';

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  showToastsWith(undefined);
});

const DESK = 'GET /api/v1/full-trader/desk';
const type = (value: string) => fireEvent.input(document.activeElement!, { target: { value } });
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('name');

it('desk page: shows how many panels have the last update, how fast, and the stale values', async () => {
  const old = new Date(now.getTime() - 6 * 60_000).toISOString();
  const panel = {
    position: { epoch: 'e', sequence: 7 },
    trades: [trade(1, 'PETR4', { value_at: old }), ...trades.slice(1)],
    board: [],
  };
  await showDesk({ 'GET /api/v1/full-trader/panel': { body: panel } });
  const summary = screen.getByLabelText('Resumo da mesa').textContent;
  expect(summary).toContain('Painéis em dia312 de 312 abertos');
  expect(summary).toContain('PETR4: Valor atual 40,0000');
  expect(summary).toContain('99% dos painéis em0,4 s mais lento 0,9 s');
  expect(summary).toContain('Valores parados1 de 3, há mais de 5 min');
});

it('desk page: shows no delivery of an update that may not be the last one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const desk: FakeAnswer[] = [answers[DESK]];
  await showDesk({ [DESK]: () => desk.at(-1)! });
  const summary = () => screen.getByLabelText('Resumo da mesa').textContent;
  await waitFor(() => expect(summary()).toContain('Painéis em dia312 de 312 abertos'));
  desk.push({ status: 503 });
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(summary()).toMatch(/Painéis em dia— Última atualização— 99% dos painéis em— Valores/);
  desk.pop();
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(summary()).toContain('Painéis em dia312 de 312 abertos');
});

it('desk page: counts no trades and no stale values before it has them', async () => {
  renderScreen(<DeskPage />, { ...answers, 'GET /api/v1/full-trader/panel': { status: 500 } });
  expect(await screen.findByText('Painel ainda não conectado.')).toBeTruthy();
  expect(screen.getByLabelText('Resumo da mesa').textContent).toMatch(/Valores parados— $/);
  expect(screen.getByRole('region', { name: 'Operações em aberto' }).textContent).toMatch(/^Operações em aberto\//);
});

describe('the desk by keyboard', () => {
  it('updates a value in three steps (search, number, Enter) and goes to the next', async () => {
    const { calls } = await showDesk();
    press('/');
    type('petr');
    fireEvent.submit(screen.getByRole('search'));
    expect(focused()).toBe('Valor atual de PETR4, operação 1');
    type('38,42');
    press('Enter');
    await waitFor(() =>
      expect(sent(calls, 'POST /api/v1/trades-update-current-value')).toEqual({ asset: 'PETR4', current_value: 38.42 }),
    );
  });

  it('keeps the focused trade in view when the one before is no longer expanded', async () => {
    await showDesk();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    press('ArrowDown');
    press('ArrowDown');
    expect(scroll.mock.contexts.at(-1)).toBe(document.activeElement);
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
    scroll.mockRestore();
  });

  it('asks for a second Enter for a value far from the previous one', async () => {
    const { calls } = await showDesk();
    press('ArrowDown');
    press('v');
    type('384,2');
    press('Enter');
    expect((await screen.findByRole('alert')).textContent).toContain('Enter de novo confirma');
    expect(sent(calls, 'POST /api/v1/trades-update-current-value')).toBeUndefined();
    press('Enter');
    await waitFor(() => expect(sent(calls, 'POST /api/v1/trades-update-current-value')).toBeDefined());
  });

  it('keeps values typed at several trades, and sends them together, except ones far from the previous value', async () => {
    const { calls } = await showDesk();
    const box = (asset: string, id: number) => screen.getByLabelText(`Valor atual de ${asset}, operação ${id}`);
    fireEvent.change(box('PETR4', 1), { target: { value: '41' } });
    fireEvent.change(box('VALE3', 2), { target: { value: '400' } });
    fireEvent.change(box('WEGE3', 3), { target: { value: '45,5' } });
    const bar = screen.getByRole('group', { name: 'Valores guardados' });
    expect(bar.textContent).toContain('3 valores guardados, 3 operações');
    act(() => {
      fireEvent.keyDown(box('WEGE3', 3), { key: 'Enter', ctrlKey: true });
      fireEvent.keyDown(box('WEGE3', 3), { key: 'Enter', ctrlKey: true, repeat: true });
    });
    await waitFor(() =>
      expect(sent(calls, 'POST /api/v1/trades-update-current-values')).toEqual({
        values: [
          { asset: 'PETR4', current_value: 41 },
          { asset: 'WEGE3', current_value: 45.5 },
        ],
      }),
    );
    await waitFor(() => expect(bar.textContent).toContain('1 valor guardado, 1 operação · VALE3 espera confirmação'));
    expect(calls.filter(({ call }) => call === 'POST /api/v1/trades-update-current-values')).toHaveLength(1);
    fireEvent.click(within(bar).getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByRole('group', { name: 'Valores guardados' })).toBeNull();
  });

  it('keeps all values when one is refused, naming it', async () => {
    const { calls } = await showDesk({
      'POST /api/v1/trades-update-current-values': {
        status: 422,
        body: {
          detail: 'Confira os campos destacados.',
          errors: [{ path: 'values[1].asset', message: 'Nenhuma operação em aberto deste ativo.' }],
        },
      },
    });
    const box = (asset: string, id: number) =>
      screen.getByLabelText<HTMLInputElement>(`Valor atual de ${asset}, operação ${id}`);
    fireEvent.change(box('PETR4', 1), { target: { value: '41' } });
    fireEvent.change(box('VALE3', 2), { target: { value: '41' } });
    fireEvent.click(screen.getByRole('button', { name: /Enviar 2 valores/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Nenhuma operação em aberto deste ativo.');
    expect(sent(calls, 'POST /api/v1/trades-update-current-values')).toBeDefined();
    expect([box('PETR4', 1), box('VALE3', 2)].map((each) => [each.value, each.getAttribute('aria-invalid')])).toEqual([
      ['41', 'false'],
      ['41', 'true'],
    ]);
  });

  it("previews each pasted line's effect or error, and sends the valid ones", async () => {
    const { calls } = await showDesk();
    press('p');
    const dialog = await screen.findByRole('dialog', { name: 'Colar da planilha' });
    fireEvent.change(within(dialog).getByRole('textbox'), {
      target: { value: 'Ativo\tValor\npetr4\t38,42\nVALE3\t400\nNADA3\t1' },
    });
    const lines = within(dialog).getByRole('list', { name: 'O que muda' });
    expect(lines.textContent).toContain('40,0000 → 38,4200');
    expect(lines.textContent).toContain('Nenhuma operação em aberto deste ativo.');
    expect(within(dialog).getByRole('button', { name: /Enviar 1 valor/ })).toBeTruthy();
    fireEvent.click(within(lines).getByRole('checkbox', { name: /confirmar VALE3/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: /Enviar 2 valores/ }));
    await waitFor(() =>
      expect(sent(calls, 'POST /api/v1/trades-update-current-values')).toEqual({
        values: [
          { asset: 'PETR4', current_value: 38.42 },
          { asset: 'VALE3', current_value: 400 },
        ],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ignores shortcut letters while typing', async () => {
    await showDesk();
    press('ArrowDown');
    press('v');
    for (const key of ['c', 'f', 'z', '?', '1']) press(key);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    press('Escape');
    press('?');
    expect(await screen.findByRole('dialog', { name: 'Teclas da mesa' })).toBeTruthy();
    press('c');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('Escape leaves a field of a new trade, whose letters are then shortcuts', async () => {
    await showDesk();
    press('n');
    expect(document.activeElement).toBe(screen.getByLabelText('Ativo'));
    press('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Escape');
    press('?');
    expect(await screen.findByRole('dialog', { name: 'Teclas da mesa' })).toBeTruthy();
  });

  it('moves through the trades, and takes one to its next status at the likely value', async () => {
    const { calls } = await showDesk();
    for (let n = 0; n < 3; n++) press('ArrowDown');
    press('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('g');
    const dialog = await screen.findByRole('dialog', { name: 'Acionar: WEGE3' });
    fireEvent.submit(within(dialog).getByRole('form'));
    await waitFor(() =>
      expect(sent(calls, 'PATCH /api/v1/trades/3')).toMatchObject({
        status: 'live',
        in_value: 44,
        date_in: expect.any(String),
      }),
    );
  });

  it("undoes a trade's last event after confirmation", async () => {
    const { calls } = await showDesk();
    press('ArrowDown');
    press('z');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(sent(calls, 'POST /api/v1/trades/1/undo')).toEqual({ trace_id: 90 }));
  });

  it("fills a new call from a template and an asset, with the subscribers' preview, and saves it", async () => {
    const { calls } = await showDesk();
    press('1');
    expect(focused()).toBe('asset');
    type('itub4');
    // Its words for the entry hold a place for the trigger.
    expect(screen.getByLabelText('Gatilho', { selector: 'input[name="strategy_in_value"]' })).toBeTruthy();
    const preview = screen.getByRole('region', { name: 'Como fica no painel' });
    await waitFor(() => expect(preview.textContent).toContain('ITUB4'));
    press('Enter', { ctrlKey: true });
    expect(await screen.findByText('Preencha o gatilho, que entra no lugar de {entrada}.')).toBeTruthy();
    expect(sent(calls, 'POST /api/v1/trades')).toBeUndefined();
    await waitFor(() => expect(focused()).toBe('strategy_in_value'));
    type('38,90');
    press('Enter', { ctrlKey: true });
    await waitFor(() =>
      expect(sent(calls, 'POST /api/v1/trades')).toMatchObject({
        asset: 'ITUB4',
        status: 'trigger',
        weight: 0.5,
        valid_input_today: 'Até 38,90',
        event: 'Novo swing',
      }),
    );
  });
});

describe('the desk page', () => {
  it('shows no toast of a changed trade, which its events list, but one of a board message', async () => {
    const { texts: toasts } = recordToasts();
    await showDesk();
    await connect();
    act(() => {
      for (const [n, asset] of ['PETR4', 'VALE3'].entries())
        FakeSocket.last.notify({
          sequence: 8 + n,
          topic: 'live',
          id: n + 1,
          row: trade(n + 1, asset, { revision: 2, current_value: 41 }),
        });
      FakeSocket.last.notify({ sequence: 10, topic: 'board', id: 5, row: boardMessage });
    });
    await waitFor(() => expect(toasts).toEqual(['Nova mensagem no mural']));
    expect(screen.getAllByPlaceholderText(/41,0000/)).toHaveLength(2);
  });

  it('shows how many panels have an event', async () => {
    await showDesk();
    expect(screen.getAllByText(/312 painéis, 99% em 0,4 s/).length).toBe(2);
  });

  it('says that the trade to duplicate does not exist', async () => {
    renderScreen(<DeskPage />, answers, { at: '/?duplicar=999' });
    expect((await screen.findByRole('alert')).textContent).toBe('Não há operação 999 para duplicar.');
    fireEvent.click(await screen.findByRole('button', { name: /Swing 3,5%/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without open trades says so, and shows what a new one lacks', async () => {
    renderScreen(<DeskPage />, {
      ...answers,
      'GET /api/v1/full-trader/panel': { body: { position: { epoch: 'e', sequence: 7 }, trades: [], board: [] } },
      'GET /api/v1/trade-templates': { body: { items: [], total: 0 } },
    });
    expect(await screen.findByText('Nenhuma operação em aberto.')).toBeTruthy();
    expect(screen.getByText(/Nenhum modelo/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Salvar operação' }));
    expect(await screen.findByText('Campo obrigatório.')).toBeTruthy();
    expect(screen.getByText('Por favor escreva um texto aqui.')).toBeTruthy();
    expect(screen.queryByText('Texto deve ser mais longo.')).toBeNull();
  });
});
