interface Delays {
  /** From the first item to handing over all collected ones. */
  first: number;
  /** The minimum interval between two batches. */
  between: number;
}

/** Collects items and hands them over in batches. Delays are in milliseconds. */
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
