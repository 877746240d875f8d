import { SourceFailure } from '../../gateways/quotes/download.ts';
import { QuoteFault } from '../../gateways/quotes/port.ts';

/** A source's failure, for staff: the job's own error tells operators more. */
export function fetchProblem(error: unknown): string {
  if (error instanceof AggregateError) return fetchProblem(error.errors[0]);
  if (error instanceof QuoteFault) return error.message;
  if (error instanceof SourceFailure) return `A fonte respondeu com o erro ${error.status}.`;
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'A fonte não respondeu a tempo.';
  if (error instanceof TypeError && error.message === 'fetch failed') return 'Não foi possível chegar à fonte.';
  return 'Não foi possível ler a resposta da fonte.';
}
