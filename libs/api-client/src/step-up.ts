/**
 * A call that takes a session proven just before was refused: whoever is here is asked once, however many calls wait for it, and each
 * is repeated. The screen that asks watches this.
 */
let asked: { promise: Promise<boolean>; resolve: (isProven: boolean) => void } | undefined;
const watchers = new Set<() => void>();
const tell = () => watchers.forEach((watcher) => watcher());

/** Whether the session was proven. Where no screen can ask, it was not. */
export function requestStepUp(): Promise<boolean> {
  if (watchers.size === 0) return Promise.resolve(false);
  if (!asked) {
    let resolve: (isProven: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((settle) => (resolve = settle));
    asked = { promise, resolve };
    tell();
  }
  return asked.promise;
}

export function answerStepUp(isProven: boolean): void {
  asked?.resolve(isProven);
  asked = undefined;
  tell();
}

export const isStepUpRequested = (): boolean => asked !== undefined;

/** Watches whether it is asked; nobody is left waiting once the last watcher is gone. */
export function watchStepUp(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) answerStepUp(false);
  };
}
