import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The products that unlock it, beside its words: a search that reads content_product reads all of it, however little it finds.
    alter table content_words add column products int[] not null default '{}';
    update content_words set products = array(select product_id from content_product where content_id = content_words.id);

    create function set_searched_products() returns trigger language plpgsql as $$
      begin
        update content_words set products = array(select product_id from content_product where content_id = content_words.id)
        where id in (select content_id from changed);
        return null;
      end $$;
    create trigger content_words_insert after insert on content_product
      referencing new table as changed for each statement execute function set_searched_products();
    create trigger content_words_delete after delete on content_product
      referencing old table as changed for each statement execute function set_searched_products();

    -- A content that stands without its words, and is indexed anew, has its products already.
    create function fill_searched_products() returns trigger language plpgsql as $$
      begin
        new.products := array(select product_id from content_product where content_id = new.id);
        return new;
      end $$;
    create trigger content_words_products before insert on content_words for each row execute function fill_searched_products();
  `.execute(db);
}
