import { setTimeout as sleep } from 'node:timers/promises';
import { VindiFailure } from './failure.ts';

type Headers = Record<string, string | string[] | undefined>;

/** The longest pause accepted: the limit is per minute. */
const MAX_PAUSE_MS = 120_000;

interface RateLimit {
  /** Waits for a short pause, and fails at once for a long one: waiting callers would hold places that others need. */
  wait(patienceMs: number): Promise<void>;
  /** Learns from a response; returns how long to wait. */
  learn(status: number, headers: Headers): number | undefined;
}

/**
 * Follows the rate limit that Vindi sends with each response, so that 429 is the exception. A pause is measured without
 * the wall clock, which may be set back.
 */
export function vindiRateLimit(): RateLimit {
  let closedUntil = 0;
  return {
    async wait(patienceMs) {
      const wait = closedUntil - performance.now();
      if (wait <= 0) return;
      if (wait > patienceMs)
        throw new VindiFailure('rate_limited', 'its rate limit is used up', { retryAfterMs: wait });
      await sleep(wait);
    },
    learn(status, headers) {
      const wait = status === 429 ? (secondsIn(headers['retry-after']) ?? 1) * 1000 : usedUpFor(headers, Date.now());
      if (wait === undefined) return undefined;
      closedUntil = Math.max(closedUntil, performance.now() + Math.min(wait, MAX_PAUSE_MS));
      return wait;
    },
  };
}

function usedUpFor(headers: Headers, now: number): number | undefined {
  const reset = secondsIn(headers['rate-limit-reset']);
  if (secondsIn(headers['rate-limit-remaining']) !== 0 || reset === undefined) return undefined;
  return Math.max(0, reset * 1000 - now);
}

const secondsIn = (header: string | string[] | undefined): number | undefined =>
  typeof header === 'string' && /^\d{1,12}$/.test(header) ? Number(header) : undefined;
