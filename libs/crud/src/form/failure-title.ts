import { isUnanswered } from '@mirante/contract/problem.ts';

/** The title of a save's failure. */
export const failureTitle = (error: unknown, failed = 'Não foi possível salvar'): string =>
  isUnanswered(error) ? 'Pode ter sido salvo' : failed;
