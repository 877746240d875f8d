import type { InsertObject, Updateable } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Schema } from '../database/schema.ts';

/** The tables whose rows are known by an `id`. */
export type Table = { [T in keyof Schema]: 'id' extends keyof Schema[T] ? T : never }[keyof Schema];
interface Id {
  id: number;
}

/** What every store writes alike: the rows of one table, one at a time. */
export const rowsOf = <T extends Table>(table: T) => {
  // Kysely checks no query of a table that is not named yet: here it stands for any one of them.
  const any = table as 'dividend';
  return {
    /** Holds the row until the transaction ends. */
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
    /** What is undefined stays as it is. */
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
