// @vitest-environment happy-dom
import { useRemoveUserMutation } from '@mirante/api-client/access/users.ts';
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { UNREADABLE } from '@mirante/contract/problem.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { StepUp } from './step-up.tsx';

const signed = { credential_id: 'id', client_data: 'c', authenticator_data: 'a', signature: 's' };
const device = vi.hoisted(() => ({ sign: vi.fn<() => Promise<unknown>>() }));
vi.mock('@mirante/session/webauthn.ts', () => ({ signByPasskey: device.sign }));
beforeEach(() => void device.sign.mockReset().mockResolvedValue({ data: signed }));
const PATH = '/api/v1/account/step-up';
const refusal = {
  status: 403,
  body: { code: 'step_up_required', detail: 'Confirme que é você para continuar.', errors: [] },
};
const wrong = {
  status: 422,
  body: { detail: 'x', errors: [{ path: 'password', message: 'Senha não foi reconhecida.' }] },
};

const noCode = { status: 422, body: { detail: 'x', errors: [{ path: 'code', message: 'Campo obrigatório' }] } };

function Removal() {
  const [remove, { isSuccess, isError }] = useRemoveUserMutation();
  return (
    <button type="button" onClick={() => void remove({ id: 7 })}>
      {isSuccess ? 'Removido' : isError ? 'Recusado' : 'Remover'}
    </button>
  );
}

/** Presses a button whose call requires a step-up, which the right password or a passkey satisfies. */
async function press(ways: { code: boolean; passkey: boolean } | 'unread') {
  let isProven = false;
  const calls = fakeApi({
    'DELETE /api/v1/users/7': () => (isProven ? { status: 204, body: '' } : refusal),
    [`GET ${PATH}`]: ways === 'unread' ? { status: 503 } : { body: ways },
    [`POST ${PATH}`]: ({ body }) => {
      const { password, code } = body as { password: string; code?: string };
      if (ways === 'unread' && code === undefined) return noCode;
      isProven = password === 'mirante123';
      return isProven ? { status: 204, body: '' } : wrong;
    },
    [`POST ${PATH}/challenge`]: { body: { challenge: 'c', rp_id: 'localhost', credentials: ['id'] } },
    [`POST ${PATH}/passkey`]: () => {
      isProven = true;
      return { status: 204, body: '' };
    },
  });
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <Removal />
      <StepUp />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirme que é você' });
  const bodyOf = (call: string) => calls.findLast((seen) => seen.call === call)?.body;
  return { dialog, calls: () => calls.map(({ call }) => call), bodyOf };
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));

test('step-up dialog: names the action, focuses the password, and the call continues once it is right', async () => {
  const { dialog } = await press({ code: false, passkey: false });
  const why = document.getElementById(dialog.getAttribute('aria-describedby')!);
  expect(why?.textContent).toContain('confirmação recente');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Sua senha')));
  expect(screen.queryByLabelText('Código do segundo fator')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Usar passkey' })).toBeNull();
  type('Sua senha', 'engano');
  confirm();
  expect(await screen.findByText('Senha não foi reconhecida.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Sua senha')));
  type('Sua senha', 'mirante123');
  confirm();
  expect(await screen.findByText('Removido')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('step-up dialog: asks for a code too where there is a second factor', async () => {
  const { bodyOf } = await press({ code: true, passkey: false });
  type('Sua senha', 'mirante123');
  fireEvent.change(await screen.findByLabelText('Código do segundo fator'), { target: { value: '123456' } });
  confirm();
  expect(await screen.findByText('Removido')).toBeTruthy();
  expect(bodyOf(`POST ${PATH}`)).toEqual({ password: 'mirante123', code: '123456' });
});

test('step-up dialog: asks for the code that the server requires, though what there is could not be read', async () => {
  const { bodyOf } = await press('unread');
  type('Sua senha', 'engano');
  confirm();
  const code = await screen.findByLabelText('Código do segundo fator');
  expect(await screen.findByText('Campo obrigatório')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(code));
  type('Código do segundo fator', '123456');
  confirm();
  expect(await screen.findByText('Senha não foi reconhecida.')).toBeTruthy();
  type('Sua senha', 'mirante123');
  confirm();
  expect(await screen.findByText('Removido')).toBeTruthy();
  expect(bodyOf(`POST ${PATH}`)).toEqual({ password: 'mirante123', code: '123456' });
});

test('step-up dialog: accepts a passkey instead of the password', async () => {
  const { bodyOf } = await press({ code: true, passkey: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Usar passkey' }));
  expect(await screen.findByText('Removido')).toBeTruthy();
  expect(bodyOf(`POST ${PATH}/passkey`)).toEqual(signed);
});

test("step-up dialog: without the passkeys' code says so, and the password still confirms", async () => {
  device.sign.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await press({ code: false, passkey: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Usar passkey' }));
  expect((await screen.findByRole('alert')).textContent).toBe(UNREADABLE);
  type('Sua senha', 'mirante123');
  confirm();
  expect(await screen.findByText('Removido')).toBeTruthy();
});

test('step-up dialog: cancelling leaves the call refused', async () => {
  const { calls } = await press({ code: false, passkey: false });
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('Recusado')).toBeTruthy();
  expect(calls().filter((call) => call === 'DELETE /api/v1/users/7')).toHaveLength(1);
});
