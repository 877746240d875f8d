import type { RefusalCode } from './refusals.ts';

/** One field's error: `path` names it as the body does, `client.email`. */
export interface FieldError {
  path: string;
  message: string;
}

/** A failed call as the API answers it, RFC 9457. */
export interface ProblemAnswer {
  type: 'about:blank';
  title: string;
  status: number;
  /** Portuguese, for people. */
  detail: string;
  /** Stable, for programs: `payment_refused`. */
  code: RefusalCode;
  errors?: FieldError[];
  /** Of an edit that somebody else's came before: the record as it is now. */
  current?: object;
  /** Of a purchase that waits for its turn: its place in the queue. */
  position?: number;
}

/** A failed call as its caller gets it, whatever went wrong. `FETCH_ERROR`: no answer came, or none that a program can read. */
export interface Problem
  extends Pick<ProblemAnswer, 'detail'>, Partial<Pick<ProblemAnswer, 'title' | 'code' | 'position'>> {
  status: ProblemAnswer['status'] | 'FETCH_ERROR';
  errors: FieldError[];
  current?: Record<string, unknown>;
  /** Seconds to wait before trying again, where the server says so. */
  retry_after?: number;
}

export const UNREADABLE = 'O servidor não conseguiu responder. Tente novamente em instantes.';

export const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'status' in error && 'errors' in error;

/** As much of a problem as an error of unknown origin is. */
export const problemOf = (error: unknown): Partial<Problem> =>
  typeof error === 'object' && error !== null ? error : {};

export const statusOf = (error: unknown): Problem['status'] | undefined => problemOf(error).status;
export const detailOf = (error: unknown): string => problemOf(error).detail ?? UNREADABLE;

/** The messages of a failed call by field path, for a form. Empty when it failed for another reason. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries((problemOf(error).errors ?? []).map(({ path, message }) => [path, message]));
