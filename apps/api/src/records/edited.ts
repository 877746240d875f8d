import type { Db } from '../database/db.ts';
import { inTransaction, type Trx } from '../database/in-transaction.ts';
import { or404 } from '../http/refusal.ts';
import { refuseStale } from './version.ts';

interface Edited<R> {
  /** What it is called where it is not found. */
  what: string;
  /** Holds the row until the transaction ends. */
  lock: (trx: Trx, id: number) => Promise<unknown>;
  find: (trx: Db, id: number) => Promise<R | undefined>;
}

export interface Editing {
  id: number;
  /** The version that its editor saw. */
  seen: string | undefined;
}

/** Makes one record, and answers with it as it is then. */
export const created = <R>(
  db: Db,
  { find }: Pick<Edited<R>, 'find'>,
  insert: (trx: Db) => Promise<number>,
): Promise<R> => db.transaction().execute(async (trx) => (await find(trx, await insert(trx)))!);

/** Changes one record, unless somebody else has since its editor read it, and answers with it as it is then. Others who edit it wait. `save` writes to `trx` alone: it may run again. */
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
