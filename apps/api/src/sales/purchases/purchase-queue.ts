import pLimit from 'p-limit';
import { Refusal } from '../../http/refusal.ts';

/** A caller who was told to come again keeps its place so long beyond that time. */
const GRACE_MS = 15_000;
/** Thousands may come within a moment. */
const LOOK_EVERY_MS = 200;
const SHORTEST_WAIT_S = 2;
const LONGEST_WAIT_S = 30;

/**
 * Lets so many purchases be prepared at once, in the order of their arrival. A few more wait in their calls; beyond those a caller is sent away with 503 (`queued`),
 * its place and a time to come again, and keeps its place by its ticket: whoever came later does not overtake it. Of one process alone.
 */
export function openQueue(atOnce: number, clock: () => number = () => performance.now()) {
  const run = pLimit(atOnce);
  /** Until when the place of each ticket is kept, in the order of arrival. */
  const kept = new Map<string, number>();
  let perTurn = 20;
  let lastEnd = 0;

  let looked = -Infinity;

  const forgetGone = (now: number) => {
    if (now - looked < LOOK_EVERY_MS) return;
    looked = now;
    for (const [ticket, until] of kept) if (until < now) kept.delete(ticket);
  };
  const aheadOf = (ticket: string | undefined): number => {
    if (ticket === undefined || !kept.has(ticket)) return kept.size;
    return [...kept.keys()].indexOf(ticket);
  };
  const refuse = (ahead: number, ticket: string | undefined, now: number): Refusal => {
    const seconds = Math.min(LONGEST_WAIT_S, Math.max(SHORTEST_WAIT_S, Math.ceil(((ahead + 1) * perTurn) / 1000)));
    if (ticket !== undefined) kept.set(ticket, now + seconds * 1000 + GRACE_MS);
    return new Refusal('queued', 'Há muitas compras neste momento. A sua está na fila.', {
      headers: { 'retry-after': String(seconds) },
      position: run.activeCount + run.pendingCount + ahead + 1,
    });
  };
  /** How long a turn takes while others wait, as the last ones did. */
  const noteEnd = () => {
    const now = clock();
    if (run.pendingCount > 0 && lastEnd > 0) perTurn += (now - lastEnd - perTurn) / 10;
    lastEnd = run.pendingCount > 0 ? now : 0;
  };

  return async function enter<T>(
    { ticket, longest }: { ticket: string | undefined; longest: number },
    work: () => Promise<T>,
  ): Promise<T> {
    const now = clock();
    forgetGone(now);
    const ahead = aheadOf(ticket);
    if (run.pendingCount + ahead >= longest) throw refuse(ahead, ticket, now);
    if (ticket !== undefined) kept.delete(ticket);
    return run(work).finally(noteEnd);
  };
}
