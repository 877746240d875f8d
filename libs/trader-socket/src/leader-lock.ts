export interface Lead {
  /** Takes the lead from its holder. */
  steal(): void;
  /** Passes the lead on, and waits for it again. */
  release(): void;
  stop(): void;
}
interface Changes {
  given(): void;
  lost(): void;
}

/**
 * Waits for a lock that one tab of the browser can hold, and keeps it until released, stolen, or frozen with its page.
 */
export function requestLeaderLock(name: string, { given, lost }: Changes): Lead {
  let waiting = new AbortController();
  let leave: (() => void) | undefined;
  let isStopped = false;

  function request(options: { signal?: AbortSignal; steal?: boolean }): void {
    let own: (() => void) | undefined;
    const hold = () =>
      new Promise<void>((resolve) => {
        if (isStopped) return resolve();
        leave = own = resolve;
        given();
      });
    // Released, stolen, or aborted.
    const ended = () => {
      if (!own || leave !== own) return;
      leave = undefined;
      if (isStopped) return;
      lost();
      seek();
    };
    void navigator.locks.request(name, options, hold).then(ended, ended);
  }
  function seek(): void {
    waiting = new AbortController();
    request({ signal: waiting.signal });
  }
  const release = () => leave?.();
  // A frozen page is silent; it releases the lock and waits again.
  document.addEventListener('freeze', release);
  seek();
  return {
    steal() {
      if (leave || isStopped) return;
      waiting.abort();
      request({ steal: true });
    },
    release,
    stop() {
      isStopped = true;
      document.removeEventListener('freeze', release);
      waiting.abort();
      leave?.();
    },
  };
}

/** Whether tabs can share a socket: it needs a secure context. */
export const canShare = (): boolean =>
  (globalThis as { isSecureContext?: boolean }).isSecureContext === true &&
  'locks' in navigator &&
  typeof BroadcastChannel === 'function';

/** A channel name derived from the token without revealing it. */
export async function nameOf(token: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return `mirante.panel.${Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
