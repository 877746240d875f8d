import { sql, type Insertable, type InsertObject } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Schema } from '../database/schema.ts';
import { rowsOf } from '../records/rows.ts';

type Table = 'product' | 'offer_question' | 'analyst';

/** The rows of a table that the offer page shows in the order that staff give them. */
export const offerRowsOf = <T extends Table>(table: T) => {
  const rows = rowsOf(table);
  return {
    ...rows,
    /** Placed last unless a position is given. */
    insert: (
      db: Db,
      values: Omit<Insertable<Schema[T]>, 'position'> & { position?: number | undefined },
    ): Promise<number> =>
      rows.insert(db, {
        ...values,
        position:
          values.position ?? sql<number>`(select least(coalesce(max(position), 0) + 1, 9999) from ${sql.table(table)})`,
      } as unknown as InsertObject<Schema, T>),
    /** Counts them, so that two concurrent inserts cannot both be the last one allowed. */
    countLocked: async (trx: Db): Promise<number> => {
      await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
      const { n } = await trx
        .selectFrom<Table>(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return n;
    },
  };
};
