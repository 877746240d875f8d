import { learnServerTime } from '@mirante/domain/server-time.ts';
import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { Problem } from '@mirante/contract/problem.ts';
import { fetchUnlessEarly } from './early-fetch.ts';
import { makesStale, markStale, readUntilFresh } from './stale-reads.ts';
import { problemFrom } from './problem.ts';
import { requestStepUp } from './step-up.ts';
import { settleCall } from './unanswered-calls.ts';

/** An endpoint's call. */
export interface ApiRequest extends FetchArgs {
  /** A token to use instead of the session's: a hand-over token, or one being revoked. */
  token?: string;
}
/** The tags that an endpoint reads or invalidates; a write's may depend on its answer. */
interface Tagged {
  tags?: readonly string[] | ((answer: never) => readonly string[]);
}
/** Its meta has the request, with the token that it was sent with. */
export type BaseQuery = BaseQueryFn<ApiRequest, unknown, Problem, Tagged, FetchBaseQueryMeta>;

/** Beyond the slowest gateway, within a person's patience. */
const TIMEOUT_MS = 30_000;

const send = fetchBaseQuery({
  baseUrl: '/',
  timeout: TIMEOUT_MS,
  fetchFn: (request) => fetchUnlessEarly(request as Request),
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as { session?: { token?: string | null } }).session ?? {};
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  },
});

/** A call with the session's token; every failure is a `Problem`. A read overtaken by a write is repeated. */
export const baseQuery: BaseQuery = async (call, api, extra) => {
  if (api.type === 'query') return readUntilFresh(tagsOf(extra, undefined), () => sendProven(call, api, extra));
  const end = await sendProven(call, api, extra);
  settleCall((call.headers as Record<string, string> | undefined)?.['idempotency-key'], end.error?.status);
  if (makesStale(end.error)) markStale(tagsOf(extra, end.data));
  return end;
};

const tagsOf = ({ tags = [] }: Tagged = {}, answer: unknown): readonly string[] =>
  typeof tags === 'function' ? tags(answer as never) : tags;

/** A call that requires a step-up waits for it, and is then retried. */
const sendProven: BaseQuery = async (call, api, extra) => {
  const end = await sendCall(call, api, extra);
  return end.error?.code === 'step_up_required' && (await requestStepUp()) ? sendCall(call, api, extra) : end;
};

const sendCall: BaseQuery = async ({ token, headers, ...call }, api, extra) => {
  const bearer = token ? { authorization: `Bearer ${token}` } : undefined;
  const { data, error, meta } = await send(
    { ...call, headers: { ...(headers as Record<string, string>), ...bearer } },
    api,
    extra,
  );
  learnServerTime(meta?.response?.headers.get('date'));
  const end = error ? { error: problemFrom(error, meta?.response?.headers) } : { data };
  return { ...end, ...(meta && { meta }) };
};
