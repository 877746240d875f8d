import type { Problem } from '@mirante/contract/problem.ts';
import { expect, it } from 'vitest';
import { failureWords } from './purchase-words.ts';

const problem = (status: Problem['status'], more: Partial<Problem> = {}): Problem => ({
  status,
  detail: 'Em suas palavras.',
  errors: [],
  ...more,
});

it.each<[string, Problem, string, string | undefined, boolean]>([
  [
    'a refused card',
    problem(433),
    'Pagamento rejeitado. Favor conferir os dados inseridos.',
    'Pagamento rejeitado. Favor conferir os dados inseridos.',
    false,
  ],
  [
    'a known CPF or e-mail',
    problem(409, { code: 'already_registered' }),
    'Já existe usuário cadastrado com CPF e/ou email fornecidos.',
    'Já existe cadastro com CPF e/ou email fornecidos.',
    true,
  ],
  [
    'a 409 that says no more',
    problem(409),
    'Já existe usuário cadastrado com CPF e/ou email fornecidos.',
    'Já existe cadastro com CPF e/ou email fornecidos.',
    true,
  ],
  ['a product already owned', problem(409, { code: 'already_owned' }), 'Em suas palavras.', undefined, true],
  ['a purchase still running', problem(409, { code: 'in_progress' }), 'Em suas palavras.', undefined, false],
  [
    'the same key with other data',
    problem(422, { code: 'idempotency_mismatch' }),
    'Já recebemos uma compra sua',
    undefined,
    true,
  ],
  ['a lost network', problem('FETCH_ERROR'), 'A conexão caiu antes da resposta', undefined, false],
  ['anything else', problem(500), 'Erro no cadastro', 'Erro desconhecido ao fazer cadastro.', false],
])('purchase texts: %s has its own', (_what, given, title, toast, hasAccount) => {
  expect(failureWords(given)).toMatchObject({ title, toast, hasAccount });
});

it.each([problem('FETCH_ERROR'), problem(503), problem(409, { code: 'in_progress' })])(
  'purchase texts: say that a retry is safe when the purchase may exist',
  (given) => {
    expect(failureWords(given).detail).toContain('Tentar de novo é seguro');
  },
);

it("purchase texts: shows a field's error", () => {
  expect(
    failureWords(
      problem(422, { errors: [{ path: 'payment.coupon_code', message: 'Cupom não encontrado ou inválido.' }] }),
    ).detail,
  ).toBe('Cupom não encontrado ou inválido.');
});
