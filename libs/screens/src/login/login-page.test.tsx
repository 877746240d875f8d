// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi, type FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { SessionAnswer } from '@mirante/domain/access/session.ts';
import type { Role } from '@mirante/session/log-in.ts';
import { sessionOf, sessionReducer } from '@mirante/session/session-slice.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoginPage } from './login-page.tsx';

const signed = { credential_id: 'id', client_data: 'c', authenticator_data: 'a', signature: 's' };
const device = vi.hoisted(() => ({
  sign: vi.fn<() => Promise<unknown>>(),
  autofill: vi.fn<(challenge: unknown, signal: AbortSignal) => Promise<unknown>>(),
}));
vi.mock('@mirante/session/webauthn.ts', () => ({ signByPasskey: device.sign, signByAutofill: device.autofill }));

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', {});
  device.sign.mockResolvedValue({ data: signed });
  window.__MIRANTE__ = {
    checkout: 'https://loja.example',
    client: 'https://cliente.example',
    backoffice: 'https://equipe.example',
    tokeniser: '',
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answerOf = (role: SessionAnswer['role']): SessionAnswer => ({
  token: 't',
  role,
  user: { id: 1, name: 'Ana', email: 'ana@mirante.example', phone: null, roles: [] },
});

function show(answer: FakeAnswer = {}, role: Role = 'client', code: FakeAnswer = {}) {
  const calls = fakeApi({
    'POST /api/v1/login': answer,
    'POST /api/v1/login/second-factor': code,
    'POST /api/v1/logout': { status: 204, body: '' },
    'POST /api/v1/login/passkey/challenge': { body: { challenge: 'c', rp_id: 'localhost', credentials: [] } },
    'POST /api/v1/login/passkey': answer,
  });
  const store = makeStore({ notify: () => {}, reducers: { session: sessionReducer } });
  render(
    <Provider store={store}>
      <LoginPage role={role} />
    </Provider>,
  );
  return { calls, token: () => sessionOf(store.getState()).token };
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Acessar' });

function submit(email = 'ana@mirante.example', password = 'mirante123') {
  type('Email | CPF', email);
  type('Senha', password);
  fireEvent.click(button());
}

test.each([
  ['', '', true],
  ['ana@mirante.example', '', true],
  ['ana', 'x', true],
  ['111.111.111-11', 'x', true],
  ['ana@mirante.example', 'x', false],
  ['529.982.247-25', 'x', false],
  ['52998224725', 'x', false],
])('login form: with %o and the password %o the button is disabled: %o', (email, password, disabled) => {
  show();
  type('Email | CPF', email);
  type('Senha', password);
  expect(button().disabled).toBe(disabled);
});

test.each([
  ['ana', 'Favor digitar um email válido.'],
  ['111.111.111-11', 'Esse não parece um CPF válido.'],
])('login form: the error of %s shows once the field was left', (typed, message) => {
  show();
  type('Email | CPF', typed);
  expect(screen.queryByText(message)).toBeNull();
  fireEvent.blur(screen.getByLabelText('Email | CPF'));
  expect(screen.getByText(message)).toBeTruthy();
});

test('login page: a right password opens the session', async () => {
  const { calls, token } = show({ body: answerOf('client') });
  submit(' ana@mirante.example ');
  await waitFor(() => expect(token()).toBe('t'));
  expect(calls[0]?.body).toEqual({ email: 'ana@mirante.example', password: 'mirante123', role: 'client' });
});

const problem = (status: number, detail = ''): FakeAnswer => ({ status, body: { detail, errors: [] } });
test.each([
  [problem(422), 'Usuário ou senha inválidos'],
  [
    problem(444),
    'Seu email ainda não foi confirmado. Enviamos um novo email de confirmação: confira também a caixa de spam ou fale com o suporte.',
  ],
  [
    { status: 444, body: { code: 'email_released', detail: '', errors: [] } },
    'Quem recebe o email desta conta disse que ela não é sua. Para informar o seu, fale com o suporte.',
  ],
  [problem(429, 'Aguarde 30 segundos.'), 'Aguarde 30 segundos.'],
  [problem(500), 'Ocorreu um erro desconhecido ao fazer login: código 500'],
  ['network' as const, 'O servidor não respondeu. Confira sua conexão e tente novamente.'],
])('login page: a refusal shows its reason: %o', async (answer, words) => {
  show(answer);
  submit();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`Erro no acesso!${words}`);
  expect(button().disabled).toBe(false);
});

test.each([
  ['staff', 'client', 'user', 'Ir para a área da equipe', 'https://equipe.example/#/login'],
  ['a client', 'user', 'client', 'Ir para a área do cliente', 'https://cliente.example/#/login'],
] as const)(
  'login page: the right password of %s opens no session here, and links to their own app',
  async (_who, here, role, words, address) => {
    const { calls, token } = show({ body: answerOf(role) }, here);
    submit();
    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(address);
    expect(calls.map(({ call }) => call)).toContain('POST /api/v1/logout');
    expect(token()).toBeNull();
  },
);

test('login page: links to password recovery and sign-up at the checkout', () => {
  show();
  expect(screen.getByRole('link', { name: 'Esqueceu a senha?' }).getAttribute('href')).toBe(
    'https://loja.example/#/esqueci-a-senha',
  );
  expect(screen.getByRole('link', { name: 'Não possui conta?' }).getAttribute('href')).toBe('https://loja.example/#/');
});

const asked: FakeAnswer = { body: { second_factor: { challenge: 'asked', expires_at: '2026-05-04T12:05:00Z' } } };

test('login page: an account with a second factor is asked for a code, and logs in with it', async () => {
  const { calls, token } = show(asked, 'user', { body: answerOf('user') });
  submit();
  fireEvent.change(await screen.findByLabelText('Código do aplicativo'), { target: { value: '123 456' } });
  expect(token()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(token()).toBe('t'));
  expect(calls.at(-1)?.body).toEqual({ challenge: 'asked', code: '123 456' });
});

test('login page: a wrong code is shown at its field, and a recovery code is accepted instead', async () => {
  show(asked, 'user', {
    status: 422,
    body: { detail: 'x', errors: [{ path: 'code', message: 'Código incorreto ou já usado.' }] },
  });
  submit();
  fireEvent.change(await screen.findByLabelText('Código do aplicativo'), { target: { value: '000000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Código incorreto ou já usado.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
  expect(screen.getByLabelText<HTMLInputElement>('Código de recuperação').value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(screen.getByLabelText('Senha')).toBeTruthy();
});

test('login page: an expired code challenge returns to the password', async () => {
  show(asked, 'user', { status: 422, body: { detail: 'O tempo para digitar o código terminou.', errors: [] } });
  submit();
  fireEvent.change(await screen.findByLabelText('Código do aplicativo'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect((await screen.findByRole('alert')).textContent).toBe('O tempo para digitar o código terminou.');
});

test('login page: staff with a second factor are also linked to their own app', async () => {
  const { token } = show(asked);
  submit();
  expect(await screen.findByRole('link', { name: 'Ir para a área da equipe' })).toBeTruthy();
  expect(token()).toBeNull();
});

test('login page: a browser without passkeys is not offered to enter by one', () => {
  vi.unstubAllGlobals();
  show();
  expect(screen.queryByRole('button', { name: 'Entrar com passkey' })).toBeNull();
});

const byPasskey = () => fireEvent.click(screen.getByRole('button', { name: 'Entrar com passkey' }));

test.each(['client', 'user'] as const)(
  'login page: a passkey opens the session of a %s without a password',
  async (role) => {
    const { calls, token } = show({ body: answerOf(role) }, role);
    byPasskey();
    await waitFor(() => expect(token()).toBe('t'));
    expect(calls.map(({ body }) => body)).toEqual([{ role }, { role, ...signed }]);
  },
);

test.each([
  [
    'that nobody used',
    { error: { status: 'FETCH_ERROR', detail: 'A passkey não foi usada.', errors: [] } },
    {},
    'A passkey não foi usada.',
  ],
  [
    'that the server does not know',
    { data: signed },
    { status: 422, body: { code: 'unknown_passkey', detail: 'Esta passkey não foi reconhecida.', errors: [] } },
    'Esta passkey não foi reconhecida.',
  ],
] as const)(
  'login page: a passkey %s leaves the page as it was, with the reason',
  async (_which, given, answer, words) => {
    device.sign.mockResolvedValue(given);
    const { token } = show(answer);
    byPasskey();
    expect((await screen.findByRole('alert')).textContent).toBe(`Erro no acesso!${words}`);
    expect(token()).toBeNull();
  },
);

describe('passkey autofill on the login page', () => {
  const LONG = 5 * 60_000;
  const chosen = <T,>() => Promise.withResolvers<T>();
  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: () => Promise.resolve(true) });
    device.autofill.mockReset();
  });
  /** Like a browser: pending until a passkey is chosen or the wait is aborted. */
  const wait = (given: PromiseWithResolvers<unknown>) => (_challenge: unknown, signal: AbortSignal) =>
    new Promise((resolve) => {
      void given.promise.then(resolve);
      signal.addEventListener('abort', () => resolve(undefined));
    });

  test.each(['client', 'user'] as const)('opens the session of a %s with the chosen passkey', async (role) => {
    device.autofill.mockResolvedValue(signed);
    const { calls, token } = show({ body: answerOf(role) }, role);
    expect(screen.getByLabelText('Email | CPF').getAttribute('autocomplete')).toBe('username webauthn');
    await waitFor(() => expect(token()).toBe('t'));
    expect(calls.map(({ body }) => body)).toEqual([{ role }, { role, ...signed }]);
  });

  test('renews its challenge before it expires', async () => {
    vi.useFakeTimers();
    const given = chosen<unknown>();
    device.autofill.mockImplementation(wait(given));
    const { calls, token } = show({ body: answerOf('client') });
    await vi.advanceTimersByTimeAsync(LONG);
    expect(calls.map(({ call }) => call)).toEqual(Array(2).fill('POST /api/v1/login/passkey/challenge'));
    given.resolve(signed);
    await vi.advanceTimersByTimeAsync(10);
    expect(token()).toBe('t');
  });

  test('is suspended while the button asks, and ends with the login', async () => {
    device.autofill.mockImplementation(wait(chosen<unknown>()));
    const pressed = chosen<unknown>();
    device.sign.mockReturnValue(pressed.promise);
    show();
    await waitFor(() => expect(device.autofill).toHaveBeenCalledTimes(1));
    byPasskey();
    await waitFor(() => expect(device.autofill.mock.calls[0]![1].aborted).toBe(true));
    pressed.resolve({ error: { status: 'FETCH_ERROR', detail: 'A passkey não foi usada.', errors: [] } });
    await waitFor(() => expect(device.autofill).toHaveBeenCalledTimes(2));
    cleanup();
    expect(device.autofill.mock.calls[1]![1].aborted).toBe(true);
  });

  test('reports a passkey unknown to the server', async () => {
    device.autofill.mockResolvedValueOnce(signed);
    show({ status: 422, body: { code: 'unknown_passkey', detail: 'Esta passkey não foi reconhecida.', errors: [] } });
    expect((await screen.findByRole('alert')).textContent).toBe('Erro no acesso!Esta passkey não foi reconhecida.');
  });
});
