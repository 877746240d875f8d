/** Other tabs of the browser that hear of the same thing do so within this. */
const HELD_MS = 10_000;

/** Whether this tab is the first of its browser to claim something: the others leave it to this one. */
export function claimForThisTab(name: string): Promise<boolean> {
  if (!globalThis.isSecureContext || !('locks' in navigator)) return Promise.resolve(true);
  return new Promise((answer) => {
    void navigator.locks.request(`mirante.alert.${name}`, { ifAvailable: true }, async (lock) => {
      answer(lock !== null);
      if (lock) await new Promise((resolve) => setTimeout(resolve, HELD_MS));
    });
  });
}
