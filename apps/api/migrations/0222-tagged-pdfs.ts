import { sql, type Kysely } from 'kysely';

/** Null: uploaded before this was checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_file add column tagged boolean`.execute(db);
}
