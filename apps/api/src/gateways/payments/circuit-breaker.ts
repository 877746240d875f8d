import pLimit from 'p-limit';
import type { PaymentGateway } from './port.ts';

const AT_ONCE = 20;
const LONGEST_QUEUE = 500;
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

interface BreakerOptions {
  clock?: () => number;
  timeOutMs?: number;
}

/**
 * A circuit breaker and a bulkhead. Keeps a sick gateway from making the shop sick: no call waits longer than ten seconds, only so many are made at once, and after
 * some failures in a row nobody asks for a while. A charge that could not be asked for is `unknown`, never refused.
 */
export function withCircuitBreaker<G extends PaymentGateway>(
  gateway: G,
  { clock = () => performance.now(), timeOutMs = 10_000 }: BreakerOptions = {},
): G {
  const running = pLimit(AT_ONCE);
  const state = { failures: 0, openUntil: 0 };
  const isOpen = () => clock() < state.openUntil;

  async function attempt<T>(call: () => Promise<T>): Promise<T> {
    // Those who queued while others found the gateway dead need not find it out too.
    if (isOpen()) throw new Error('gateway unavailable');
    try {
      const answer = await inTime(call(), timeOutMs);
      state.failures = 0;
      return answer;
    } catch (error) {
      state.failures += 1;
      if (state.failures >= FAILURES_TO_OPEN) state.openUntil = clock() + OPEN_MS;
      throw error;
    }
  }
  async function ask<T>(call: () => Promise<T>): Promise<T> {
    if (isOpen() || running.pendingCount >= LONGEST_QUEUE) throw new Error('gateway unavailable');
    return running(() => attempt(call));
  }

  return {
    ...gateway,
    createCharge: (request) =>
      ask(() => gateway.createCharge(request)).catch((error: Error) => ({ kind: 'unknown', detail: error.message })),
    readCharge: (code) => ask(() => gateway.readCharge(code)),
    findCharge: (reference) => ask(() => gateway.findCharge(reference)),
    cancelCharge: (code) => ask(() => gateway.cancelCharge(code)),
    renewPix: (code, dueAt) => ask(() => gateway.renewPix(code, dueAt)),
    refundCharge: (code, cents, reference) => ask(() => gateway.refundCharge(code, cents, reference)),
  };
}

async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('gateway time-out')), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
