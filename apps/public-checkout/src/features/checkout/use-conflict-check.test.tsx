// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi, type FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { Customer, TypedClient } from '@mirante/domain/sales/checkout.ts';
import { saveAttempt } from '@mirante/screens/payment-step/payment-attempt.ts';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { showToastsWith } from '@mirante/ui-kit/toasts/toast.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { emailTaken } from './email-taken.tsx';
import { useConflictCheck } from './use-conflict-check.ts';

afterEach(() => {
  cleanup();
  showToastsWith(undefined);
  saveAttempt(null);
});

const email = 'helena@exemplo.com.br';
const typed = { email, cpf: '529.982.247-25' } as TypedClient;

/** What each submission of the same data leads to. */
async function submit(...answers: FakeAnswer[]) {
  const { texts: toasts } = recordToasts();
  fakeApi({ 'POST /api/v1/signup-conflict': () => answers.shift()! });
  const accepted = vi.fn<(customer: Customer) => void>();
  const setFieldError = vi.fn<(field: string, message: string | undefined) => void>();
  const { result } = renderHook(() => useConflictCheck('chave', accepted), {
    wrapper: ({ children }) => <Provider store={makeStore({ notify: () => undefined })}>{children}</Provider>,
  });
  const failures: (string | undefined)[] = [];
  while (answers.length > 0) {
    await act(() => result.current.accept(typed, { setFieldError }));
    failures.push(result.current.failure);
  }
  const customers = accepted.mock.calls.map(([customer]) => customer);
  return { customers, toasts, failures, setFieldError, isTaken: result.current.isTaken };
}
const found = (known: { email: boolean; cpf: boolean }): FakeAnswer => ({ body: known });
const known = found({ email: true, cpf: true });

it.each<[string, FakeAnswer, Customer, string[]]>([
  ['nobody', found({ email: false, cpf: false }), 'new', []],
  ['one account', known, 'existing', ['Cadastro encontrado. Prosseguindo para pagamento.']],
  [
    "another address' account",
    found({ email: false, cpf: true }),
    'known_cpf',
    ['Encontramos seu CPF em nosso cadastro. Após a confirmação, seu email de acesso será atualizado.'],
  ],
])('conflict check: the data of %s', async (_whose, answer, customer, told) => {
  const { customers, toasts } = await submit(answer);
  expect([customers, toasts]).toEqual([[customer], told]);
});

it("conflict check: another person's e-mail stops the purchase until either field is corrected", async () => {
  const { customers, setFieldError, isTaken } = await submit(found({ email: true, cpf: false }));
  expect(customers).toEqual([]);
  expect(setFieldError).toHaveBeenCalledExactlyOnceWith('email', emailTaken);
  expect(isTaken(typed)).toBe(true);
  expect([isTaken({ ...typed, email: 'h@exemplo.com.br' }), isTaken({ ...typed, cpf: '' })]).toEqual([false, false]);
});

it.each([
  ['its own unanswered order is still new', { cpf: '52998224725' }, {}, 'new'],
  ["another CPF's unanswered order has an account", { cpf: '11144477735' }, {}, 'existing'],
  ['an unanswered order for its account has one', { cpf: '52998224725' }, undefined, 'existing'],
])('conflict check: after %s', async (_what, client, address, customer) => {
  saveAttempt({ key: 'k', order: JSON.stringify({ client: { email, ...client }, address }), gateway_token: null });
  expect((await submit(known)).customers).toEqual([customer]);
});

it('conflict check: one that fails says why, until one succeeds', async () => {
  const limited = { status: 429, body: { detail: 'Muitas tentativas. Aguarde 1 minuto.', errors: [] } };
  const { failures, customers } = await submit(limited, { status: 500 }, known);
  expect(failures).toEqual([limited.body.detail, 'Não foi possível validar os dados de cadastro.', undefined]);
  expect(customers).toEqual(['existing']);
});

it('conflict check: a password that is guessed first is refused beside its field', async () => {
  const errors = [{ path: 'password', message: 'Esta senha está entre as mais usadas.' }];
  const { customers, failures, setFieldError } = await submit({ status: 422, body: { detail: 'Confira.', errors } });
  expect(setFieldError).toHaveBeenCalledExactlyOnceWith('password', 'Esta senha está entre as mais usadas.');
  expect([customers, failures]).toEqual([[], [undefined]]);
});
