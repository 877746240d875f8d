import type { Db } from '../database/db.ts';
import { inTransaction, type Trx } from '../database/in-transaction.ts';
import type { IdempotentCall } from '../http/idempotency.store.ts';
import { or404 } from '../http/refusal.ts';
import { runIdempotently } from '../http/run-idempotently.ts';
import { refuseStale, type VersionPart } from './version.ts';

interface Edited<R> {
  /** Its noun in a 404. */
  what: string;
  /** Locks the row until the transaction ends. */
  lock: (trx: Trx, id: number) => Promise<unknown>;
  find: (trx: Db, id: number) => Promise<R | undefined>;
}

interface Editing {
  id: number;
  /** The version that the editor has. */
  seen: string | undefined;
  partOf?: VersionPart | undefined;
}

/** Creates a record, once for its idempotency key if it has one, and returns it. */
export const created = <R>(
  { db, now }: { db: Db; now: () => Date },
  { find, repeatable }: Pick<Edited<R>, 'find'> & { repeatable?: IdempotentCall | undefined },
  insert: (trx: Db) => Promise<number>,
): Promise<R> =>
  db
    .transaction()
    .execute((trx) =>
      runIdempotently(trx, { call: repeatable, now: now() }, async () => (await find(trx, await insert(trx)))!),
    );

/**
 * Edits a record with conflict detection, and returns it. Concurrent edits wait. `save` only writes to `trx`, as it may
 * be retried.
 */
export const edited = <R extends { version: string }>(
  db: Db,
  { what, lock, find }: Edited<R>,
  { id, seen, partOf }: Editing,
  save: (trx: Trx, current: R) => Promise<unknown>,
): Promise<R> =>
  inTransaction(db, async (trx) => {
    await lock(trx, id);
    const current = or404(await find(trx, id), what);
    refuseStale(seen, current, partOf);
    await save(trx, current);
    return (await find(trx, id))!;
  });
