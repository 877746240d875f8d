import { sql, type Selectable } from 'kysely';
import { DAY_MS, HOUR_MS } from '@mirante/domain/durations.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Schema } from '../../database/schema.ts';

/** The client, report and version of a copy. */
export interface CopyOf {
  client_id: number;
  report_id: number;
  version: number;
}
export type Copy = Selectable<Schema['report_copy']> & { file_name: string };

/** A copy not opened for this long is stamped anew on the next request. */
const KEPT_MS = 7 * DAY_MS;

/** The copy still in the file store. */
export const findStored = async (db: Db, of: CopyOf, now: Date): Promise<Copy | undefined> =>
  (await stored(db, of)
    .selectAll()
    .where('opened_at', '>', new Date(now.getTime() - KEPT_MS))
    .executeTakeFirst()) as Copy | undefined;

const stored = (db: Db, of: CopyOf) =>
  db
    .selectFrom('report_copy')
    .where('client_id', '=', of.client_id)
    .where('report_id', '=', of.report_id)
    .where('version', '=', of.version)
    .where('file_name', 'is not', null);

/** Inserts a copy in place of one no longer stored; undefined if another process was first. */
export const insertCopy = (
  db: Db,
  copy: CopyOf & { code: string; file_name: string; size: number },
  now: Date,
): Promise<Copy | undefined> =>
  inTransaction(db, async (trx) => {
    await forgetFile(trx, copy, new Date(now.getTime() - KEPT_MS));
    const row = await trx
      .insertInto('report_copy')
      .values({ ...copy, made_at: now, opened_at: now })
      .onConflict((clash) =>
        clash.columns(['client_id', 'report_id', 'version']).where('file_name', 'is not', null).doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
    return row as Copy | undefined;
  });

/** Clears the file of a copy last opened by then. */
const forgetFile = (db: Db, of: CopyOf, openedBy: Date): Promise<unknown> =>
  db
    .updateTable('report_copy')
    .set({ file_name: null })
    .where('client_id', '=', of.client_id)
    .where('report_id', '=', of.report_id)
    .where('version', '=', of.version)
    .where('file_name', 'is not', null)
    .where('opened_at', '<=', openedBy)
    .execute();

/** Viewers request many ranges: the last time is recorded by the hour. */
export async function noteOpened(db: Db, copy: Copy, isDownload: boolean, now: Date): Promise<void> {
  const isFirstDownload = isDownload && copy.downloaded_at === null;
  if (!isFirstDownload && now.getTime() - copy.opened_at.getTime() < HOUR_MS) return;
  await db
    .updateTable('report_copy')
    .set({ opened_at: now, ...(isFirstDownload && { downloaded_at: now }) })
    .where('id', '=', copy.id)
    .execute();
}

/**
 * Which of these stored files may still be opened, with a day's margin, so that none is swept while being read.
 * Excludes copies of removed clients and versions.
 */
export async function copyNamesInUse(db: Db, names: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ file_name: string }>`
    select file_name from report_copy copy
    join client on client.id = copy.client_id and client.removed_at is null
    join report_file file on file.report_id = copy.report_id and file.version = copy.version
    where file_name = any(${names}) and opened_at > ${new Date(now.getTime() - KEPT_MS - DAY_MS)}`.execute(db);
  return new Set(rows.map(({ file_name }) => file_name));
}
