import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';

/** The part of fast-check's scheduler that is used here: it picks the next task, and records the order. */
interface Picker {
  schedule<T>(task: Promise<T>): Promise<T>;
  count(): number;
  waitNext(count: number): Promise<void>;
}

/** Lets concurrent work proceed one call at a time, in an order chosen by the picker. */
export interface Interleaving {
  wait(): Promise<void>;
  /** Counts a call as under way. */
  during<T>(call: () => Promise<T>): Promise<T>;
  /** Gives turns until the work is done. */
  run<T>(work: Promise<T>): Promise<T>;
}

/** A longer call waits for a lock of another task, which must proceed first. */
const BLOCKED_MS = 4;

export function interleaveBy(picker: Picker | undefined): Interleaving {
  let running = 0;
  const isBusy = () => running > 0;
  return {
    wait: async () => {
      if (picker) await picker.schedule(Promise.resolve());
    },
    during: async (call) => {
      running += 1;
      try {
        return await call();
      } finally {
        running -= 1;
      }
    },
    run: async (work) => {
      const state = { done: false };
      const ended = work.finally(() => {
        state.done = true;
      });
      ended.catch(() => undefined);
      while (!state.done) {
        if (picker && picker.count() > 0) await picker.waitNext(1);
        else await sleep(1);
        const until = performance.now() + BLOCKED_MS;
        do await nextTick();
        while (!state.done && isBusy() && performance.now() < until);
      }
      return ended;
    },
  };
}
