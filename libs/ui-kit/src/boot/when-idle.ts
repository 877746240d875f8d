const UNTOLD_MS = 500;

/**
 * Runs a task when the page is idle, after `withinMs` at the latest; in half a second where idleness is not reported.
 * Returns how to cancel it.
 */
export function whenIdle(task: () => void, withinMs?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(task, withinMs === undefined ? undefined : { timeout: withinMs });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(task, UNTOLD_MS);
  return () => clearTimeout(timer);
}
