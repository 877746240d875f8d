type Hear = (event: PopStateEvent) => void;
let hear: Hear | undefined;

/** To be called before the router stands: of the listeners of `popstate`, a window calls the first registered first, captures or not. */
export const listenToHistoryFirst = (): void => addEventListener('popstate', (event) => hear?.(event));

/** Hears of the history's moves before the router does, one at a time. */
export function listenToHistory(listener: Hear): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = undefined;
  };
}
