import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

/**
 * What `work` ends in, and no sooner than after so many milliseconds: how long it took then tells nothing of what it did. Who is sent
 * away for asking too often is so at once.
 */
export async function withMinimumDuration<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const floor = pause(ms);
  try {
    const end = await work();
    await floor;
    return end;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'too_many_requests')) await floor;
    throw error;
  }
}
