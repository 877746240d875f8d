// @vitest-environment happy-dom
import type { FakeAnswer, SeenCall } from '@mirante/api-client/testing/fake-api.ts';
import { FakeSocket } from '@mirante/screens/trading/panel/testing/fake-socket.ts';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { showToastsWith } from '@mirante/ui-kit/toasts/toast.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trades } from '../../../testing/desk-answers.ts';
import { change, connect, press, showDesk } from '../../../testing/show-desk.tsx';

const [petr4, , wege3] = trades as [(typeof trades)[0], (typeof trades)[0], (typeof trades)[0]];
const conflict = { status: 412, body: { detail: 'Este registro mudou.', errors: [], current: wege3 } };
let toasts: string[];

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  toasts = recordToasts().texts;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  showToastsWith(undefined);
});

const edits = (calls: readonly SeenCall[]) =>
  calls
    .filter(({ call }) => call.startsWith('PATCH'))
    .map(({ headers, body }) => ({ version: headers.get('if-match'), body }));
/** The trade's versions, one for each read. */
const versions = (trade: object, ...names: string[]) => {
  const left = [...names];
  return () => ({ body: { ...trade, version: left.length > 1 ? left.shift() : left[0] } });
};

async function askFor(key: string, row: number, more: Parameters<typeof showDesk>[0]) {
  const shown = await showDesk(more);
  await connect();
  for (let n = 0; n < row; n++) press('ArrowDown');
  press(key);
  return { ...shown, dialog: await screen.findByRole(key === 'c' ? 'alertdialog' : 'dialog') };
}
const trigger = (more: Parameters<typeof showDesk>[0]) => askFor('g', 3, more);
const send = (dialog: HTMLElement) => fireEvent.submit(within(dialog).getByRole('form'));

describe('the dialog of a status', () => {
  it('sends the version read when it opened, though Enter is pressed before the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
    const { calls, dialog } = await trigger({ 'GET /api/v1/trades/3': () => promise });
    send(dialog);
    act(() => resolve({ body: { ...wege3, version: 'v1' } }));
    await waitFor(() => expect(edits(calls)).toMatchObject([{ version: '"v1"', body: { status: 'live' } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends nothing once it closed, though the answer to its read comes later', async () => {
    const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
    const { calls, dialog } = await trigger({ 'GET /api/v1/trades/3': () => promise });
    send(dialog);
    change({ ...wege3, status: 'live' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => resolve({ body: { ...wege3, version: 'v1' } }));
    await waitFor(() => expect(calls.filter(({ call }) => call === 'GET /api/v1/trades/3')).toHaveLength(1));
    expect([edits(calls), toasts.length]).toEqual([[], 1]);
  });

  it("keeps the trade's entry time", async () => {
    const { calls, dialog } = await askFor('f', 1, { 'GET /api/v1/trades/1': versions(petr4, 'v1') });
    send(dialog);
    await waitFor(() =>
      expect(edits(calls)).toEqual([{ version: '"v1"', body: { status: 'finished', out_value: 40 } }]),
    );
  });

  it('is sent again with the current version, once the person has seen the refusal', async () => {
    const { calls, dialog } = await trigger({
      'GET /api/v1/trades/3': versions(wege3, 'v1', 'v2'),
      'PATCH /api/v1/trades/3': ({ headers }: SeenCall) =>
        headers.get('if-match') === '"v2"' ? { body: wege3 } : conflict,
    });
    send(dialog);
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Este registro mudou.');
    send(dialog);
    await waitFor(() => expect(edits(calls).map(({ version }) => version)).toEqual(['"v1"', '"v2"']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes with a toast once another trader changed the status', async () => {
    const { calls } = await trigger({ 'GET /api/v1/trades/3': versions(wege3, 'v1') });
    change({ ...wege3, status: 'finished', in_value: 30, out_value: 35, finished_at: new Date().toISOString() });
    await waitFor(() => expect(toasts).toEqual(['WEGE3 ST mudou para “Finalizada”: nada foi enviado.']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(edits(calls)).toEqual([]);
  });

  it('sends nothing where the trade was changed before the panel heard of it', async () => {
    const { calls, dialog } = await trigger({
      'GET /api/v1/trades/3': versions({ ...wege3, status: 'finished' }, 'v2'),
    });
    send(dialog);
    await waitFor(() => expect(toasts).toEqual(['WEGE3 ST mudou para “Finalizada”: nada foi enviado.']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(edits(calls)).toEqual([]);
  });

  it('shows no toast of its own change, which the panel may hear of before the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
    const { calls, dialog } = await trigger({
      'GET /api/v1/trades/3': versions(wege3, 'v1'),
      'PATCH /api/v1/trades/3': () => promise,
    });
    send(dialog);
    await waitFor(() => expect(edits(calls)).toHaveLength(1));
    change({ ...wege3, status: 'live' });
    expect(screen.getByRole('dialog')).toBe(dialog);
    act(() => resolve({ body: { ...wege3, status: 'live' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts).toEqual([]);
  });

  it('does not claim that nothing was sent after a lost answer', async () => {
    const { dialog } = await trigger({
      'GET /api/v1/trades/3': versions(wege3, 'v1'),
      'PATCH /api/v1/trades/3': 'network',
    });
    send(dialog);
    await within(dialog).findByRole('alert');
    change({ ...wege3, status: 'live' });
    await waitFor(() => expect(toasts).toEqual(['WEGE3 ST mudou para “Andamento”.']));
  });
});

describe('the dialog of a cancellation', () => {
  it('sends the version read when it opened', async () => {
    const { calls, dialog } = await askFor('c', 1, { 'GET /api/v1/trades/1': versions(petr4, 'v1') });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar operação' }));
    await waitFor(() => expect(edits(calls)).toEqual([{ version: '"v1"', body: { status: 'cancelled' } }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('closes with a toast once the trade left the panel', async () => {
    await askFor('c', 1, { 'GET /api/v1/trades/1': versions(petr4, 'v1') });
    change({ ...petr4, status: 'cancelled' });
    await waitFor(() => expect(toasts).toEqual(['PETR4 ST saiu do painel: nada foi enviado.']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
