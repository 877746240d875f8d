/** Other tabs of the browser get the same notice within this time. */
const HELD_MS = 10_000;

/** Resolves with whether this tab is the browser's first to claim the name; the others skip it. */
export function claimForThisTab(name: string): Promise<boolean> {
  if (!globalThis.isSecureContext || !('locks' in navigator)) return Promise.resolve(true);
  return new Promise((answer) => {
    void navigator.locks.request(`mirante.alert.${name}`, { ifAvailable: true }, async (lock) => {
      answer(lock !== null);
      if (lock) await new Promise((resolve) => setTimeout(resolve, HELD_MS));
    });
  });
}
