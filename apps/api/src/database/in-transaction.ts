import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { meters } from '../metrics/meters.ts';
import type { Db } from './db.ts';
import type { Schema } from './schema.ts';

declare const retried: unique symbol;
/**
 * A transaction begun by `inTransaction`. Functions that move money require it, so that every such transaction is
 * retried.
 */
export type Trx = Transaction<Schema> & { readonly [retried]: true };

/** Deadlock, serialization failure, lock timeout: nothing was done, and a retry usually succeeds. */
const RETRIED = new Set(['40P01', '40001', '55P03']);
const TRIES = 5;
/** No retry starts later than this: waiting for a lock may already have taken seconds. */
const LAST_TRY_MS = 6000;
const FIRST_PAUSE_MS = 15;

/**
 * Runs `work` in a transaction, and retries it after a conflict with concurrent ones: it may run several times, so its
 * only effects are writes to `trx`.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute((trx) => work(trx as Trx));
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!RETRIED.has(code) || tries >= TRIES || performance.now() - begun > LAST_TRY_MS) throw error;
      meters.transactionRetries.inc({ code });
      await wait(FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
    }
  }
}
