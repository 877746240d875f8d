import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When a change last let readers see a content whose date had come: a draft that is published keeps its date.
    alter table content add column released_at timestamptz;

    create or replace function keep_content() returns trigger language plpgsql as $$
      declare
        how jsonb := tg_argv[0]::jsonb;
        row_is jsonb;
        says text;
        changed timestamptz;
      begin
        if tg_op = 'DELETE' then
          delete from content where id = old.id;
          return null;
        end if;
        row_is := to_jsonb(new);
        changed := (row_is ->> 'updated_at')::timestamptz;
        says := row_is ->> (how ->> 'text');
        if (how ->> 'html')::boolean then
          says := plain_text(says);
        end if;
        insert into content (id, kind, title, goes_out_at, draft, app_alert, created_at, summary, search, released_at)
        values (
          new.id, tg_table_name, row_is ->> (how ->> 'title'), (row_is ->> (how ->> 'date'))::timestamptz,
          coalesce((row_is ->> 'draft')::boolean, false), coalesce((row_is ->> 'app_alert')::boolean, false),
          new.created_at, beginning(says, 240), search_key((row_is ->> (how ->> 'title')) || ' ' || says), new.created_at
        )
        on conflict (id) do update
          set title = excluded.title, goes_out_at = excluded.goes_out_at, draft = excluded.draft, app_alert = excluded.app_alert,
            created_at = excluded.created_at, summary = excluded.summary, search = excluded.search,
            released_at = case
              when (content.draft or content.goes_out_at > changed) and not excluded.draft and excluded.goes_out_at <= changed then changed
              else content.released_at
            end
          where (content.title, content.goes_out_at, content.draft, content.app_alert, content.created_at, content.summary, content.search)
            is distinct from (excluded.title, excluded.goes_out_at, excluded.draft, excluded.app_alert, excluded.created_at, excluded.summary, excluded.search);
        return null;
      end $$;
  `.execute(db);
}
