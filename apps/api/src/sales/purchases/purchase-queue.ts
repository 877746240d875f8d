import pLimit from 'p-limit';
import { Refusal } from '../../http/refusal.ts';

/** How long a caller's place is kept after the time it was told to retry. */
const GRACE_MS = 15_000;
/** Thousands may arrive within a moment. */
const LOOK_EVERY_MS = 200;
const MIN_WAIT_S = 2;
const MAX_WAIT_S = 30;

/**
 * Limits how many purchases are prepared at once, in order of arrival. A few more wait inside their calls; beyond those
 * a caller is refused with 503 (`queued`), its place and a retry time, and keeps the place by its ticket: later callers
 * do not overtake it. Per process.
 */
export function openQueue(atOnce: number, clock: () => number = () => performance.now()) {
  const run = pLimit(atOnce);
  /** Until when each ticket's place is kept, in order of arrival. */
  const kept = new Map<string, number>();
  let perTurn = 20;
  let lastEnd = 0;
  let isClosed = false;

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
    const seconds = Math.min(MAX_WAIT_S, Math.max(MIN_WAIT_S, Math.ceil(((ahead + 1) * perTurn) / 1000)));
    if (ticket !== undefined) kept.set(ticket, now + seconds * 1000 + GRACE_MS);
    return new Refusal('queued', 'Há muitas compras neste momento. A sua está na fila.', {
      headers: { 'retry-after': String(seconds) },
      position: run.activeCount + run.pendingCount + ahead + 1,
    });
  };
  /** Estimates how long a turn takes, from the last ones. */
  const noteEnd = () => {
    const now = clock();
    if (run.pendingCount > 0 && lastEnd > 0) perTurn += (now - lastEnd - perTurn) / 10;
    lastEnd = run.pendingCount > 0 ? now : 0;
  };

  async function enter<T>(
    { ticket, longest }: { ticket: string | undefined; longest: number },
    work: () => Promise<T>,
  ): Promise<T> {
    const now = clock();
    forgetGone(now);
    const ahead = aheadOf(ticket);
    if (isClosed || run.pendingCount + ahead >= longest) throw refuse(ahead, ticket, now);
    if (ticket !== undefined) kept.delete(ticket);
    return run(() => {
      if (isClosed) throw refuse(0, ticket, clock());
      return work();
    }).finally(noteEnd);
  }

  /** Refuses all who wait, as if the queue were full: the process ends, and they queue again at another one. */
  function close(): void {
    isClosed = true;
    run.concurrency = Infinity;
  }

  return { enter, close };
}
