import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The server's clock is not the database's when the sandbox clock was advanced.
  await sql`alter table webhook_event alter column next_try_at drop default`.execute(db);
}
