import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

/** Refusals before any lookup. */
const refusedAtOnce = new Set(['too_many_requests', 'overloaded']);

/**
 * Runs `work` and returns no sooner than after `ms`, so that the duration reveals nothing. Refusals for rate limit and
 * overload are immediate.
 */
export async function withMinimumDuration<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const floor = pause(ms);
  try {
    const end = await work();
    await floor;
    return end;
  } catch (error) {
    if (!(error instanceof Refusal && refusedAtOnce.has(error.code))) await floor;
    throw error;
  }
}
