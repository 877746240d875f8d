import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { heldConnection, type Db } from '../database/db.ts';
import { openPoll, POLL_MS, type Poll } from './poll.ts';

/**
 * What is cached or observed by other processes: products and coupons on sale; payments, expiries and reversals; ended
 * sessions and rights; trades and the board; portfolios' contents and prices; the sandbox clock.
 */
export type Topic = 'catalogue' | 'sales' | 'access' | 'trading' | 'performance' | 'clock';

/**
 * Records in `trx` that `topic` changed: a rollback discards it. Every process is notified within a second of the
 * commit. Triggers that call `announce` notify at once; they are allowed only on tables that purchases do not write to.
 */
export async function after(trx: Db, topic: Topic): Promise<void> {
  await trx.insertInto('outbox').values({ topic }).execute();
}

/** Called on changes of a topic: with their subjects, or undefined if one has none. */
type Listener = (subjects: readonly string[] | undefined) => void;

/** Notifies this process of changes committed by any process. */
export interface Outbox {
  on(topic: Topic, listener: Listener): void;
  /** Processes everything committed before this call. */
  catchUp(): Promise<void>;
  /** Further queries for the statement that polls for missed notices. */
  poll: Poll;
  stop(): Promise<void>;
}

interface OutboxOptions {
  pool: pg.Pool;
  db: Db;
  /** For a LISTEN connection: PostgreSQL itself, not a transaction pooler. */
  url: string;
  onError: (error: unknown) => void;
}

interface Row {
  id: number;
  topic: Topic;
  subject: string | null;
}

/** Ids are assigned before commit: one this far below the newest may still appear. */
const LATE_IDS = 1000;

const newest = 'select coalesce(max(id), 0)::int as id from outbox';
const unseen = 'select id::int, topic, subject from outbox where id > $1 and not (id = any($2::bigint[])) order by id';

export async function openOutbox({ pool, db, url, onError }: OutboxOptions): Promise<Outbox> {
  const listeners = new Map<Topic, Set<Listener>>();
  const seen = new Set<number>();
  const stopping = new AbortController();
  let { id: last } = (await pool.query<{ id: number }>(newest)).rows[0]!;

  const read = async (): Promise<void> => {
    const { rows } = await pool.query<Row>(unseen, [last - LATE_IDS, [...seen]]);
    for (const { id } of rows) seen.add(id);
    last = Math.max(last, rows.at(-1)?.id ?? 0);
    for (const id of seen) if (id <= last - LATE_IDS) seen.delete(id);
    for (const [topic, of] of Map.groupBy(rows, (row) => row.topic))
      for (const listener of listeners.get(topic) ?? []) listener(subjectsOf(of));
  };
  // One read at a time: a call during a read waits for the next one.
  let reading = Promise.resolve();
  let next: Promise<void> | undefined;
  const catchUp = (): Promise<void> =>
    (next ??= reading.then(() => {
      next = undefined;
      // A query waiting in a closed pool would never return.
      return (reading = stopping.signal.aborted ? Promise.resolve() : read().catch(onError));
    }));

  await read();
  const listening = listen({ url, heard: catchUp, signal: stopping.signal });
  const { poll, polling } = openPoll({ db, signal: stopping.signal, onError });
  // For changes without a notice, or whose notice was lost.
  poll(
    () =>
      sql<boolean>`exists (select from outbox where id > ${last - LATE_IDS} and not (id = any(${[...seen]}::bigint[])))`,
    (isUnseen) => isUnseen && void catchUp(),
  );
  return {
    on: (topic, listener) => void listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener)),
    catchUp,
    poll,
    stop: async () => {
      stopping.abort();
      await Promise.all([listening, polling, next ?? reading]);
    },
  };
}

function subjectsOf(rows: readonly Row[]): string[] | undefined {
  const subjects = rows.map(({ subject }) => subject);
  return subjects.includes(null) ? undefined : (subjects as string[]);
}

const CLOSE_MS = 1000;

/** Keeps one LISTEN connection, and reopens it when lost. */
async function listen({
  url,
  heard,
  signal,
}: {
  url: string;
  heard: () => Promise<void>;
  signal: AbortSignal;
}): Promise<void> {
  let leave = (): void => undefined;
  signal.addEventListener('abort', () => leave(), { once: true });
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: url, application_name: 'mirante-outbox', ...heldConnection });
    const ended = new Promise<void>((resolve) => {
      leave = resolve;
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', () => void heard());
    const listening = async () => {
      await client.connect();
      await client.query('listen outbox');
      await heard();
      await ended;
    };
    // An unavailable database is reported by the polls, and this retries.
    await Promise.race([listening(), ended]).catch(() => undefined);
    // One without an answer would never end.
    await Promise.race([client.end(), wait(CLOSE_MS, undefined, { ref: false })]).catch(() => undefined);
    await wait(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
