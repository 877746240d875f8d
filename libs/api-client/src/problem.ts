import type { RefusalCode } from '@mirante/contract/refusals.ts';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** One field's error: `path` names it as the body does, `client.email`. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** Why a call failed, in one shape whatever went wrong. `FETCH_ERROR`: no answer came, or none that a program can read. */
export interface Problem {
  status: number | 'FETCH_ERROR';
  /** Stable, for programs: `payment_refused`. */
  code?: RefusalCode;
  title?: string;
  /** Portuguese, for people. */
  detail: string;
  errors: FieldProblem[];
  /** Of an edit that somebody else's came before: the record as it is now. */
  current?: Record<string, unknown>;
  /** Seconds to wait before trying again, where the server says so. */
  retry_after?: number;
}

const unreachable = 'Não foi possível falar com o servidor. Confira sua conexão e tente novamente.';
const unreadable = 'O servidor não conseguiu responder. Tente novamente em instantes.';

/** Makes one shape of what fetch can run into: a problem+json reply, a gateway's HTML page, no network, no time. */
export function problemFrom(error: FetchBaseQueryError, headers?: Headers): Problem {
  if (typeof error.status === 'number')
    return { detail: unreadable, errors: [], ...bodyOf(error.data), ...waitOf(headers), status: error.status };
  if (error.status === 'PARSING_ERROR')
    return {
      status: error.originalStatus >= 400 ? error.originalStatus : 'FETCH_ERROR',
      detail: unreadable,
      errors: [],
    };
  return { status: 'FETCH_ERROR', detail: unreachable, errors: [] };
}

/** The messages of a failed call by field path, for a form. Empty when it failed for another reason. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries((isProblem(error) ? error.errors : []).map(({ path, message }) => [path, message]));

export const statusOf = (error: unknown): Problem['status'] | undefined =>
  isProblem(error) ? error.status : undefined;
export const detailOf = (error: unknown): string => (isProblem(error) ? error.detail : unreadable);

export const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'status' in error && 'errors' in error;

function bodyOf(body: unknown): Partial<Problem> {
  if (typeof body !== 'object' || body === null) return {};
  const { code, title, detail, errors, current } = body as Partial<Problem>;
  return {
    ...(code && { code }),
    ...(title && { title }),
    ...(detail && { detail }),
    ...(Array.isArray(errors) && { errors }),
    ...(current && { current }),
  };
}

function waitOf(headers?: Headers): { retry_after?: number } {
  const seconds = Number(headers?.get('retry-after') ?? undefined);
  return Number.isFinite(seconds) ? { retry_after: seconds } : {};
}
