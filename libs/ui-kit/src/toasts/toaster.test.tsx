// @vitest-environment happy-dom
import Dialog from '@mui/material/Dialog';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeCopyableToasts, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  cleanup();
  document.querySelector('#toasts')?.remove();
  vi.restoreAllMocks();
});

it('toaster: a success closes the errors before it, and no success', async () => {
  render(<Toaster />);
  act(() => {
    toast('Mensagem salva.', 'success');
    toast('Ocorreu um erro ao enviar a mensagem.', 'error');
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  act(() => toast('Mensagem enviada, obrigado!', 'success'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('Mensagem salva.')).toBeTruthy();
  expect(screen.getByText('Mensagem enviada, obrigado!')).toBeTruthy();
});

/** The region of an app's document. */
const addRegion = () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="toasts" role="status" aria-atomic="false"></div>');
  return screen.getByRole('status');
};

it('toasts: screen readers hear a message from a region that was there before it, and a failure as an alert', async () => {
  const region = addRegion();
  render(<Toasts />);
  act(() => toast('Mensagem salva.', 'success'));
  expect(region.contains(await screen.findByText('Mensagem salva.'))).toBe(true);
  expect(screen.getAllByRole('status')).toEqual([region]);
  act(() => toast('Ocorreu um erro ao enviar a mensagem.', 'error'));
  expect(screen.getByRole('alert').textContent).toBe('Ocorreu um erro ao enviar a mensagem.');
});

it('toasts: are heard over an open dialog, also one opened before them', async () => {
  addRegion();
  const page = (isOpen: boolean) => (
    <>
      <p>Página</p>
      <Dialog open={isOpen}>Dados</Dialog>
      <Toaster />
    </>
  );
  const { rerender } = render(page(true));
  expect(screen.getByText('Página').closest('[aria-hidden="true"]')).toBeTruthy();
  act(() => toast('Não foi possível remover a visão.', 'error'));
  expect(screen.getByRole('alert').textContent).toBe('Não foi possível remover a visão.');
  rerender(page(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  rerender(page(true));
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Não foi possível remover a visão.'));
});

it('toaster: a text to copy stays until closed, at the latest with the session', async () => {
  toast('Senha redefinida para primeira.', 'success', { copy: 'primeira' });
  closeCopyableToasts();
  render(<Toaster />);
  act(() => {
    toast('Senha redefinida para segunda.', 'success', { copy: 'segunda' });
    toast('Cupom salvo.', 'success');
  });
  expect(await screen.findByText('Senha redefinida para segunda.')).toBeTruthy();
  act(() => closeCopyableToasts());
  await waitFor(() => expect(screen.queryByText(/^Senha redefinida/)).toBeNull());
  expect(screen.getByText('Cupom salvo.')).toBeTruthy();
});

it('toaster: a text to copy is not pushed out by later toasts', async () => {
  render(<Toaster />);
  act(() => toast('Senha redefinida para primeira.', 'success', { copy: 'primeira' }));
  for (const trade of ['PETR4', 'VALE3', 'ITUB4', 'BBAS3']) {
    act(() => toast(`Novo swing trade: ${trade}`, 'info'));
    expect(await screen.findByText(`Novo swing trade: ${trade}`)).toBeTruthy();
  }
  await waitFor(() => expect(screen.queryByText('Novo swing trade: PETR4')).toBeNull());
  expect(screen.getByText('Senha redefinida para primeira.')).toBeTruthy();
});

it('toaster: a toast is closed when what it says no longer holds, and not shown thereafter', async () => {
  const [shown, waiting] = [new AbortController(), new AbortController()];
  toast('Erro buscando o endereço', 'error', { until: waiting.signal });
  waiting.abort();
  render(<Toaster />);
  act(() => toast('Erro buscando CEP', 'error', { until: shown.signal }));
  expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual(['Erro buscando CEP']);
  act(() => shown.abort());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('toaster: a toast that is gone leaves no listener on the signal that would have closed it', async () => {
  const { signal } = new AbortController();
  const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
  render(<Toaster />);
  act(() => toast('Novo swing trade', 'info', { until: signal }));
  fireEvent.click(await screen.findByRole('button', { name: 'Fechar aviso' }));
  await waitFor(() => expect(removed).toHaveBeenCalledExactlyOnceWith(...added.mock.calls[0]!));
});

it('toaster: the same failure is said once by calls that fail together, and again by a later attempt', async () => {
  const clock = vi.spyOn(Date, 'now');
  const fail = (at: number) => {
    clock.mockReturnValue(at);
    act(() => toast('Não foi possível salvar as preferências.', 'error'));
  };
  render(<Toaster />);
  fail(0);
  fail(10);
  const first = screen.getByRole('alert');
  fail(3000);
  await waitFor(() => expect(first.isConnected).toBe(false));
  expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível salvar as preferências.');
});

it('toaster: only what the panel says is at the bottom, and only on a phone', () => {
  const width = vi.spyOn(globalThis, 'matchMedia');
  const sideOf = (text: string) => {
    const { top, bottom } = getComputedStyle(screen.getByText(text).closest('.notistack-SnackbarContainer')!);
    return top === '' && bottom !== '' ? 'bottom' : 'top';
  };
  render(<Toaster />);
  width.mockReturnValue({ matches: true } as MediaQueryList);
  act(() => {
    toast('Novo swing trade', 'info', { isLowOnPhones: true });
    toast('Cupom salvo.', 'success');
  });
  width.mockReturnValue({ matches: false } as MediaQueryList);
  act(() => toast('Novo day trade', 'info', { isLowOnPhones: true }));
  expect(['Novo swing trade', 'Cupom salvo.', 'Novo day trade'].map(sideOf)).toEqual(['bottom', 'top', 'top']);
});
