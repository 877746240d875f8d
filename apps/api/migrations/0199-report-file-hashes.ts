import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The SHA-256 of a PDF, by which one that is uploaded again is recognised. Files of earlier versions have none.
    alter table report_file add column sha256 bytea check (length(sha256) = 32);
    drop trigger audited on report_file;
    select audit_table('report_file', '{"resource": "report", "id": "report_id", "change": "update", "quiet": ["report_id", "name", "user_id", "sha256"]}');
  `.execute(db);
}
