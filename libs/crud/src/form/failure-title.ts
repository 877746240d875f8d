import { statusOf } from '@mirante/contract/problem.ts';

/** Whether the server's answer was lost, or never came: a write may have been done. */
export const isUnanswered = (error: unknown): boolean => /FETCH|50[24]/.test(`${statusOf(error)}`);

/** The title of a save's failure. */
export const failureTitle = (error: unknown, failed = 'Não foi possível salvar'): string =>
  isUnanswered(error) ? 'Pode ter sido salvo' : failed;
