// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RemoveButton } from './remove-button.tsx';

const ask = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
  return within(await screen.findByRole('alertdialog'));
};

it('remove button: asks for confirmation, with cancel focused', async () => {
  const remove = vi.fn<() => Promise<unknown>>(async () => {});
  render(<RemoveButton what="o reembolso" remove={remove} consequence="O saldo volta ao cliente." />);
  const dialog = await ask();
  expect(dialog.getByRole('heading').textContent).toBe('Deseja mesmo remover o reembolso?');
  expect(dialog.getByText(/A remoção será irreversível. O saldo volta ao cliente./)).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancelar' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(remove).not.toHaveBeenCalled();
});

it('remove button: removes, closes the dialog and shows a toast', async () => {
  const removed = vi.fn<() => void>();
  const remove = vi.fn<() => Promise<unknown>>(async () => ({ data: null }));
  render(<RemoveButton what="o reembolso" remove={remove} onRemoved={removed} />);
  fireEvent.click((await ask()).getByRole('button', { name: /Remover/ }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(remove).toHaveBeenCalledOnce();
  expect(removed).toHaveBeenCalledOnce();
});

it.each([
  ['throws', () => Promise.reject({ status: 409, detail: 'Há pagamentos ligados a ele.' })],
  ['answers with an error', () => Promise.resolve({ error: { status: 409, detail: 'Há pagamentos ligados a ele.' } })],
])('remove button: keeps the dialog open with the reason when the call %s', async (_how, remove) => {
  const removed = vi.fn<() => void>();
  render(<RemoveButton what="o reembolso" remove={remove} onRemoved={removed} />);
  const dialog = await ask();
  fireEvent.click(dialog.getByRole('button', { name: /Remover/ }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Há pagamentos ligados a ele.');
  expect(removed).not.toHaveBeenCalled();
});

it('remove button: does not navigate after its page was left', async () => {
  const removed = vi.fn<() => void>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { unmount } = render(<RemoveButton what="o reembolso" remove={() => promise} onRemoved={removed} />);
  fireEvent.click((await ask()).getByRole('button', { name: /Remover/ }));
  unmount();
  await act(async () => resolve());
  expect(removed).not.toHaveBeenCalled();
});

it('remove button: a dialog whose act is under way stays, without the reason of an earlier failure', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const remove = vi.fn<() => Promise<unknown>>(() => promise);
  remove.mockRejectedValueOnce({ status: 503, detail: 'Fora do ar.' });
  render(<RemoveButton what="o reembolso" remove={remove} />);
  const dialog = await ask();
  const cancel = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancelar' });
  fireEvent.click(dialog.getByRole('button', { name: /Remover/ }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Fora do ar.');
  fireEvent.click(dialog.getByRole('button', { name: /Remover/ }));
  expect([dialog.queryByRole('alert'), cancel.disabled]).toEqual([null, true]);
  fireEvent.keyDown(cancel, { key: 'Escape' });
  await act(async () => undefined);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await act(async () => resolve());
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(remove).toHaveBeenCalledTimes(2);
});
