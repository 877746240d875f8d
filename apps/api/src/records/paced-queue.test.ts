import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pacedQueue } from './paced-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue of tasks that take some time, and what happened when. */
function record() {
  const inTurn = pacedQueue();
  const began = Date.now();
  const seen: string[] = [];
  const note = (what: string) => void seen.push(`${Date.now() - began} ${what}`);
  const add = (name: string, ms: number, fails = false) =>
    inTurn(async () => {
      note(`${name} begins`);
      await new Promise((end) => setTimeout(end, ms));
      note(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  return { seen, add };
}

describe('a paced queue', () => {
  it('runs tasks one after the other in order, each after a rest as long as the one before, also after a failed one', async () => {
    const { seen, add } = record();
    const results = Promise.allSettled([add('a', 5), add('b', 30, true), add('c', 10)]);
    await vi.advanceTimersByTimeAsync(200);
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual(['0 a begins', '5 a ends', '10 b begins', '40 b ends', '70 c begins', '80 c ends']);
  });

  it('answers before its rest, and rests a second at most', async () => {
    const { seen, add } = record();
    const long = add('a', 5000);
    void add('b', 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await long).toBe('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(['0 a begins', '5000 a ends', '6000 b begins']);
  });
});
