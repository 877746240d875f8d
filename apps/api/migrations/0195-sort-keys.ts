import { sql, type Kysely } from 'kysely';

/** Sectors and categories are listed from A to Z, whatever the database's collation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock add column sector_key text collate "C" generated always as (search_key(sector)) stored;
    alter table portfolio add column category_key text collate "C" generated always as (search_key(category)) stored;
    drop trigger audited on stock;
    drop trigger audited on portfolio;
    select
      audit_table('stock', '{"resource": "stock", "quiet": ["name_key", "sector_key"]}'),
      audit_table('portfolio', '{"resource": "portfolio", "quiet": ["name_key", "category_key"]}');
  `.execute(db);
}
