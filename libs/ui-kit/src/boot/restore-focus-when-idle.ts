import { whenIdle } from './when-idle.ts';

/** Starts `restoreFocus` once the page is idle. Returns how to end it. */
export function restoreFocusWhenIdle(): () => void {
  const ended = new AbortController();
  const start = async () => (await import('./restore-focus.ts')).restoreFocus(ended.signal);
  // The network may be gone by now: the page works without it.
  const cancel = whenIdle(() => void start().catch(() => undefined));
  return () => (cancel(), ended.abort());
}
