type Hear = (event: PopStateEvent) => void;
let hear: Hear | undefined;

/** Call before the router is mounted: listeners of `popstate` on the window run in order of registration. */
export const listenToHistoryFirst = (): void => addEventListener('popstate', (event) => hear?.(event));

/** Listens to history moves before the router, one at a time. */
export function listenToHistory(listener: Hear): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = undefined;
  };
}
