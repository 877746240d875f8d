// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { FakeSocket } from '@mirante/screens/trading/panel/testing/fake-socket.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, sent, showDesk } from '../../../testing/show-desk.tsx';

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const box = (asset: string, id: number) =>
  screen.getByLabelText<HTMLInputElement>(`Valor atual de ${asset}, operação ${id}`);
const type = (asset: string, id: number, value: string) => {
  act(() => box(asset, id).focus());
  fireEvent.change(box(asset, id), { target: { value } });
};

/** The desk, whose sent values are answered when the test says so. */
async function showSlowDesk(call: string) {
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  const { calls } = await showDesk({ [call]: () => promise });
  return {
    isSent: () => waitFor(() => expect(sent(calls, call)).toBeDefined()),
    answer: async (answer: FakeAnswer) => {
      await act(async () => resolve(answer));
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    },
  };
}
const saved = { body: { updated: 1 } };
const failed = { status: 503, body: { detail: 'Serviço indisponível.', errors: [] } };

describe('a value typed at the desk while an earlier one is being sent', () => {
  it.each([
    ['saved', saved],
    ['refused', failed],
  ])('is kept when the earlier one is %s', async (_what, answer) => {
    const slow = await showSlowDesk('POST /api/v1/trades-update-current-value');
    type('PETR4', 1, '41');
    press('Enter');
    await slow.isSent();
    type('PETR4', 1, '42');
    await slow.answer(answer);
    expect(box('PETR4', 1).value).toBe('42');
  });

  it.each([
    ['saved', saved],
    ['refused', failed],
  ])('is kept when all earlier ones are %s together', async (_what, answer) => {
    const slow = await showSlowDesk('POST /api/v1/trades-update-current-values');
    type('PETR4', 1, '41');
    type('VALE3', 2, '39');
    press('Enter', { ctrlKey: true });
    await slow.isSent();
    type('PETR4', 1, '42');
    await slow.answer(answer);
    expect([box('PETR4', 1).value, box('VALE3', 2).value]).toEqual(['42', answer === saved ? '' : '39']);
  });
});

it.each([
  ['-38', 'O valor não é um número.'],
  ['100.000.000', 'Valor numérico deve estar entre 0 e 99.999.999,99'],
])('a value that is none, %s, stays as it is, with its error', async (value, words) => {
  const { calls } = await showDesk();
  type('PETR4', 1, value);
  press('Enter');
  expect([box('PETR4', 1).value, (await screen.findByRole('alert')).textContent]).toEqual([value, words]);
  expect(sent(calls, 'POST /api/v1/trades-update-current-value')).toBeUndefined();
});

it('a value whose answer was lost does not say that it was not sent', async () => {
  await showDesk({ 'POST /api/v1/trades-update-current-value': 'network' });
  type('PETR4', 1, '41');
  press('Enter');
  expect((await screen.findByRole('alert')).textContent).toBe('Pode ter sido salvo: Enter tenta de novo.');
});

describe('the answer to a sent value', () => {
  it('moves on to the next value', async () => {
    const slow = await showSlowDesk('POST /api/v1/trades-update-current-value');
    type('PETR4', 1, '41');
    press('Enter');
    await slow.isSent();
    await slow.answer(saved);
    expect(document.activeElement).toBe(box('VALE3', 2));
  });

  it('leaves the focus where the trader went meanwhile', async () => {
    const slow = await showSlowDesk('POST /api/v1/trades-update-current-value');
    type('PETR4', 1, '41');
    press('Enter');
    await slow.isSent();
    act(() => screen.getByLabelText('Ativo').focus());
    await slow.answer(saved);
    expect(document.activeElement).toBe(screen.getByLabelText('Ativo'));
  });
});

it('values that are typed and not sent are not left without a question', async () => {
  await showDesk();
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  type('PETR4', 1, '41');
  expect(isAsked()).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'Ver operação' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('O que você digitou nesta página se perde');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(box('PETR4', 1).value).toBe('41');
  type('PETR4', 1, '');
  expect(isAsked()).toBe(false);
});
