// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { MAX_PASSKEYS, type Passkey } from '@mirante/domain/access/passkey.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { PasskeysPanel } from './passkeys-panel.tsx';

const made = { credential_id: 'id', client_data: 'c', attestation: 'a', transports: ['internal'] };
const device = vi.hoisted(() => ({ make: vi.fn<(offer: unknown) => Promise<unknown>>() }));
vi.mock('@mirante/session/webauthn.ts', () => ({ makePasskey: device.make }));
beforeEach(() => void device.make.mockReset().mockResolvedValue({ data: made }));
const PATH = '/api/v1/account/passkeys';
const passkey = (id: number): Passkey => ({
  id,
  name: `Celular ${id}`,
  created_at: '2026-11-20T12:00:00Z',
  used_at: null,
});
const offer = { challenge: 'c', rp: { id: 'localhost', name: 'Mirante' }, user: {}, exclude: [] };

function show(count: number) {
  const list = Array.from({ length: count }, (_, i) => passkey(i + 1));
  const calls = fakeApi({
    [`GET ${PATH}`]: () => ({ body: list }),
    [`POST ${PATH}/offer`]: { body: offer },
    [`POST ${PATH}`]: () => {
      list.push(passkey(list.length + 1));
      return { body: list.at(-1) };
    },
    [`PATCH ${PATH}/1`]: ({ body }) => {
      list[0] = { ...list[0]!, ...(body as { name: string }) };
      return { status: 204, body: '' };
    },
    [`DELETE ${PATH}/1`]: () => {
      list.shift();
      return { status: 204, body: '' };
    },
  });
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <PasskeysPanel />
    </Provider>,
  );
  return calls;
}
const add = async (name: string) => {
  fireEvent.change(await screen.findByLabelText('Nome'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar passkey' }));
};

test("passkeys panel: a passkey is created by the device from the server's options, and listed by name", async () => {
  const calls = show(0);
  await add('Celular');
  expect(await screen.findByText('Celular 1')).toBeTruthy();
  expect(device.make).toHaveBeenCalledWith(offer);
  expect(calls.find(({ call }) => call === `POST ${PATH}`)?.body).toEqual({ name: 'Celular', ...made });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe(''));
});

test('passkeys panel: a passkey that the device fails to create is not listed, and keeps its typed name', async () => {
  device.make.mockResolvedValue({
    error: { status: 'FETCH_ERROR', detail: 'A passkey não foi usada. Tente de novo.', errors: [] },
  });
  const calls = show(0);
  await add('Celular');
  expect(await screen.findByText('A passkey não foi usada. Tente de novo.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Celular');
  expect(calls.map(({ call }) => call)).not.toContain(`POST ${PATH}`);
});

test('passkeys panel: a passkey is renamed in its row', async () => {
  const calls = show(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Renomear Celular 1' }));
  const box = screen.getByLabelText<HTMLInputElement>('Novo nome');
  expect(box.value).toBe('Celular 1');
  fireEvent.change(box, { target: { value: 'Notebook' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Notebook')).toBeTruthy();
  expect(screen.queryByLabelText('Novo nome')).toBeNull();
  expect(calls.find(({ call }) => call === `PATCH ${PATH}/1`)?.body).toEqual({ name: 'Notebook' });
});

test('passkeys panel: a passkey is removed after confirmation', async () => {
  show(2);
  fireEvent.click((await screen.findAllByRole('button', { name: 'Remover' }))[0]!);
  await screen.findByText('Deseja mesmo remover a passkey Celular 1?');
  fireEvent.click(screen.getAllByRole('button', { name: 'Remover' }).at(-1)!);
  await waitFor(() => expect(screen.queryByText('Celular 1')).toBeNull());
  expect(screen.getByText('Celular 2')).toBeTruthy();
});

test('passkeys panel: the form is hidden at the maximum number of passkeys', async () => {
  show(MAX_PASSKEYS);
  expect(await screen.findAllByRole('listitem')).toHaveLength(MAX_PASSKEYS);
  expect(screen.queryByLabelText('Nome')).toBeNull();
});
