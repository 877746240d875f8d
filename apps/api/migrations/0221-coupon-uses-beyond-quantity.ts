import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Taken by a late payment when none was left: the next released one makes up for it.
    alter table coupon_use add column beyond_quantity boolean not null default false;
  `.execute(db);
}
