// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyIconButton } from './copy-button.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Copiar CPF' }));

it('copy button beside a value: copies it under its name, and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyIconButton text="529.982.241-30" label="Copiar CPF" />);
  press();
  expect((await screen.findByText('Copiado')).getAttribute('role')).toBe('status');
  expect(write).toHaveBeenCalledWith('529.982.241-30');
  expect(screen.getByRole('button', { name: 'Copiar CPF' })).toBeTruthy();
});

it('copy button beside a value: says when the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<CopyIconButton text="529.982.241-30" label="Copiar CPF" />);
  press();
  expect(await screen.findByText('Não foi possível copiar')).toBeTruthy();
});
