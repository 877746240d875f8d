import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A removal looks through the filters of all exports for what its client was found by.
    create index audit_entry_export on audit_entry (id) where change = 'export';
  `.execute(db);
}
