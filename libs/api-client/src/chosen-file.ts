import type { Problem } from '@mirante/contract/problem.ts';

const changed: Problem = {
  status: 'FETCH_ERROR',
  detail: 'O arquivo mudou, ou não está mais onde foi escolhido. Escolha-o de novo.',
  errors: [],
};

/**
 * Why a call with a file ended without a response: browsers end it alike when the connection is lost, and when the
 * file was changed, moved or removed since it was chosen, which no retry mends.
 */
export const unansweredProblemOf = (file: File, problem: Problem): Promise<Problem> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => problem,
      () => changed,
    );
