// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { to } from '../../to.ts';
import { PixWithoutCode } from './pix-states.tsx';

const regenerate = (status: number, detail: string) => {
  fakeApi({ 'POST /api/v1/pix-qr-code/abc/regenerate': { status, body: { detail, errors: [] } } });
  const notify = vi.fn<(text: string, variant: string, details?: object) => void>();
  render(
    <Provider store={makeStore({ notify })}>
      <MemoryRouter>
        <PixWithoutCode code="abc" isExpired problem={null} />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Gerar novo código' }));
  return notify;
};

it('expired Pix: an order that is not renewed leads to the offer, with its reason in place of the button', async () => {
  const notify = regenerate(409, 'O preço desta compra não vale mais.');
  expect((await screen.findByRole('alert')).textContent).toContain('O preço desta compra não vale mais.');
  expect(screen.getByRole('link', { name: 'Ver a oferta' }).getAttribute('href')).toBe(to.offer);
  expect(screen.queryByRole('button')).toBeNull();
  expect(notify).not.toHaveBeenCalled();
});

it('expired Pix: an order known not to be renewed has no button', () => {
  render(
    <Provider store={makeStore({ notify: vi.fn<(text: string, variant: string) => void>() })}>
      <MemoryRouter>
        <PixWithoutCode code="abc" isExpired problem="Este produto já faz parte de outro." />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Este produto já faz parte de outro.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('expired Pix: after another failure the button remains, with a toast', async () => {
  const notify = regenerate(503, 'Não foi possível.');
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith('Ocorreu erro ao buscar QR code do pagamento Pix.', 'error', {}),
  );
  expect(screen.getByRole('button', { name: 'Gerar novo código' })).toBeTruthy();
});

it('Pix without a code: one that was never generated is not said to be over, and can be generated', async () => {
  const calls = fakeApi({ 'POST /api/v1/pix-qr-code/abc/regenerate': { body: { status: 'pending' } } });
  render(
    <Provider store={makeStore({ notify: vi.fn<(text: string, variant: string) => void>() })}>
      <MemoryRouter>
        <PixWithoutCode code="abc" isExpired={false} problem={null} />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Seu código Pix ainda não foi gerado');
  fireEvent.click(screen.getByRole('button', { name: 'Gerar código' }));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
});
