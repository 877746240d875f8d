import { TOO_LARGE, UNREACHABLE, UNREADABLE, type Problem } from '@mirante/contract/problem.ts';
import { FORBIDDEN } from '@mirante/domain/access/forbidden.ts';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** Maps fetch's failures to one shape: a problem+json response, a gateway's HTML page, no network, a timeout. */
export function problemFrom(error: FetchBaseQueryError, headers?: Headers): Problem {
  if (typeof error.status === 'number')
    return {
      detail: unexplained(error.status),
      errors: [],
      ...bodyOf(error.data),
      ...waitOf(headers),
      status: error.status,
    };
  if (error.status === 'PARSING_ERROR')
    return {
      status: error.originalStatus >= 400 ? error.originalStatus : 'FETCH_ERROR',
      title: error.data,
      detail: unexplained(error.originalStatus),
      errors: [],
    };
  return { status: 'FETCH_ERROR', detail: UNREACHABLE, errors: [] };
}

/** The words for a response that has none, such as a proxy's. */
const unexplained = (status: number) => ({ 403: FORBIDDEN, 413: TOO_LARGE })[status] ?? UNREADABLE;

function bodyOf(body: unknown): Partial<Problem> {
  if (typeof body !== 'object' || body === null) return {};
  const { code, title, detail, errors, current, position } = body as Partial<Problem>;
  return {
    ...(code && { code }),
    title: title ?? JSON.stringify(body),
    ...(detail && { detail }),
    ...(Array.isArray(errors) && { errors }),
    ...(current && { current }),
    ...(position && { position }),
  };
}

function waitOf(headers?: Headers): { retry_after?: number } {
  const seconds = Number(headers?.get('retry-after') ?? undefined);
  return Number.isFinite(seconds) ? { retry_after: seconds } : {};
}
