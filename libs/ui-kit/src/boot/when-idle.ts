const UNTOLD_MS = 500;

/** Runs a task once the page has nothing better to do, `withinMs` at the latest; in half a second where the browser does not tell. Answers how to call it off. */
export function whenIdle(task: () => void, withinMs?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(task, withinMs === undefined ? undefined : { timeout: withinMs });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(task, UNTOLD_MS);
  return () => clearTimeout(timer);
}
