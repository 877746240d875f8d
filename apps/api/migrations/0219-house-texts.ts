import { sql, type Kysely } from 'kysely';

/** Every version of the legal texts, so that a buyer can read the one that was accepted. `migrate` adds the newest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table house_text (version text primary key, texts jsonb not null)`.execute(db);
}
