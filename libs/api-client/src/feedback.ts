import type { Contract, Endpoint, Result } from '@mirante/contract/http.ts';
import { isFulfilled, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { isUnanswered, type Problem } from '@mirante/contract/problem.ts';
import { FORBIDDEN } from '@mirante/domain/access/forbidden.ts';

type Variant = 'success' | 'error' | 'info';
/** A toast's second line, and the part of it to copy. */
interface MessageDetails {
  detail?: string;
  copy?: string;
}
/** Shows a toast. */
export type Notify = (text: string, variant: Variant, details?: MessageDetails) => void;
interface FeedbackMessage extends MessageDetails {
  text: string;
  variant: Variant;
}

/** A call, or a status, whose result is shown in place or not at all. */
export const quiet = 'quiet';

/** The toasts of a call. A number is an HTTP status with its own text. */
export interface Words<Answer = unknown> {
  ok?: string | ((answer: Answer, asked: unknown) => FeedbackMessage);
  /** Depends on the argument, if a function. */
  fail: string | ((asked: unknown) => string);
  /** Texts for errors whose title or detail contains a part. */
  containing?: readonly (readonly [part: string, text: string])[];
  [status: number]: string;
}

/* oxlint-disable typescript/no-explicit-any */
type WordsOf<C extends Contract> = {
  [K in keyof C as C[K] extends Endpoint<'GET', any, any, any> ? never : K]: Words<Result<C[K]>> | typeof quiet;
} & {
  [K in keyof C as C[K] extends Endpoint<'GET', any, any, any> ? K : never]?: Words<Result<C[K]>> | typeof quiet;
};
/* oxlint-enable typescript/no-explicit-any */

const table = new Map<string, Words>();

/** Registers the toasts of a resource's calls. A missing write is a type error; reads may have some too. */
export function feedback<C extends Contract>(_of: C, words: WordsOf<C>): void {
  for (const [name, own] of Object.entries(words)) if (own !== quiet) table.set(name, own as Words);
}

/**
 * The toast of a finished call, if any; `read` is a read's cache key. 401 and 403 are the session's, if the app has one;
 * field errors are the form's. To a view, any write is refused: those that a page makes by itself have `403: quiet`.
 */
export function messageFor(
  endpoint: string,
  end: { answer: unknown } | { problem: Problem; read?: string | undefined },
  { asked, hasSession = true }: { asked?: unknown; hasSession?: boolean } = {},
): FeedbackMessage | undefined {
  const words = table.get(endpoint);
  if (!words) return undefined;
  if ('answer' in end)
    return typeof words.ok === 'string' ? { text: words.ok, variant: 'success' } : words.ok?.(end.answer, asked);
  const { status, code, errors, title, detail } = end.problem;
  if (code === 'view_only') return words[403] === quiet ? undefined : { text: detail, variant: 'error' };
  if (hasSession && (status === 401 || status === 403)) return undefined;
  if (status === 403) return { text: FORBIDDEN, variant: 'error' };
  const own =
    words.containing?.find(([part]) => `${title} ${detail}`.includes(part))?.[1] ??
    (typeof status === 'number' ? words[status] : undefined);
  if (own === quiet || (own === undefined && status === 422 && errors.length > 0)) return undefined;
  const text = own ?? (status === 429 ? detail : typeof words.fail === 'string' ? words.fail : words.fail(asked));
  // Repeating it is safe: see `unanswered-calls.ts`.
  const mayBeDone = own === undefined && !end.read && isUnanswered(end.problem);
  return {
    text: text.replace('(status)', status === 'FETCH_ERROR' ? '(sem conexão)' : `(${status})`),
    ...(mayBeDone && { detail: `Pode ter sido feito mesmo assim. ${detail}` }),
    variant: 'error',
  };
}

/** The common text of a list that fails to load. */
export const listFailed: Words = { fail: 'Erro ao listar o recurso (status).' };
/** For a record's own page, which shows its 404 itself. */
export const recordFailed: Words = { 404: quiet, fail: 'Não foi possível carregar o recurso.' };
/** For an edit; a conflict is shown in its form. */
export const recordSaved: Words = {
  ok: 'Alterações salvas!',
  412: quiet,
  fail: 'Não foi possível salvar as alterações no recurso.',
};

/** For a removal, with the article: "o cupom". */
export const removed = (what: string): Words => ({
  ok: 'Removido com sucesso!',
  404: 'Este registro já tinha sido removido.',
  fail: `Não foi possível remover ${what}.`,
});

/** No API answered. */
const outage = new Set<Problem['status']>(['FETCH_ERROR', 502, 503, 504]);

/**
 * Shows toasts as calls end. A read that keeps failing, as when polled, is shown once; of an outage, which fails all
 * reads of a page, the first one is shown, until a call succeeds again.
 */
export const notifyFeedback = (notify: Notify, hasSession: boolean): Middleware => {
  /** By cache key; `outage` itself during one. */
  const failing = new Set<unknown>();
  return () => (next) => (action) => {
    const result = next(action);
    const { endpointName, queryCacheKey, originalArgs } = callOf(action);
    if (endpointName === undefined) return result;
    const problem = isRejectedWithValue(action) ? (action.payload as Problem) : undefined;
    const failed = queryCacheKey !== undefined && problem;
    const causes = failed && !outage.has(failed.status) ? [queryCacheKey] : [queryCacheKey, outage];
    const isDone = isFulfilled(action);
    if (isDone) causes.forEach((cause) => failing.delete(cause));
    const end = isDone ? { answer: action.payload } : problem && { problem, read: queryCacheKey };
    const message = end && messageFor(endpointName, end, { asked: originalArgs, hasSession });
    if (!message || (failed && causes.some((cause) => failing.has(cause)))) return result;
    if (failed) causes.forEach((cause) => failing.add(cause));
    const { text, variant, ...details } = message;
    notify(text, variant, details);
    return result;
  };
};

interface Call {
  endpointName?: string;
  /** A read's. */
  queryCacheKey?: string;
  originalArgs?: unknown;
}
const callOf = (action: unknown): Call => (action as { meta?: { arg?: Call } }).meta?.arg ?? {};
