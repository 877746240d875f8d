import { sql, type Kysely } from 'kysely';

/** As errors are written now (`jobs/failed-jobs.store.ts`). An address may be cut where an earlier version cut its error. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update failed_job
    set error = regexp_replace(error, '[[:alnum:]_.%+-]{1,64}@[[:alnum:]_-]+([.][[:alnum:]_-]+)*', '[hidden]', 'g')
    where error like '%@%'
  `.execute(db);
}
