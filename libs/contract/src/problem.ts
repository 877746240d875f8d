import type { RefusalCode } from './refusals.ts';

/** A field's error; `path` is its path in the body, `client.email`. */
export interface FieldError {
  path: string;
  message: string;
}

/** A failed call's response, RFC 9457. */
export interface ProblemAnswer {
  type: 'about:blank';
  title: string;
  status: number;
  /** In Portuguese, for users. */
  detail: string;
  /** Stable, for programs: `payment_refused`. */
  code: RefusalCode;
  errors?: FieldError[];
  /** For an edit conflict: the current record. */
  current?: object;
  /** For a queued purchase: its place in the queue. */
  position?: number;
}

/** A failed call as its caller gets it, whatever failed. `FETCH_ERROR`: there was no response, or an unreadable one. */
export interface Problem
  extends Pick<ProblemAnswer, 'detail'>, Partial<Pick<ProblemAnswer, 'title' | 'code' | 'position'>> {
  status: ProblemAnswer['status'] | 'FETCH_ERROR';
  errors: FieldError[];
  current?: Record<string, unknown>;
  /** Seconds to wait before a retry, if the server says so. */
  retry_after?: number;
}

export const UNREADABLE = 'O servidor não conseguiu responder. Tente novamente em instantes.';
export const UNREACHABLE = 'O servidor não respondeu. Confira sua conexão e tente novamente.';
export const TOO_LARGE = 'O que foi enviado é maior do que o servidor aceita.';

export const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'status' in error && 'errors' in error;

/** An error of unknown origin, read as a problem. */
export const problemOf = (error: unknown): Partial<Problem> =>
  typeof error === 'object' && error !== null ? error : {};

export const statusOf = (error: unknown): Problem['status'] | undefined => problemOf(error).status;
/** Whether the API's response was lost, or never came: a write may have been done. */
export const isUnanswered = (error: unknown): boolean => /FETCH|50[24]/.test(`${statusOf(error)}`);
export const detailOf = (error: unknown): string => problemOf(error).detail ?? UNREADABLE;

/** A failed call's messages by field path, for a form. Empty for other failures. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries((problemOf(error).errors ?? []).map(({ path, message }) => [path, message]));
