import { sql, type Kysely } from 'kysely';

/** Companies founded since July 2026 have letters in their CNPJ. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table fund
      drop constraint fund_cnpj_check,
      add constraint fund_cnpj_check check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$');
  `.execute(db);
}
