/** `by` is how many entries the move is away, negative for Back. */
type Listener = (event: PopStateEvent, by: number) => void;
let listening: Listener | undefined;
/** The shown history entry; its index as the router counts. */
let shown = { index: 0, address: '' };

/** Call when the router has changed the entry. */
export function noteHistoryEntry(): void {
  const { idx } = (history.state ?? {}) as { idx?: number | null };
  shown = { index: idx ?? 0, address: location.href };
}

/** Call before the router is mounted: listeners of `popstate` on the window run in order of registration. */
export function listenToHistoryFirst(): void {
  noteHistoryEntry();
  addEventListener('popstate', (event) => {
    const from = shown;
    // A typed address is a new entry, unless it is the shown one's. The router would not number it.
    if (history.state === null)
      history.replaceState({ idx: from.index + (location.href === from.address ? 0 : 1) }, '');
    noteHistoryEntry();
    listening?.(event, shown.index - from.index);
  });
}

/** Listens to history moves before the router, one at a time. */
export function listenToHistory(listener: Listener): () => void {
  noteHistoryEntry();
  listening = listener;
  return () => {
    if (listening === listener) listening = undefined;
  };
}
