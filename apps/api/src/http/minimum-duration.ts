import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

const unheard = new Set(['too_many_requests', 'overloaded']);

/**
 * What `work` ends in, and no sooner than after so many milliseconds: how long it took then tells nothing of what it did. Who is sent
 * away unheard, for asking too often or with too many others, is so at once.
 */
export async function withMinimumDuration<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const floor = pause(ms);
  try {
    const end = await work();
    await floor;
    return end;
  } catch (error) {
    if (!(error instanceof Refusal && unheard.has(error.code))) await floor;
    throw error;
  }
}
