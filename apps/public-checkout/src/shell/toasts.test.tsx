// @vitest-environment happy-dom
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Toasts } from './toasts.tsx';

it('toasts: a success closes earlier errors, and a repeated one is shown once', () => {
  render(<Toasts />);
  act(() => toast('Cadastro encontrado.', 'info'));
  act(() => toast('Pagamento rejeitado.', 'error'));
  act(() => toast('Pagamento rejeitado.', 'error'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  act(() => toast('Cadastro realizado com sucesso!', 'success'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Cadastro encontrado.')).toBeTruthy();
  expect(screen.getByText('Cadastro realizado com sucesso!')).toBeTruthy();
});

it('toasts: screen readers hear a message from a region that was there before it', () => {
  render(<Toasts />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  act(() => toast('Cadastro encontrado.', 'info'));
  expect(screen.getAllByRole('status')).toEqual([region]);
  expect(region.textContent).toBe('Cadastro encontrado.');
});
