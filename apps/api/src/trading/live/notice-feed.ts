import type { LivePosition, ResumedFrame } from '@mirante/contract/trading/live-frames.ts';
import { KEPT_NOTICES, type TraderNotice, type TraderTopic } from '@mirante/domain/trading/trader-notice.ts';
import type { Services } from '../../services.ts';
import { textFrame } from './text-frame.ts';

/** A panel that missed more than this reads a snapshot, which is smaller. */
const MAX_REPLAYED_BYTES = 128 * 1024;

interface Kept {
  sequence: number;
  frame: Buffer;
}
interface Row {
  epoch: string;
  sequence: number;
  topic: TraderTopic;
  record_id: number;
  version: number;
  at: Date;
  row: TraderNotice['row'];
}

/** A sent notice without its row. */
export type SentNotice = Omit<Row, 'row'>;

/** The trading area's notices, as this process reads them. */
interface NoticeFeed {
  /** The notices since a position as frames, and the current position. */
  since(position: LivePosition, seenEveryMs: number): Promise<Buffer>;
  stop(): void;
}

/** A failed read is retried after this: the next change may take long. */
const RETRY_MS = 1000;

const NEWEST = {
  name: 'live-newest',
  text: `select epoch, sequence::int from trader_stream`,
};
const noticesAfter = (sequence: number) => ({
  name: 'live-notices',
  text: `select epoch, sequence::int, topic, record_id, version, at, "row" from trader_notice where sequence > $1 order by sequence`,
  values: [sequence],
});

/** Passes each committed notice to `send` as a frame, once and in order. */
export async function openFeed(
  { pool, outbox, onError }: Pick<Services, 'pool' | 'outbox' | 'onError'>,
  send: (frame: Buffer, notice: SentNotice) => void,
): Promise<NoticeFeed> {
  let kept: Kept[] = [];
  const newest = async () => (await pool.query<LivePosition>(NEWEST)).rows[0]!;
  let position = await newest();

  async function read(): Promise<void> {
    const { rows } = await pool.query<Row>(noticesAfter(position.sequence));
    for (const row of rows) {
      const frame = frameOf(row);
      // A new epoch: earlier positions are invalid.
      if (row.epoch !== position.epoch) kept = [];
      position = { epoch: row.epoch, sequence: row.sequence };
      kept.push({ sequence: row.sequence, frame });
      send(frame, row);
    }
    if (kept.length > KEPT_NOTICES) kept = kept.slice(-KEPT_NOTICES);
  }
  // One read at a time; one requested meanwhile starts after it.
  let reading = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const catchUp = (): Promise<void> => (reading = reading.then(read).catch(tryAgain));
  function tryAgain(error: unknown): void {
    if (isStopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => void catchUp(), RETRY_MS).unref();
    onError(error);
  }

  kept = (await pool.query<Row>(noticesAfter(Math.max(0, position.sequence - KEPT_NOTICES)))).rows
    .filter(({ epoch, sequence }) => epoch === position.epoch && sequence <= position.sequence)
    .map((row) => ({ sequence: row.sequence, frame: frameOf(row) }));
  outbox.on('trading', () => void catchUp());
  await catchUp();

  return {
    async since(from, seenEveryMs) {
      // It came from a process that is ahead of this one.
      if (from.epoch === position.epoch && from.sequence > position.sequence) await catchUp();
      const missed = kept.filter(({ sequence }) => sequence > from.sequence);
      const frames = missed.map(({ frame }) => frame);
      const isWhole = from.epoch === position.epoch && missed.length === position.sequence - from.sequence;
      const isSmall = frames.reduce((bytes, { length }) => bytes + length, 0) <= MAX_REPLAYED_BYTES;
      const recovered = isWhole && isSmall;
      const resumed: ResumedFrame = { position, recovered, seen_every_ms: seenEveryMs };
      const answer = textFrame(JSON.stringify(resumed));
      return recovered ? Buffer.concat([...frames, answer]) : answer;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}

const frameOf = ({ record_id: id, at, ...row }: Row): Buffer =>
  textFrame(JSON.stringify({ ...row, id, at: at.toISOString() } satisfies TraderNotice));
