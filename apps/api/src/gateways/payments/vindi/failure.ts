/**
 * What is known after a call that failed. `unsent`: it never left. `rate_limited`: Vindi refused to look at it. `unauthorized`,
 * `not_found` and `invalid`: it was looked at and not done. `unknown`: it may have been done.
 */
export type FailureKind = 'unsent' | 'rate_limited' | 'unauthorized' | 'not_found' | 'invalid' | 'unknown';

export interface Problem {
  id: string;
  parameter: string;
}

/** A call to Vindi that brought no good answer. Its message names no person and repeats nothing that was sent. */
export class VindiFailure extends Error {
  readonly kind: FailureKind;
  readonly problems: readonly Problem[];
  /** After how many milliseconds Vindi wants to be asked again. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    more: { problems?: readonly Problem[]; retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(`vindi: ${message}`, { cause: more.cause });
    this.name = 'VindiFailure';
    this.kind = kind;
    this.problems = more.problems ?? [];
    this.retryAfterMs = more.retryAfterMs;
  }
}

export const isFailure = (error: unknown, ...kinds: FailureKind[]): error is VindiFailure =>
  error instanceof VindiFailure && kinds.includes(error.kind);

const UNSENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Of an error of the connection itself. */
export function failureOf(error: unknown): VindiFailure {
  if (error instanceof VindiFailure) return error;
  const { code, name } = error as { code?: string; name?: string };
  return new VindiFailure(code && UNSENT.has(code) ? 'unsent' : 'unknown', code ?? name ?? 'failed', { cause: error });
}

/** Of an answer by its status; the body only for what it says was wrong. */
export function refusalOf(status: number, text: string, retryAfterMs: number | undefined): VindiFailure {
  const problems = problemsIn(text);
  const named = problems.map(({ id, parameter }) => `${id}|${parameter}`).join(', ');
  return new VindiFailure(kindOf(status), named ? `${status} ${named}` : String(status), { problems, retryAfterMs });
}

function kindOf(status: number): FailureKind {
  if (status === 429) return 'rate_limited';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'not_found';
  return status >= 400 && status < 500 && status !== 408 ? 'invalid' : 'unknown';
}

function problemsIn(text: string): Problem[] {
  try {
    const { errors } = JSON.parse(text) as { errors?: unknown };
    return Array.isArray(errors)
      ? errors
          .slice(0, 10)
          .map((error: Partial<Problem> | null) => ({ id: word(error?.id), parameter: word(error?.parameter) }))
      : [];
  } catch {
    return [];
  }
}

const word = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[^\w.[\]]/g, '').slice(0, 60) : '';
