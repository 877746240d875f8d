import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** A clock that can be advanced, shared by every process of a database. */
export interface Clock {
  now: () => Date;
  /** The offset from real time. */
  aheadMs: () => number;
  /** Advances the clock; resolves when every process uses it. */
  forward: (milliseconds: number) => Promise<void>;
  /** Reads the offset after another process announced a change. */
  read: () => Promise<void>;
}

/** Within this time the other processes have read it. */
const HEARD_MS = 400;

const look = 'select ahead_ms from sandbox.clock';
const add = `
  insert into sandbox.clock (ahead_ms) values ($1)
  on conflict (id) do update set ahead_ms = clock.ahead_ms + excluded.ahead_ms returning ahead_ms`;

/** The offset is stored in the database, so that it survives a restart. */
export async function openClock(pool: Pool): Promise<Clock> {
  let ahead = 0;
  const ask = async (text: string, values: unknown[] = []) => {
    const { rows } = await pool.query<{ ahead_ms: number }>(text, values);
    // A stale result must not turn time back.
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
