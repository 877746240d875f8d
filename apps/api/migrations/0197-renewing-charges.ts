import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Until when a payment whose charge is being renewed at the gateway keeps what it reserves: its due time is still the old one.
    alter table payment add column renewing_until timestamptz;
    drop trigger audited on payment;
    select audit_table('payment', '{"resource": "payment", "quiet": ["code", "verified_at", "facet", "renewing_until"]}');
  `.execute(db);
}
