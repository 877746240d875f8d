import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** A clock that can be put forward, for every process of one database alike. */
export interface Clock {
  now: () => Date;
  /** How far it is ahead of real time. */
  aheadMs: () => number;
  /** Puts it forward, and is done when every process goes by it. */
  forward: (milliseconds: number) => Promise<void>;
  /** Looks how far another process has put it, when that is announced. */
  read: () => Promise<void>;
}

/** Within this time the others have heard of it and looked. */
const HEARD_MS = 400;

const look = 'select ahead_ms from sandbox.clock';
const add = `
  insert into sandbox.clock (ahead_ms) values ($1)
  on conflict (id) do update set ahead_ms = clock.ahead_ms + excluded.ahead_ms returning ahead_ms`;

/** What it was put forward by is kept in the database: a restart changes nothing. */
export async function openClock(pool: Pool): Promise<Clock> {
  let ahead = 0;
  const ask = async (text: string, values: unknown[] = []) => {
    const { rows } = await pool.query<{ ahead_ms: number }>(text, values);
    // An answer that was overtaken must not turn time back.
    ahead = Math.max(ahead, rows[0]?.ahead_ms ?? 0);
  };
  const read = () => ask(look);
  await read();
  return {
    now: () => new Date(Date.now() + ahead),
    aheadMs: () => ahead,
    forward: async (milliseconds) => {
      await ask(add, [milliseconds]);
      await wait(HEARD_MS);
    },
    read,
  };
}
