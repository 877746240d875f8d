import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Names a session to its owner, who is never told the token's hash.
    alter table session add column id int generated always as identity unique;
  `.execute(db);
}
