interface Known {
  id: number;
  version: string;
}
interface Sent {
  id?: number | undefined;
}

/** An item changed by both sides: as sent and as stored; undefined if removed. */
export interface ItemConflict<S, T> {
  id: number;
  sent: S | undefined;
  stored: T | undefined;
}
export interface Merged<S, T> {
  /** In order: what was sent, or what is stored if only others changed or added it. On a conflict, what was sent. */
  items: ({ sent: S } | { stored: T })[];
  conflicts: ItemConflict<S, T>[];
}
interface Merging<S extends Sent, T extends Known, B extends Known> {
  stored: readonly T[];
  sent: readonly S[];
  /** The items as the editor read them. */
  seen: readonly B[];
  /** Whether a sent item equals the one read. */
  isUnchanged: (sent: S, seen: B) => boolean;
  /** Whether a sent item equals the stored one. */
  isSame: (sent: S, stored: T) => boolean;
}

/**
 * A three-way merge of the sent items with those stored since the editor read them, item by item, so that no change is
 * overwritten. The order is the sender's if the sender changed it, else the stored one; items of one side only stay
 * after their predecessor there.
 */
export function mergeItems<S extends Sent, T extends Known, B extends Known>({
  stored,
  sent,
  seen,
  isUnchanged,
  isSame,
}: Merging<S, T, B>): Merged<S, T> {
  const storedById = new Map(stored.map((item) => [item.id, item]));
  const sentById = new Map(sent.flatMap((item) => (item.id === undefined ? [] : [[item.id, item] as const])));
  const kept = new Map<string, { sent: S } | { stored: T }>();
  const conflicts: ItemConflict<S, T>[] = [];
  sent.forEach((item, i) => {
    if (item.id === undefined) kept.set(keyOf(item, i), { sent: item });
  });
  for (const base of seen) {
    const mine = sentById.get(base.id);
    const theirs = storedById.get(base.id);
    const theyChanged = theirs?.version !== base.version;
    const iChanged = !mine || !isUnchanged(mine, base);
    const agree = mine && theirs ? isSame(mine, theirs) : mine === theirs;
    if (theyChanged && iChanged && !agree) conflicts.push({ id: base.id, sent: mine, stored: theirs });
    if (iChanged && mine) kept.set(`${base.id}`, { sent: mine });
    else if (theirs && (mine || theyChanged)) kept.set(`${base.id}`, { stored: theirs });
  }
  const known = new Set(seen.map(({ id }) => id));
  for (const item of stored) if (!known.has(item.id)) kept.set(`${item.id}`, { stored: item });
  return { items: orderOf(stored, sent, seen, kept).map((key) => kept.get(key)!), conflicts };
}

const keyOf = ({ id }: Sent, i: number): string => (id === undefined ? `new ${i}` : `${id}`);

function orderOf(
  stored: readonly Known[],
  sent: readonly Sent[],
  seen: readonly Known[],
  kept: ReadonlyMap<string, unknown>,
): string[] {
  const theirs = stored.map(({ id }) => `${id}`);
  const mine = sent.map(keyOf);
  const before = seen.map(({ id }) => `${id}`).filter((key) => mine.includes(key));
  const reordered = before.join() !== mine.filter((key) => before.includes(key)).join();
  const [first, second] = reordered ? [mine, theirs] : [theirs, mine];
  const keys = first.filter((key) => kept.has(key));
  second.forEach((key, i) => {
    if (!kept.has(key) || keys.includes(key)) return;
    const previous = second.slice(0, i).findLast((other) => keys.includes(other));
    keys.splice(previous === undefined ? 0 : keys.indexOf(previous) + 1, 0, key);
  });
  return keys;
}
