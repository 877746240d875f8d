/**
 * What is known after a failed call. `unsent`: never sent. `rate_limited`: refused unprocessed. `unauthorized`,
 * `not_found`, `invalid`: processed without effect. `unknown`: it may have had an effect.
 */
type FailureKind = 'unsent' | 'rate_limited' | 'unauthorized' | 'not_found' | 'invalid' | 'unknown';

interface Problem {
  id: string;
  parameter: string;
}

/** A failed call to Vindi. Its message contains no personal data and nothing that was sent. */
export class VindiFailure extends Error {
  readonly kind: FailureKind;
  readonly problems: readonly Problem[];
  /** Vindi's Retry-After, in milliseconds. */
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

/** From a connection error. */
export function failureOf(error: unknown): VindiFailure {
  if (error instanceof VindiFailure) return error;
  const { code, name } = error as { code?: string; name?: string };
  return new VindiFailure(code && UNSENT.has(code) ? 'unsent' : 'unknown', code ?? name ?? 'failed', { cause: error });
}

/** From a response's status; the body only adds the reason. */
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
