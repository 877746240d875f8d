import { sql, type Kysely } from 'kysely';

const kinds = ['report', 'video', 'news'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The products that unlock it, in the row itself: a list of what a client may read is walked, or looked up, by one index of its table.
    alter table content add column products int[] not null default '{}';
    alter table report add column products int[] not null default '{}';
    alter table video add column products int[] not null default '{}';
    alter table news add column products int[] not null default '{}';

    create or replace function set_searched_products() returns trigger language plpgsql as $$
      declare
        unlocked record;
      begin
        for unlocked in
          select made.id, array(select product_id from content_product where content_id = made.id order by product_id) as products
          from (select distinct content_id as id from changed) made
        loop
          update content_words set products = unlocked.products where id = unlocked.id;
          update content set products = unlocked.products where id = unlocked.id;
          update report set products = unlocked.products where id = unlocked.id;
          update video set products = unlocked.products where id = unlocked.id;
          update news set products = unlocked.products where id = unlocked.id;
        end loop;
        return null;
      end $$;
    alter function set_searched_products rename to set_unlocking_products;

    drop trigger audited on report;
    drop trigger audited on video;
    drop trigger audited on news;
    select
      audit_table('report', '{"resource": "report", "quiet": ["name_key", "products"]}'),
      audit_table('video', '{"resource": "video", "quiet": ["name_key", "products"]}'),
      audit_table('news', '{"resource": "news", "quiet": ["title_key", "products"]}');
  `.execute(db);
  // An index of words, written anew for each row, would take most of the time.
  await sql`
    drop index content_search;
    update content set products = array(select product_id from content_product where content_id = content.id order by product_id);
    create index content_search on content using gin (search gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
  // What follows from a row's own words stays as it is.
  for (const kind of kinds)
    await sql`
      alter table ${sql.table(kind)} disable trigger user;
      update ${sql.table(kind)} kept set products = content.products from content where content.id = kept.id;
      alter table ${sql.table(kind)} enable trigger user;
    `.execute(db);
  await sql`drop index content_by_date; drop index content_by_creation; drop index content_newest`.execute(db);
}
