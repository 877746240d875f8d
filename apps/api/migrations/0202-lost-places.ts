import { sql, type Kysely } from 'kysely';

/** Reads two large tables through, so it does not hold the lock of the migration before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table client_headline validate constraint client_headline_client_product_id_fkey;
    update client_headline h set listed_at = c.created_at from client c
    where c.id = h.client_id and c.removed_at is null and h.listed_at is null;
  `.execute(db);
}
