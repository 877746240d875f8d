import type { Db } from '../database/db.ts';
import { inTransaction, type Trx } from '../database/in-transaction.ts';
import { or404 } from '../http/refusal.ts';
import { refuseStale } from './version.ts';

interface Edited<R> {
  /** Its noun in a 404. */
  what: string;
  /** Locks the row until the transaction ends. */
  lock: (trx: Trx, id: number) => Promise<unknown>;
  find: (trx: Db, id: number) => Promise<R | undefined>;
}

export interface Editing {
  id: number;
  /** The version that the editor has. */
  seen: string | undefined;
}

/** Creates a record, and returns it. */
export const created = <R>(
  db: Db,
  { find }: Pick<Edited<R>, 'find'>,
  insert: (trx: Db) => Promise<number>,
): Promise<R> => db.transaction().execute(async (trx) => (await find(trx, await insert(trx)))!);

/**
 * Edits a record with conflict detection, and returns it. Concurrent edits wait. `save` only writes to `trx`, as it may
 * be retried.
 */
export const edited = <R extends { version: string }>(
  db: Db,
  { what, lock, find }: Edited<R>,
  { id, seen }: Editing,
  save: (trx: Trx, current: R) => Promise<unknown>,
): Promise<R> =>
  inTransaction(db, async (trx) => {
    await lock(trx, id);
    const current = or404(await find(trx, id), what);
    refuseStale(seen, current);
    await save(trx, current);
    return (await find(trx, id))!;
  });
