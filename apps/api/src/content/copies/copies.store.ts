import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Schema } from '../../database/schema.ts';

/** Whose copy of what. */
export interface CopyOf {
  client_id: number;
  report_id: number;
  version: number;
}
export type Copy = Selectable<Schema['report_copy']> & { file_name: string };

const HOUR = 3_600_000;
/** A copy that was not opened for so long is made anew when it is asked for. */
const KEPT_MS = 7 * 24 * HOUR;

/** The copy that lies in the store still. */
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

/** Writes a copy down in place of one that lies there no longer; undefined where another process was first. */
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

/** A copy that was opened last by then counts as one whose file is gone. */
export const forgetFile = (db: Db, of: CopyOf, openedBy: Date): Promise<unknown> =>
  db
    .updateTable('report_copy')
    .set({ file_name: null })
    .where('client_id', '=', of.client_id)
    .where('report_id', '=', of.report_id)
    .where('version', '=', of.version)
    .where('file_name', 'is not', null)
    .where('opened_at', '<=', openedBy)
    .execute();

/** A viewer asks for many parts: the last time is kept to the hour. */
export async function noteOpened(db: Db, copy: Copy, isDownload: boolean, now: Date): Promise<void> {
  const isFirstDownload = isDownload && copy.downloaded_at === null;
  if (!isFirstDownload && now.getTime() - copy.opened_at.getTime() < HOUR) return;
  await db
    .updateTable('report_copy')
    .set({ opened_at: now, ...(isFirstDownload && { downloaded_at: now }) })
    .where('id', '=', copy.id)
    .execute();
}

/**
 * Of these names in the store, those of copies that may still be opened, and for a day more, so that none is swept in front of its reader: not those
 * of removed people, nor of versions that are gone.
 */
export async function copyNamesInUse(db: Db, names: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ file_name: string }>`
    select file_name from report_copy copy
    join client on client.id = copy.client_id and client.removed_at is null
    join report_file file on file.report_id = copy.report_id and file.version = copy.version
    where file_name = any(${names}) and opened_at > ${new Date(now.getTime() - KEPT_MS - 24 * HOUR)}`.execute(db);
  return new Set(rows.map(({ file_name }) => file_name));
}
