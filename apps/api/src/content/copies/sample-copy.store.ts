import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';

/** A version of the sample, and its name in the file store. */
export interface SampleFile {
  report_id: number;
  version: number;
  original: string;
}
type SampleCopy = Selectable<Schema['sample_copy']>;

export const findCopy = (db: Db, { report_id, version }: SampleFile): Promise<SampleCopy | undefined> =>
  db
    .selectFrom('sample_copy')
    .selectAll()
    .where('report_id', '=', report_id)
    .where('version', '=', version)
    .executeTakeFirst();

/** In place of the one of another report or version. */
export const saveCopy = (db: Db, copy: Insertable<Schema['sample_copy']>): Promise<SampleCopy> =>
  db
    .insertInto('sample_copy')
    .values(copy)
    .onConflict((clash) => clash.column('id').doUpdateSet(copy))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Which of these stored files is the sample's copy. */
export const sampleNamesInUse = async (db: Db, names: readonly string[]): Promise<Set<string>> =>
  new Set(
    (await db.selectFrom('sample_copy').select('file_name').where('file_name', 'in', names).execute()).map(
      ({ file_name }) => file_name,
    ),
  );
