import type { InsertObject, Updateable } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Schema } from '../database/schema.ts';

/** Tables with an `id`. */
export type Table = { [T in keyof Schema]: 'id' extends keyof Schema[T] ? T : never }[keyof Schema];
interface Id {
  id: number;
}

/** The standard operations on one row of a table. */
export const rowsOf = <T extends Table>(table: T) => {
  // Kysely cannot type a query of a generic table: here it stands for any of them.
  const any = table as 'dividend';
  return {
    /** Locks the row until the transaction ends. */
    lock: (trx: Db, id: number): Promise<Id | undefined> =>
      trx.selectFrom(any).select('id').where('id', '=', id).forUpdate().executeTakeFirst(),
    insert: async (db: Db, values: InsertObject<Schema, T>): Promise<number> =>
      (
        await db
          .insertInto(any)
          .values(values as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    /** Undefined fields are unchanged. */
    save: (db: Db, id: number, values: Updateable<Schema[T]>): Promise<Id | undefined> =>
      db
        .updateTable(any)
        .set(values as never)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst(),
    remove: (db: Db, id: number): Promise<Id | undefined> =>
      db.deleteFrom(any).where('id', '=', id).returning('id').executeTakeFirst(),
  };
};
