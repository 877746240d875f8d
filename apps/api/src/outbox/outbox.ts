import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../database/db.ts';
import { openPoll, POLL_MS, type Poll } from './poll.ts';

/**
 * What others keep copies of, or go by: the products and coupons at sale; what was paid, ended or given back; whose session or right
 * ended; trades and the board; what portfolios are made of, and its prices; the sandbox's clock.
 */
export type Topic = 'catalogue' | 'sales' | 'access' | 'trading' | 'performance' | 'clock';

/**
 * Writes into `trx` that `topic` changed: what rolls back was never told. Every process hears of it within a second of the
 * commit. Triggers that call `announce` are heard at once; they may stand only on tables that no purchase writes to.
 */
export async function after(trx: Db, topic: Topic): Promise<void> {
  await trx.insertInto('outbox').values({ topic }).execute();
}

/** Hears of changes of a topic: whom they are about, or nothing where one of them does not say. */
type Listener = (subjects: readonly string[] | undefined) => void;

/** What this process hears of the changes that any process has committed. */
export interface Outbox {
  on(topic: Topic, listener: Listener): void;
  /** Hears of all that was committed before this call. */
  catchUp(): Promise<void>;
  /** Other questions that go with the statement that looks for what no notice told of. */
  poll: Poll;
  stop(): Promise<void>;
}

interface OutboxOptions {
  pool: pg.Pool;
  db: Db;
  /** For a connection that listens: it must lead to PostgreSQL itself, not to a pooler of transactions. */
  url: string;
  onError: (error: unknown) => void;
}

interface Row {
  id: number;
  topic: Topic;
  subject: string | null;
}

/** Ids are given before the commit: one this far below the newest may still be to come. */
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
  // One at a time: a call that comes during a reading waits for the next one, which begins after it.
  let reading = Promise.resolve();
  let next: Promise<void> | undefined;
  const catchUp = (): Promise<void> =>
    (next ??= reading.then(() => {
      next = undefined;
      // The pool may be closed by now: a query that waits in it is answered by nobody.
      return (reading = stopping.signal.aborted ? Promise.resolve() : read().catch(onError));
    }));

  await read();
  const listening = listen({ url, heard: catchUp, signal: stopping.signal });
  const { poll, polling } = openPoll({ db, signal: stopping.signal, onError });
  // For a change that nobody notified of, or whose notice was lost with a connection.
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

/** Keeps one connection that hears notices, and opens it anew when it is lost. */
async function listen({
  url,
  heard,
  signal,
}: {
  url: string;
  heard: () => Promise<void>;
  signal: AbortSignal;
}): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: url, application_name: 'mirante-outbox' });
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', () => void heard());
    try {
      await client.connect();
      await client.query('listen outbox');
      await heard();
      await ended;
    } catch {
      // The database is away: the polls tell of it, and this goes on until it is back.
    }
    await client.end().catch(() => undefined);
    await wait(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
