import type { Problem } from '@mirante/contract/problem.ts';
import { expect, test } from 'vitest';
import { buyTexts, reasonOf, renewTexts } from './failure-texts.ts';

const problem = (status: Problem['status'], more: Partial<Problem> = {}): Problem => ({
  status,
  detail: 'Do servidor.',
  errors: [],
  ...more,
});

test.each([
  ['a refused payment says that nothing was charged', problem(433), /^Pagamento rejeitado\. .* Nada foi cobrado\.$/],
  [
    'a conflict says what the server says',
    problem(409, { detail: 'Top Fundos já faz parte de Mirante Completo, que você assina.' }),
    /^Top Fundos já faz parte/,
  ],
  [
    'a wrong field says its own message',
    problem(422, { errors: [{ path: 'coupon_code', message: 'Cupom não encontrado ou inválido.' }] }),
    /^Cupom não encontrado ou inválido\.$/,
  ],
  [
    'a broken server says that trying again is safe',
    problem(500),
    /^Erro desconhecido ao comprar produto\(s\)\. Tentar de novo é seguro/,
  ],
  ['no connection says that trying again is safe', problem('FETCH_ERROR'), /^Do servidor\. Tentar de novo é seguro/],
  ['no reason at all is unknown', problem(400, { detail: '' }), /^Erro desconhecido ao comprar produto\(s\)\.$/],
])('%s', (_what, refused, words) => {
  expect(reasonOf(refused, buyTexts)).toMatch(words);
});

test('failure texts: a renewal has its own', () => {
  expect(reasonOf(problem(503), renewTexts)).toMatch(/^Erro desconhecido ao renovar produto\./);
});
