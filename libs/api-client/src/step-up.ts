/**
 * The step-up in progress: the user is asked once for all waiting calls, which are then retried. The dialog watches
 * this.
 */
let asked: { promise: Promise<boolean>; resolve: (isProven: boolean) => void } | undefined;
const watchers = new Set<() => void>();
const notify = () => watchers.forEach((watcher) => watcher());

/** Resolves with whether the step-up succeeded; false if no dialog can be shown. */
export function requestStepUp(): Promise<boolean> {
  if (watchers.size === 0) return Promise.resolve(false);
  if (!asked) {
    let resolve: (isProven: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((settle) => (resolve = settle));
    asked = { promise, resolve };
    notify();
  }
  return asked.promise;
}

export function answerStepUp(isProven: boolean): void {
  asked?.resolve(isProven);
  asked = undefined;
  notify();
}

export const isStepUpRequested = (): boolean => asked !== undefined;

/** Watches for a step-up request; pending ones are declined when the last watcher is gone. */
export function watchStepUp(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) answerStepUp(false);
  };
}
