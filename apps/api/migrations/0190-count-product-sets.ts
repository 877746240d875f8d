import { sql, type Kysely } from 'kysely';

/** Counts what was acquired before the triggers of the migration before this one, without blocking acquisitions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`select recount_product_sets()`.execute(db);
}
