// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

afterEach(cleanup);

it('toaster: a success closes the errors before it, and no success', async () => {
  render(<Toaster />);
  act(() => {
    toast('Mensagem salva.', 'success');
    toast('Ocorreu um erro ao enviar a mensagem.', 'error');
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  act(() => toast('Mensagem enviada, obrigado!', 'success'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual([
    'Mensagem salva.',
    'Mensagem enviada, obrigado!',
  ]);
});
