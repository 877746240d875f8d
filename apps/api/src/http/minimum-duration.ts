import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

/** What is answered before anything was looked up. */
const refusedAtOnce = new Set(['too_many_requests', 'overloaded']);

/**
 * What `work` ends in, and no sooner than after so many milliseconds: how long it took then tells nothing of what it did. Who is sent
 * away for asking too often or with too many others, is so at once.
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
