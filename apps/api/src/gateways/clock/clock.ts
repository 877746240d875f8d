import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** A clock that can be put forward, for every process of one database alike. */
export interface Clock {
  now: () => Date;
  /** How far it is ahead of real time. */
  aheadMs: () => number;
  /** Puts it forward, and is done when every process goes by it. */
  forward: (milliseconds: number) => Promise<void>;
  close: () => void;
}

/** Each process looks this often how far the others have put it. */
const FOLLOW_MS = 200;

const read = 'select ahead_ms from sandbox.clock';
const add = `
  insert into sandbox.clock (ahead_ms) values ($1)
  on conflict (id) do update set ahead_ms = clock.ahead_ms + excluded.ahead_ms returning ahead_ms`;

/** What it was put forward by is kept in the database: a restart changes nothing. */
export async function openClock(pool: Pool): Promise<Clock> {
  let ahead = 0;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const ask = async (text: string, values: unknown[] = []) => {
    const { rows } = await pool.query<{ ahead_ms: number }>(text, values);
    // An answer that was overtaken must not turn time back.
    ahead = Math.max(ahead, rows[0]?.ahead_ms ?? 0);
  };
  const follow = () => {
    timer = setTimeout(
      () =>
        void ask(read)
          .catch(() => undefined)
          .finally(() => !isOver && follow()),
      FOLLOW_MS,
    ).unref();
  };
  await ask(read);
  follow();
  return {
    now: () => new Date(Date.now() + ahead),
    aheadMs: () => ahead,
    forward: async (milliseconds) => {
      await ask(add, [milliseconds]);
      await wait(2 * FOLLOW_MS);
    },
    close: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
