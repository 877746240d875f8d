import type { IndexCode } from '@mirante/domain/investments/quote-load.ts';
import type { Db } from '../../database/db.ts';

/** The papers fetched from a vendor. */
export const quotedNames = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('stock_code')
      .select('code')
      .where('active', '=', true)
      .where('national_code', '=', true)
      .orderBy('code')
      .execute()
  ).map(({ code }) => code);

/** The newest day of an index from a source: a demo's fictitious values do not count. */
export async function newestIndexDay(db: Db, index: IndexCode): Promise<string | null> {
  const row = await db
    .selectFrom('index_value')
    .select((eb) => eb.fn.max('day').as('day'))
    .where('index', '=', index)
    .where('source', '<>', 'demo')
    .executeTakeFirstOrThrow();
  return row.day;
}
