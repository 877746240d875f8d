/// <reference path="./early-fetch.ts" />
import { learnServerTime } from '@mirante/domain/server-time.ts';
import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { Problem } from '@mirante/contract/problem.ts';
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
/** Its meta has the request, with the token that it was sent with; an early response has none. */
export type BaseQuery = BaseQueryFn<ApiRequest, unknown, Problem, Tagged, FetchBaseQueryMeta>;

type Answer = Awaited<ReturnType<BaseQuery>>;

/** Beyond the slowest gateway, within a person's patience. */
const TIMEOUT_MS = 30_000;

const send = fetchBaseQuery({ baseUrl: '/', timeout: TIMEOUT_MS });

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

const sendCall: BaseQuery = async ({ token: own, headers, ...call }, api, extra) => {
  const token = own ?? sessionTokenOf(api.getState());
  const early = call.method === 'GET' && token ? await readEarly(call, token) : undefined;
  if (early) return early;
  const bearer = token ? { authorization: `Bearer ${token}` } : undefined;
  const { data, error, meta } = await send(
    { ...call, headers: { ...(headers as Record<string, string>), ...bearer } },
    api,
    extra,
  );
  if (call.method !== 'GET') earlyReads()?.drop();
  learnServerTime(meta?.response?.headers.get('date'));
  const end = error ? { error: problemFrom(error, meta?.response?.headers) } : { data };
  return { ...end, ...(meta && { meta }) };
};

const sessionTokenOf = (state: unknown): string | null | undefined =>
  (state as { session?: { token?: string | null } }).session?.token;

/** Undefined outside of a browser, and of an app whose boot script reads nothing. */
const earlyReads = (): Window['earlyReads'] => globalThis.window?.earlyReads;

/** The response that the page's boot script requested, as if it came now. */
async function readEarly({ url, params }: FetchArgs, token: string): Promise<Answer | undefined> {
  const early = await earlyReads()?.take(
    `${url}?${new URLSearchParams(params as Record<string, string> | undefined)}`,
    token,
  );
  if (!early) return undefined;
  // Rendering it is a task of its own, as for any response.
  await new Promise((resolve) => setTimeout(resolve));
  const { status, headers, data, date } = early;
  learnServerTime(date);
  return status < 300 ? { data } : { error: problemFrom({ status, data }, headers) };
}
