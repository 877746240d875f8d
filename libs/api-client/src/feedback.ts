import type { Contract, Endpoint, Result } from '@mirante/contract/http.ts';
import { isFulfilled, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { Problem } from '@mirante/contract/problem.ts';

export type Variant = 'success' | 'error' | 'info';
/** Beside a short text: a second line, and what of it is to be copied. */
export interface MessageDetails {
  detail?: string;
  copy?: string;
}
/** Shows a short text over the page. */
export type Notify = (text: string, variant: Variant, details?: MessageDetails) => void;
interface FeedbackMessage extends MessageDetails {
  text: string;
  variant: Variant;
}

/** A call, or a status of one, that its screen tells of in place; or that people do not know of. */
export const quiet = 'quiet';

/** What a call tells people. A number is an HTTP status that has its own words. */
export interface Words<Answer = unknown> {
  ok?: string | ((answer: Answer, asked: unknown) => FeedbackMessage);
  /** Of what was asked for, where that makes a difference. */
  fail: string | ((asked: unknown) => string);
  /** Words for an error whose own text contains a part. */
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

/** Registers the words of a resource's calls. Leaving out one write is a type error; reads may have words too. */
export function feedback<C extends Contract>(_of: C, words: WordsOf<C>): void {
  for (const [name, own] of Object.entries(words)) if (own !== quiet) table.set(name, own as Words);
}

/** What a finished call says, if anything. A 401 and a 403 are the session's to tell, a field's error is its form's. */
export function messageFor(
  endpoint: string,
  end: { answer: unknown } | { problem: Problem },
  asked?: unknown,
): FeedbackMessage | undefined {
  const words = table.get(endpoint);
  if (!words) return undefined;
  if ('answer' in end)
    return typeof words.ok === 'string' ? { text: words.ok, variant: 'success' } : words.ok?.(end.answer, asked);
  const { status, errors, detail } = end.problem;
  if (status === 401 || status === 403) return undefined;
  const own =
    words.containing?.find(([part]) => detail.includes(part))?.[1] ??
    (typeof status === 'number' ? words[status] : undefined);
  if (own === quiet || (own === undefined && status === 422 && errors.length > 0)) return undefined;
  const text = own ?? (status === 429 ? detail : typeof words.fail === 'string' ? words.fail : words.fail(asked));
  return {
    text: text.replace('(status)', status === 'FETCH_ERROR' ? '(sem conexão)' : `(${status})`),
    variant: 'error',
  };
}

/** What every list says when it does not come. */
export const listFailed: Words = { fail: 'Erro ao listar o recurso (status).' };
/** What a record's own page says, whose missing record has a page of its own. */
export const recordFailed: Words = { 404: quiet, fail: 'Não foi possível carregar o recurso.' };
/** What an edit says; that somebody else was first is told in its form. */
export const recordSaved: Words = {
  ok: 'Alterações salvas!',
  412: quiet,
  fail: 'Não foi possível salvar as alterações no recurso.',
};

/** What a removal says, of something with its article: "o cupom". */
export const removed = (what: string): Words => ({
  ok: 'Removido com sucesso!',
  fail: `Não foi possível remover ${what}.`,
});

/** Shows the table's words as calls end. A read that keeps failing, as one that polls may, is told once. */
export const notifyFeedback = (notify: Notify): Middleware => {
  const failing = new Set<string>();
  return () => (next) => (action) => {
    const result = next(action);
    const { endpointName, queryCacheKey, originalArgs } = callOf(action);
    if (endpointName === undefined) return result;
    const failed = isRejectedWithValue(action);
    const again = failed && queryCacheKey !== undefined && failing.has(queryCacheKey);
    if (queryCacheKey !== undefined && failed) failing.add(queryCacheKey);
    if (queryCacheKey !== undefined && isFulfilled(action)) failing.delete(queryCacheKey);
    const message = messageOf(action, endpointName, originalArgs);
    if (message && !again) notifyOf(notify, message);
    return result;
  };
};

function notifyOf(notify: Notify, { text, variant, ...details }: FeedbackMessage): void {
  if (Object.keys(details).length > 0) notify(text, variant, details);
  else notify(text, variant);
}

const callOf = (action: unknown) =>
  (action as { meta?: { arg?: { endpointName?: string; queryCacheKey?: string; originalArgs?: unknown } } }).meta
    ?.arg ?? {};

function messageOf(action: unknown, endpoint: string, asked: unknown): FeedbackMessage | undefined {
  if (isFulfilled(action)) return messageFor(endpoint, { answer: action.payload }, asked);
  return isRejectedWithValue(action) ? messageFor(endpoint, { problem: action.payload as Problem }, asked) : undefined;
}
