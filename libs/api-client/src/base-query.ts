import { learnServerTime } from '@mirante/domain/server-time.ts';
import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import type { Problem } from '@mirante/contract/problem.ts';
import { fetchUnlessEarly } from './early-fetch.ts';
import { makesStale, markStale, readUntilFresh } from './stale-reads.ts';
import { problemFrom } from './problem.ts';
import { requestStepUp } from './step-up.ts';

/** An endpoint's call. */
export interface ApiRequest extends FetchArgs {
  /** A token to use instead of the session's: a hand-over token, or one being revoked. */
  token?: string;
}
/** The tags that an endpoint reads or invalidates. */
interface Tagged {
  tags?: readonly string[];
}
export type BaseQuery = BaseQueryFn<ApiRequest, unknown, Problem, Tagged>;

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
  const tags = extra?.tags ?? [];
  if (api.type === 'query') return readUntilFresh(tags, () => sendProven(call, api, extra));
  const end = await sendProven(call, api, extra);
  if (makesStale(end.error)) markStale(tags);
  return end;
};

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
  return error ? { error: problemFrom(error, meta?.response?.headers) } : { data };
};
