import { setTimeout as sleep } from 'node:timers/promises';
import { VindiFailure } from './failure.ts';

type Headers = Record<string, string | string[] | undefined>;

/** The longest pause that is believed: the limit is one of a minute. */
const LONGEST_MS = 120_000;

export interface RateLimit {
  /** Waits where the pause is short, and fails at once where it is not: those who would wait hold a place that others need. */
  wait(patienceMs: number): Promise<void>;
  /** Learns from an answer; tells how long it asks to wait. */
  learn(status: number, headers: Headers): number | undefined;
}

/** Keeps to the limit that Vindi tells with each answer, so that a 429 is the exception. */
export function vindiRateLimit(clock: () => number = Date.now): RateLimit {
  let closedUntil = 0;
  return {
    async wait(patienceMs) {
      const wait = closedUntil - clock();
      if (wait <= 0) return;
      if (wait > patienceMs)
        throw new VindiFailure('rate_limited', 'its rate limit is used up', { retryAfterMs: wait });
      await sleep(wait);
    },
    learn(status, headers) {
      const wait = status === 429 ? (secondsIn(headers['retry-after']) ?? 1) * 1000 : usedUpFor(headers, clock());
      if (wait === undefined) return undefined;
      closedUntil = Math.max(closedUntil, clock() + Math.min(wait, LONGEST_MS));
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
