import { fieldErrors, type Problem } from '@mirante/contract/problem.ts';

/** The error texts of a kind of purchase. */
export interface FailureTexts {
  toast: string;
  /** Beside the button. */
  title: string;
  /** Shown if the server gave no reason fit for users. */
  unknown: string;
}

export const buyTexts: FailureTexts = {
  toast: 'Erro ao comprar produto(s).',
  title: 'Erro ao comprar produto(s)',
  unknown: 'Erro desconhecido ao comprar produto(s).',
};
export const renewTexts: FailureTexts = {
  toast: 'Erro ao requisitar renovação.',
  title: 'Erro ao renovar produto',
  unknown: 'Erro desconhecido ao renovar produto.',
};

const SAFE = 'Tentar de novo é seguro: o mesmo pagamento nunca é feito duas vezes.';

/** The displayed reason of a failed purchase. */
export function reasonOf(problem: Problem, { unknown }: FailureTexts): string {
  const { status, detail } = problem;
  if (status === 'FETCH_ERROR') return `${detail} ${SAFE}`;
  if (status >= 500) return `${unknown} ${SAFE}`;
  if (status === 433) return 'Pagamento rejeitado. Favor conferir os dados inseridos. Nada foi cobrado.';
  return Object.values(fieldErrors(problem))[0] ?? (detail || unknown);
}
