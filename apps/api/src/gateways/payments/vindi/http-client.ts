import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { readAtMost } from '../../read-at-most.ts';
import { failureOf, refusalOf, VindiFailure } from './failure.ts';
import { vindiRateLimit } from './rate-limit.ts';

export interface VindiClientSettings {
  /** With `/api/v1` and without a trailing slash. */
  url: string;
  key: string;
  connectMs: number;
  /** The time limit of one operation, which may be several calls. */
  totalMs: number;
  /** The longest rate limit pause that is awaited. */
  patienceMs: number;
}

type Method = 'GET' | 'POST' | 'DELETE';

/** Calls within one deadline. Reads and deletes are retried once; creates only if surely not sent. */
export interface VindiApi {
  get(path: string, query?: Record<string, string>): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  delete(path: string): Promise<unknown>;
}

interface VindiClient {
  withDeadline<T>(work: (api: VindiApi) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const MAX_BYTES = 512 * 1024;
const CALLS_AT_ONCE = 20;
const FIRST_PAUSE_MS = 50;

export function openVindiClient(settings: VindiClientSettings): VindiClient {
  const { url, key, connectMs, totalMs, patienceMs } = settings;
  const agent = new Agent({ connect: { timeout: connectMs }, connections: CALLS_AT_ONCE, pipelining: 1 });
  const gate = vindiRateLimit();
  const headers = {
    authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    accept: 'application/json',
    'content-type': 'application/json',
  };

  async function once(method: Method, path: string, body: object | undefined, signal: AbortSignal): Promise<unknown> {
    await gate.wait(patienceMs);
    // Redirects are not followed: data for Vindi goes nowhere else.
    const answer = await request(`${url}${path}`, {
      method,
      headers,
      dispatcher: agent,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    });
    const wait = gate.learn(answer.statusCode, answer.headers);
    const text = await readAtMost(answer.body, MAX_BYTES, new URL(url).host);
    if (answer.statusCode < 200 || answer.statusCode > 299) throw refusalOf(answer.statusCode, text, wait);
    return parsed(text);
  }

  async function call(method: Method, path: string, body: object | undefined, signal: AbortSignal): Promise<unknown> {
    try {
      return await attempt(method, path, body, signal);
    } catch (error) {
      if (!mayRepeat(method, error as VindiFailure, patienceMs) || signal.aborted) throw error;
      await sleep(FIRST_PAUSE_MS * (1 + Math.random()));
      return attempt(method, path, body, signal);
    }
  }
  const attempt = (...args: Parameters<typeof once>) =>
    once(...args).catch((error: unknown) => Promise.reject(failureOf(error)));

  return {
    withDeadline(work) {
      const signal = AbortSignal.timeout(totalMs);
      return work({
        get: (path, query) =>
          call('GET', query ? `${path}?${new URLSearchParams(query).toString()}` : path, undefined, signal),
        post: (path, body) => call('POST', path, body, signal),
        delete: (path) => call('DELETE', path, undefined, signal),
      });
    },
    close: () => agent.destroy(),
  };
}

function mayRepeat(method: Method, failure: VindiFailure, patienceMs: number): boolean {
  if (failure.kind === 'unsent') return true;
  if (failure.kind === 'rate_limited') return (failure.retryAfterMs ?? Infinity) <= patienceMs;
  return method !== 'POST' && failure.kind === 'unknown';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new VindiFailure('unknown', 'an answer that is no JSON');
  }
}
