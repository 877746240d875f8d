import { fieldErrors, type Problem } from '@mirante/contract/problem.ts';

/** What a kind of purchase says where it fails. */
export interface FailureTexts {
  /** Over the page. */
  toast: string;
  /** Beside the button. */
  title: string;
  /** Where the server gave no reason that people could use. */
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

/** Why a purchase did not end, in people's words. */
export function reasonOf(problem: Problem, { unknown }: FailureTexts): string {
  const { status, detail } = problem;
  if (status === 'FETCH_ERROR') return `${detail} ${SAFE}`;
  if (status >= 500) return `${unknown} ${SAFE}`;
  if (status === 433) return 'Pagamento rejeitado. Favor conferir os dados inseridos. Nada foi cobrado.';
  return Object.values(fieldErrors(problem))[0] ?? (detail || unknown);
}
