import { RETRY_MS, RETRY_SPREAD_MS } from './delays.ts';

interface Reading {
  read(): Promise<void>;
  /** Whether the connection has ended: it is not tried again by itself. */
  isEnded(): boolean;
  later(ms: number, act: () => void): void;
}

/** Reads a snapshot until it succeeds. After the connection's end it waits for `resume`. */
export function snapshotReader({ read, isEnded, later }: Reading) {
  let isDue = false;
  let willRetry = false;
  async function attempt(): Promise<void> {
    isDue = isEnded();
    if (isDue) return;
    try {
      await read();
    } catch {
      retryLater();
    }
  }
  /** One for all reads that failed meanwhile. */
  function retryLater(): void {
    if (willRetry) return;
    willRetry = true;
    later(RETRY_MS + Math.random() * RETRY_SPREAD_MS, () => {
      willRetry = false;
      void attempt();
    });
  }
  return {
    read: () => void attempt(),
    /** The connection's state changed. */
    resume: () => {
      if (isDue && !isEnded()) void attempt();
    },
  };
}
