import type { IndexCode, LoadSource } from '@mirante/domain/investments/quote-load.ts';
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

/** The spans of days that loads of a source covered since a day. */
export async function loadedSpans(
  db: Db,
  source: LoadSource,
  since: string,
): Promise<{ first_day: string; last_day: string }[]> {
  const rows = await db
    .selectFrom('quote_load')
    .select(({ ref }) => [ref('first_day').$notNull().as('first_day'), ref('last_day').$notNull().as('last_day')])
    .where('source', '=', source)
    .where('status', '=', 'done')
    .where('first_day', 'is not', null)
    .where('last_day', '>=', since)
    .execute();
  return rows;
}

/**
 * The newest day fetched from a source of paper quotes, since what staff upload may leave gaps before it; if none was
 * fetched, the newest of all.
 */
export async function newestFetchedDay(db: Db, source: LoadSource): Promise<string | null> {
  const row = await db
    .selectFrom('quote_load')
    .select(({ fn }) => [
      fn.max('last_day').filterWhere('origin', '=', 'fetched').as('fetched'),
      fn.max('last_day').as('any'),
    ])
    .where('source', '=', source)
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow();
  return row.fetched ?? row.any;
}

/** The newest day of an index from a source: neither a demo's fictitious values nor a typed one, which leaves gaps. */
export async function newestIndexDay(db: Db, index: IndexCode): Promise<string | null> {
  const row = await db
    .selectFrom('index_value')
    .select((eb) => eb.fn.max('day').as('day'))
    .where('index', '=', index)
    .where('source', 'not in', ['demo', 'manual'])
    .executeTakeFirstOrThrow();
  return row.day;
}
