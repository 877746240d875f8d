interface Delays {
  /** From the first item until it is handed over, with all that came meanwhile. */
  first: number;
  /** Between one time and the next at least. */
  between: number;
}

/** Collects items and hands them over together, however many come. Milliseconds. */
export function coalesce<T>(give: (items: T[]) => void, { first, between }: Delays) {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let freeAt = 0;
  const flush = () => {
    timer = undefined;
    freeAt = Date.now() + between;
    const items = waiting;
    waiting = [];
    give(items);
  };
  return {
    add(items: readonly T[]): void {
      if (items.length === 0) return;
      waiting.push(...items);
      timer ??= setTimeout(flush, Math.max(first, freeAt - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
