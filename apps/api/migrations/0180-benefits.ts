import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the product gives in the house's words, one benefit per line.
    alter table product add column benefits text check (length(benefits) between 1 and 648);
  `.execute(db);
}
