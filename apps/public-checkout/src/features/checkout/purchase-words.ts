import { fieldErrors, type Problem } from '@mirante/contract/problem.ts';

export interface FailureWords {
  title: string;
  /** What to do about it. */
  detail: string;
  /** The toast's short text; none if the notice beside the button suffices. */
  toast: string | undefined;
  /** The buyer has an account: links to it are shown. */
  hasAccount: boolean;
}

export const boughtWords = 'Cadastro realizado com sucesso!';
const safe = 'Tentar de novo é seguro: a mesma compra nunca é feita duas vezes.';
const words = (title: string, detail: string, toast?: string): FailureWords => ({
  title,
  detail,
  toast,
  hasAccount: false,
});

/** The displayed reason of a failed purchase. */
export function failureWords(problem: Problem): FailureWords {
  const { status, code, detail } = problem;
  if (status === 'FETCH_ERROR') return words('A conexão caiu antes da resposta', `Seus dados estão aqui. ${safe}`);
  if (status === 433)
    return words(
      'Pagamento rejeitado. Favor conferir os dados inseridos.',
      'Nada foi cobrado. Você pode trocar o cartão ou a forma de pagamento.',
      'Pagamento rejeitado. Favor conferir os dados inseridos.',
    );
  if (code === 'in_progress' || status === 429) return words(detail, safe);
  if (code === 'idempotency_mismatch')
    return {
      ...words('Já recebemos uma compra sua', 'Confira seu email ou sua conta antes de comprar de novo.'),
      hasAccount: true,
    };
  // The specification's meaning of a 409 that says no more, such as one whose body a proxy replaced.
  if (code === 'already_registered' || (status === 409 && code === undefined)) {
    return {
      ...words(
        'Já existe usuário cadastrado com CPF e/ou email fornecidos.',
        '',
        'Já existe cadastro com CPF e/ou email fornecidos.',
      ),
      hasAccount: true,
    };
  }
  if (status === 409) return { ...words(detail, ''), hasAccount: true };
  const field = Object.values(fieldErrors(problem))[0];
  return words(
    'Erro no cadastro',
    field ?? `Erro desconhecido ao realizar o cadastro. ${status >= 500 ? safe : ''}`.trim(),
    field ? undefined : 'Erro desconhecido ao fazer cadastro.',
  );
}
