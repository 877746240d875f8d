import { learnServerTime } from '@mirante/domain/server-time.ts';
import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import type { Problem } from '@mirante/contract/problem.ts';
import { fetchUnlessEarly } from './early-fetch.ts';
import { makesStale, markStale, readUntilFresh } from './stale-reads.ts';
import { problemFrom } from './problem.ts';
import { requestStepUp } from './step-up.ts';

/** A call as an endpoint makes it. */
export interface ApiRequest extends FetchArgs {
  /** A token that stands for the session's in this one call: a hand-over token, or one that is being given back. */
  token?: string;
}
/** What an endpoint tells of itself: the tags that it reads, or makes stale. */
interface Tagged {
  tags?: readonly string[];
}
export type BaseQuery = BaseQueryFn<ApiRequest, unknown, Problem, Tagged>;

/** Long enough for the slowest gateway, short enough for a person to still be there. */
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

/**
 * One call to the API: the session's token goes along, and whatever goes wrong comes back as a `Problem`. A read that a write overtakes
 * is made again.
 */
export const baseQuery: BaseQuery = async (call, api, extra) => {
  const tags = extra?.tags ?? [];
  if (api.type === 'query') return readUntilFresh(tags, () => sendProven(call, api, extra));
  const end = await sendProven(call, api, extra);
  if (makesStale(end.error)) markStale(tags);
  return end;
};

/** A call that takes a session proven just before waits until it is, and is then made once more. */
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
