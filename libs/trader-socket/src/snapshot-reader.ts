/** The retry delay of a failed snapshot. */
const RETRY_MS = 5000;

interface Reading {
  read(): Promise<void>;
  /** Whether the connection has ended: it is not tried again by itself. */
  isEnded(): boolean;
  later(ms: number, act: () => void): void;
}

/** Reads a snapshot until it succeeds. After the connection's end it waits for `resume`. */
export function snapshotReader({ read, isEnded, later }: Reading) {
  let isDue = false;
  async function attempt(): Promise<void> {
    isDue = isEnded();
    if (isDue) return;
    try {
      await read();
    } catch {
      later(RETRY_MS, () => void attempt());
    }
  }
  return {
    read: () => void attempt(),
    /** The connection's state changed. */
    resume: () => {
      if (isDue && !isEnded()) void attempt();
    },
  };
}
