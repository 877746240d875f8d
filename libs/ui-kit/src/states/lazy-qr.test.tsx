// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazyQrCode } from './lazy-qr.tsx';

vi.mock('./qr.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('lazy QR code: whose code cannot be loaded leaves the page around it, and says to use the text', async () => {
  render(
    <>
      <LazyQrCode value="000201" size={196} />
      <p>Pix copia e cola</p>
    </>,
  );
  expect((await screen.findByRole('status')).textContent).toBe('O QR code não carregou. Use o código em texto.');
  expect(screen.getByText('Pix copia e cola')).toBeTruthy();
});
