// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeAnswer, SeenCall } from '@mirante/api-client/testing/fake-api.ts';
import { UnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Shell } from '../../../app/shell.tsx';
import { OwnDataPage } from './own-data-page.tsx';
import { OwnPasswordPage } from './own-password-page.tsx';
import { SecurityPage } from './security-page.tsx';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const done = { status: 204, body: '' };
const own = { name: 'Renata Brandão', email: 'renata@mirante.example' };
const ownData = {
  'PATCH /api/v1/user': done,
  'GET /api/v1/user/second-factor': { body: { since: null, recovery_codes_left: 0 } },
};
const sent = (calls: readonly SeenCall[]) => calls.find(({ call }) => call === 'PATCH /api/v1/user')?.body;

test('own data page: valid data are saved, and the session is updated', async () => {
  const { calls, said } = renderScreen(<OwnDataPage />, ownData, { roles: ['trader'] });
  expect(within(screen.getByRole('list', { name: 'Meus papéis' })).getByText('trader')).toBeTruthy();
  type('Nome', '');
  await waitFor(() => expect(button('Salvar').disabled).toBe(true));
  type('Nome', 'Renata Renomeada');
  type('Email', 'nem isto');
  await waitFor(() => expect(button('Salvar').disabled).toBe(true));
  type('Email', own.email.toUpperCase());
  await waitFor(() => expect(button('Salvar').disabled).toBe(false));
  expect(screen.queryByLabelText('Sua senha')).toBeNull();
  press('Salvar');
  await waitFor(() => expect(said).toEqual(['Dados atualizados com sucesso!']));
  expect(sent(calls)).toEqual({ name: 'Renata Renomeada', email: own.email.toUpperCase() });
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/v1/user'));
});

test('own data page: a new e-mail needs password and code, and names the address to confirm', async () => {
  const { calls } = renderScreen(<OwnDataPage />, {
    ...ownData,
    'GET /api/v1/user/second-factor': { body: { since: '2026-05-04T12:00:00Z', recovery_codes_left: 2 } },
  });
  type('Email', 'outra@mirante.example');
  fireEvent.change(await screen.findByLabelText('Sua senha'), { target: { value: 'mirante123' } });
  fireEvent.change(await screen.findByLabelText('Código do segundo fator'), { target: { value: '123456' } });
  await waitFor(() => expect(button('Salvar').disabled).toBe(false));
  press('Salvar');
  expect(await screen.findByText('Confirmação pendente')).toBeTruthy();
  expect(sent(calls)).toEqual({
    name: own.name,
    email: 'outra@mirante.example',
    password: 'mirante123',
    code: '123456',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(own.email);
  expect(screen.queryByLabelText('Sua senha')).toBeNull();
});

test('own data page: the code that a new e-mail needs is asked for, though whether there is one could not be read', async () => {
  const required = { path: 'code', message: 'Campo obrigatório' };
  const { calls } = renderScreen(<OwnDataPage />, {
    'GET /api/v1/user/second-factor': { status: 503 },
    'PATCH /api/v1/user': ({ body }) =>
      'code' in (body as object) ? done : { status: 422, body: { detail: 'x', errors: [required] } },
  });
  const save = async () => {
    await waitFor(() => expect(button('Salvar').disabled).toBe(false));
    press('Salvar');
  };
  type('Email', 'outra@mirante.example');
  fireEvent.change(await screen.findByLabelText('Sua senha'), { target: { value: 'mirante123' } });
  await save();
  expect(await screen.findByText(required.message)).toBeTruthy();
  type('Código do segundo fator', '123456');
  await save();
  expect(await screen.findByText('Confirmação pendente')).toBeTruthy();
  expect(calls.findLast(({ call }) => call === 'PATCH /api/v1/user')?.body).toMatchObject({ code: '123456' });
});

test('own data page: a refused new e-mail is not awaited, and an awaited one stays until it is withdrawn', async () => {
  const wrong = { path: 'password', message: 'Senha incorreta.' };
  const patches: FakeAnswer[] = [{ status: 422, body: { detail: 'x', errors: [wrong] } }, done];
  const withdrawals: FakeAnswer[] = [{ status: 500 }, done];
  renderScreen(<OwnDataPage />, {
    ...ownData,
    'PATCH /api/v1/user': () => patches.shift()!,
    'DELETE /api/v1/user/email': () => withdrawals.shift()!,
  });
  const save = async () => {
    await waitFor(() => expect(button('Salvar').disabled).toBe(false));
    press('Salvar');
  };
  type('Email', 'outra@mirante.example');
  fireEvent.change(await screen.findByLabelText('Sua senha'), { target: { value: 'mirante123' } });
  await save();
  expect(await screen.findByText(wrong.message)).toBeTruthy();
  expect(screen.queryByText('Confirmação pendente')).toBeNull();
  type('Sua senha', 'mirante1234');
  await save();
  await screen.findByText('Confirmação pendente');
  press('Desistir da troca');
  await waitFor(() => expect(withdrawals).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Desistir da troca' }));
  await waitFor(() => expect(screen.queryByText('Confirmação pendente')).toBeNull());
  expect(withdrawals).toEqual([]);
});

test('own password page: a wrong old password is shown at its field; success leads to the own data', async () => {
  const wrong = { path: 'current', message: 'Senha antiga não foi reconhecida.' };
  const { said } = renderScreen(
    <OwnPasswordPage />,
    {
      'POST /api/v1/user/password': ({ body }) =>
        (body as { current: string }).current === 'mirante123'
          ? done
          : { status: 422, body: { detail: 'x', errors: [wrong] } },
    },
    { at: '/usuario/trocar-senha', path: '/usuario/trocar-senha' },
  );
  const fill = (current: string) => {
    type('Senha antiga', current);
    type('Senha nova', 'tangerina no telhado');
    type('Repita a senha nova', 'tangerina no telhado');
    press('Trocar senha');
  };
  fill('engano123');
  expect(await screen.findByText(wrong.message)).toBeTruthy();
  fill('mirante123');
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(said).toContain('Senha atualizada com sucesso!');
});

test('security page: a second factor is enabled by its code, with recovery codes shown once', async () => {
  const message = 'Código incorreto ou já usado.';
  let since: string | null = null;
  const page = (
    <UnsavedWork owner={1}>
      <SecurityPage />
    </UnsavedWork>
  );
  renderScreen(page, {
    'GET /api/v1/user/second-factor': () => ({ body: { since, recovery_codes_left: since ? 2 : 0 } }),
    'POST /api/v1/user/second-factor': { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' } },
    'POST /api/v1/user/second-factor/confirm': ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        return { status: 422, body: { detail: 'x', errors: [{ path: 'code', message }] } };
      since = '2026-05-04T12:00:00Z';
      return { body: { recovery_codes: ['aaaa-1111', 'bbbb-2222'] } };
    },
  });
  await screen.findByLabelText('Sua senha');
  type('Sua senha', 'mirante123');
  press('Ligar segundo fator');
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code para o aplicativo autenticador' })).toBeTruthy();
  type('Código do aplicativo', '000000');
  press('Confirmar');
  expect(await screen.findByText(message)).toBeTruthy();
  type('Código do aplicativo', '123456');
  press('Confirmar');
  const codes = await screen.findByRole('list', { name: 'Códigos de recuperação' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
  expect(asksBeforeLeaving()).toBe(true);
  press('Já guardei');
  expect(asksBeforeLeaving()).toBe(false);
  expect(await screen.findByText(/Restam 2 códigos de recuperação\./)).toBeTruthy();
  expect(screen.getByText('Poucos códigos de recuperação')).toBeTruthy();
});

test('security page: new recovery codes are shown, and a second factor is not turned off by a wrong code', async () => {
  const wrong = { path: 'code', message: 'Código incorreto ou já usado.' };
  renderScreen(<SecurityPage />, {
    'GET /api/v1/user/second-factor': { body: { since: '2026-11-20T12:00:00Z', recovery_codes_left: 8 } },
    'GET /api/v1/passkeys': { body: [] },
    'POST /api/v1/user/second-factor/recovery-codes': { body: { recovery_codes: ['cccc-3333'] } },
    'POST /api/v1/user/second-factor/disable': { status: 422, body: { detail: 'x', errors: [wrong] } },
  });
  const confirm = async (act: string) => {
    fireEvent.click(await screen.findByRole('button', { name: act }));
    type('Sua senha', 'mirante123');
    fireEvent.change(screen.getByLabelText(/^Código/), { target: { value: '123456' } });
    press(act);
  };
  await confirm('Desligar');
  expect(await screen.findByText(wrong.message)).toBeTruthy();
  press('Voltar');
  await confirm('Gerar novos códigos');
  expect(await screen.findByText('cccc-3333')).toBeTruthy();
});

test('security page: says so when no recovery code is left', async () => {
  renderScreen(<SecurityPage />, {
    'GET /api/v1/user/second-factor': { body: { since: '2026-11-20T12:00:00Z', recovery_codes_left: 0 } },
    'GET /api/v1/passkeys': { body: [] },
  });
  expect(await screen.findByText('Sem códigos de recuperação')).toBeTruthy();
  expect(screen.getByText(/Não resta nenhum código de recuperação\./)).toBeTruthy();
});

test.each<[string, FakeAnswer]>([
  ['are saved', { body: { role: 'user', user: { id: 1, ...own, phone: null, roles: [] } } }],
  ['are saved, though nothing more can be read', 'network'],
])(
  'required second factor page: shows nothing else until it is set up and the recovery codes %s',
  async (_until, user) => {
    const { calls } = renderScreen(
      <Shell />,
      {
        'POST /api/v1/user/second-factor': { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' } },
        'POST /api/v1/user/second-factor/confirm': { body: { recovery_codes: ['aaaa-1111'] } },
        'GET /api/v1/user': user,
      },
      { details: { must_set_up_second_factor: true } },
    );
    expect(await screen.findByRole('heading', { name: 'Ligue o segundo fator' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    type('Sua senha', 'mirante123');
    press('Ligar segundo fator');
    await screen.findByText('ABCD EFGH');
    type('Código do aplicativo', '123456');
    press('Confirmar');
    expect(await screen.findByText('aaaa-1111')).toBeTruthy();
    press('Já guardei');
    expect((await screen.findAllByRole('navigation')).length).toBeGreaterThan(0);
    expect(calls.map(({ call }) => call)).toContain('GET /api/v1/user');
  },
);
