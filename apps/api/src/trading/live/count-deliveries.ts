import { MAX_AGO, SEEN_EVERY_MS, type SeenFrame } from '@mirante/contract/trading/live-frames.ts';
import { bucketOf, DELIVERY_BUCKETS } from '@mirante/domain/trading/delivery.ts';
import { KEPT_NOTICES } from '@mirante/domain/trading/trader-notice.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Services } from '../../services.ts';
import type { SentNotice } from './notice-feed.ts';

/** The interval of writing counts. */
const WRITE_MS = 1000;
/** For all panels of a process: receiving an acknowledgement costs more than sending a notice. */
const MAX_SEEN_A_SECOND = 1000;
/** Beyond any panel's delay. */
const MAX_MS = 2 ** 31 - 1;

interface Counted {
  notice: SentNotice;
  /** When it was saved, by `performance.now`. */
  since: number;
  sent: number;
  seen: number;
  buckets: number[];
  last: number;
  isWritten: boolean;
}

/** How far a panel has shown its notices. */
interface Follower {
  shownEpoch: string;
  shownSequence: number;
}

/** Counts how notices of this process reach its panels: in memory, with one row per notice for all panels. */
interface Deliveries {
  /** Before a notice is sent to this many panels. */
  sent(notice: SentNotice, panels: number): void;
  /** Adds a panel. */
  follow(panel: Follower): void;
  /** Returns whether the message was an acknowledgement. */
  seen(panel: Follower, text: string): boolean;
  stop(): Promise<void>;
}

export function countDeliveries({ db, now, onError }: Pick<Services, 'db' | 'now' | 'onError'>): Deliveries {
  const node = randomUUID();
  let epoch = '';
  let newest = 0;
  let counted = new Map<number, Counted>();

  function sent(notice: SentNotice, panels: number): void {
    if (notice.epoch !== epoch) counted = new Map();
    ({ epoch, sequence: newest } = notice);
    const age = Math.max(0, now().getTime() - notice.at.getTime());
    const buckets = Array.from({ length: DELIVERY_BUCKETS }, () => 0);
    counted.set(newest, {
      notice,
      since: performance.now() - age,
      sent: panels,
      seen: 0,
      buckets,
      last: 0,
      isWritten: false,
    });
    counted.delete(newest - KEPT_NOTICES);
  }

  function seen(panel: Follower, text: string): boolean {
    const frame = seenIn(text);
    if (!frame) return false;
    if (frame.epoch !== epoch || frame.sequence > newest) return true;
    const from = panel.shownEpoch === epoch ? panel.shownSequence : 0;
    const at = performance.now();
    for (let sequence = Math.max(from, newest - KEPT_NOTICES) + 1; sequence <= frame.sequence; sequence++) {
      const ago = frame.ago[Math.min(frame.sequence - sequence, frame.ago.length - 1)] ?? 0;
      count(counted.get(sequence), at - ago);
    }
    follow(panel, Math.max(from, frame.sequence));
    return true;
  }

  function follow(panel: Follower, from: number): void {
    panel.shownEpoch = epoch;
    panel.shownSequence = from;
  }

  async function write(): Promise<void> {
    const rows = [...counted.values()].filter(({ isWritten }) => !isWritten);
    if (rows.length === 0) return;
    for (const row of rows) row.isWritten = true;
    try {
      await db
        .insertInto('notice_delivery')
        .values(rows.map((row) => rowOf(node, row)))
        .onConflict((conflict) =>
          conflict.columns(['epoch', 'sequence', 'node']).doUpdateSet((eb) => ({
            seen: eb.ref('excluded.seen'),
            buckets: eb.ref('excluded.buckets'),
            last_ms: eb.ref('excluded.last_ms'),
          })),
        )
        .execute();
    } catch (error) {
      for (const row of rows) row.isWritten = false;
      onError(error);
    }
  }

  // One write at a time: otherwise an older count could overwrite a newer one.
  let writing = Promise.resolve();
  const timer = setInterval(() => (writing = writing.then(write)), WRITE_MS).unref();
  return {
    sent,
    follow: (panel) => follow(panel, newest),
    seen,
    stop: () => {
      clearInterval(timer);
      return (writing = writing.then(write));
    },
  };
}

/** The acknowledgement interval for this many panels, in milliseconds. */
export const acknowledgeInterval = (panels: number): number =>
  Math.max(SEEN_EVERY_MS, Math.ceil((panels * 1000) / MAX_SEEN_A_SECOND));

function count(of: Counted | undefined, at: number): void {
  if (!of) return;
  const ms = Math.min(MAX_MS, Math.max(0, Math.ceil(at - of.since)));
  of.seen += 1;
  of.buckets[bucketOf(ms)]! += 1;
  of.last = Math.max(of.last, ms);
  of.isWritten = false;
}

const rowOf = (node: string, { notice, sent, seen, buckets, last }: Counted) => ({
  epoch: notice.epoch,
  sequence: notice.sequence,
  node,
  topic: notice.topic,
  record_id: notice.record_id,
  version: notice.version,
  at: notice.at,
  sent,
  seen,
  buckets: sql<number[]>`${buckets}::int[]`,
  last_ms: last,
});

function seenIn(text: string): SeenFrame['seen'] | undefined {
  if (!text.startsWith('{"seen"')) return undefined;
  try {
    const { seen } = JSON.parse(text) as Partial<SeenFrame>;
    const isOne = typeof seen?.epoch === 'string' && isCount(seen.sequence) && Array.isArray(seen.ago);
    return isOne && seen.ago.length <= MAX_AGO && seen.ago.every(isCount) ? seen : undefined;
  } catch {
    return undefined;
  }
}
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
