import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import type { LoadSource } from '@mirante/domain/investments/quote-load.ts';
import type { Db } from '../../database/db.ts';
import { eq } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import type { LoadCounts } from './load-quotes.ts';

const rows = (db: Db) =>
  db
    .selectFrom('quote_load')
    .leftJoin('staff_user', 'staff_user.id', 'quote_load.user_id')
    .select(['quote_load.id', 'quote_load.source', 'quote_load.origin', 'quote_load.name', 'quote_load.status'])
    .select(['staff_user.name as user_name', 'quote_load.created_at', 'quote_load.finished_at'])
    .select(['quote_load.lines', 'quote_load.added', 'quote_load.changed', 'quote_load.unchanged'])
    .select(['quote_load.filtered', 'quote_load.unknown', 'quote_load.refused', 'quote_load.first_day'])
    .select(['quote_load.last_day', 'quote_load.problem', 'quote_load.refused_lines', 'quote_load.unknown_names']);

export const list = listOf(quoteLoads.listQuoteLoads, 'quote_load', {
  rows,
  where: { 'quote_load.source': eq, 'quote_load.status': eq },
});

export async function find(db: Db, id: number) {
  const row = await rows(db).where('quote_load.id', '=', id).executeTakeFirst();
  return row && asJson(row);
}

export const { insert } = rowsOf('quote_load');

/** A query of loads that wait, or whose process died. */
export const openLoads = (db: Db) =>
  db.selectFrom('quote_load').select('id').where('status', 'in', ['queued', 'loading']).where('file', 'is not', null);

/** Takes the oldest open load. */
export const nextWaiting = (db: Db) =>
  db
    .updateTable('quote_load')
    .set({ status: 'loading' })
    .where('id', '=', openLoads(db).orderBy('id').limit(1).forUpdate().skipLocked())
    .returning(['id', 'source', 'index', 'file', 'origin'])
    .executeTakeFirst();

export const finish = (db: Db, id: number, counts: LoadCounts, finished_at: Date) =>
  db
    .updateTable('quote_load')
    .set({ ...counts, refused_lines: JSON.stringify(counts.refused_lines), status: 'done', finished_at, file: null })
    .where('id', '=', id)
    .execute();

export const refuse = (db: Db, id: number, problem: string, finished_at: Date) =>
  db
    .updateTable('quote_load')
    .set({ status: 'refused', problem, finished_at, file: null })
    .where('id', '=', id)
    .execute();

/** Refuses fetched loads begun by then that never ended: they failed, or their process died. */
export const refuseLost = (db: Db, until: Date, finished_at: Date) =>
  db
    .updateTable('quote_load')
    .set({
      status: 'refused',
      problem: 'Houve uma falha no servidor. A próxima busca tenta de novo.',
      finished_at,
    })
    .where('status', '=', 'loading')
    .where('origin', '=', 'fetched')
    .where('created_at', '<=', until)
    .execute();

/** Which of these stored files a load still needs. */
export const quoteFilesInUse = async (db: Db, names: readonly string[]): Promise<Set<string>> =>
  new Set(
    (await db.selectFrom('quote_load').select('file').where('file', 'in', names).execute()).map(({ file }) => file!),
  );

/** The newest day of paper quotes from a source. */
export async function newestDay(db: Db, source: LoadSource): Promise<string | null> {
  const row = await db
    .selectFrom('quote_load')
    .select((eb) => eb.fn.max('last_day').as('day'))
    .where('source', '=', source)
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow();
  return row.day;
}
