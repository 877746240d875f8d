import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a text with marks says: blocks stand apart, marks inside of a word do not.
    create function plain_text(html text) returns text language sql immutable parallel safe strict as $$
      select btrim(regexp_replace(
        replace(replace(replace(replace(replace(replace(
          regexp_replace(regexp_replace(html, '</?(p|br|h[1-6]|ul|ol|li|blockquote|hr|pre)\\y[^>]*>', ' ', 'gi'), '<[^>]*>', '', 'g'),
          '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
        '\\s+', ' ', 'g')) $$;
    -- The beginning of a text, to the end of a word.
    create function beginning(value text, most int) returns text language sql immutable parallel safe strict as $$
      select case when length(value) <= most then value else regexp_replace(left(value, most), '\\s+\\S*$', '') || '…' end $$;

    -- What cards show of a content and what it is found by, made once, when it is written.
    alter table content
      add column created_at timestamptz,
      add column summary text not null default '',
      add column search text collate "C" not null default '';

    create or replace function keep_content() returns trigger language plpgsql as $$
      declare
        how jsonb := tg_argv[0]::jsonb;
        row_is jsonb;
        says text;
      begin
        if tg_op = 'DELETE' then
          delete from content where id = old.id;
          return null;
        end if;
        row_is := to_jsonb(new);
        says := row_is ->> (how ->> 'text');
        if (how ->> 'html')::boolean then
          says := plain_text(says);
        end if;
        insert into content (id, kind, title, goes_out_at, draft, app_alert, created_at, summary, search)
        values (
          new.id, tg_table_name, row_is ->> (how ->> 'title'), (row_is ->> (how ->> 'date'))::timestamptz,
          coalesce((row_is ->> 'draft')::boolean, false), coalesce((row_is ->> 'app_alert')::boolean, false),
          new.created_at, beginning(says, 240), search_key((row_is ->> (how ->> 'title')) || ' ' || says)
        )
        on conflict (id) do update
          set title = excluded.title, goes_out_at = excluded.goes_out_at, draft = excluded.draft, app_alert = excluded.app_alert,
            created_at = excluded.created_at, summary = excluded.summary, search = excluded.search
          where (content.title, content.goes_out_at, content.draft, content.app_alert, content.created_at, content.summary, content.search)
            is distinct from (excluded.title, excluded.goes_out_at, excluded.draft, excluded.app_alert, excluded.created_at, excluded.summary, excluded.search);
        return null;
      end $$;
    create or replace trigger content after insert or update or delete on report for each row
      execute function keep_content('{"title": "name", "date": "report_date", "text": "description", "html": false}');
    create or replace trigger content after insert or update or delete on video for each row
      execute function keep_content('{"title": "name", "date": "video_date", "text": "description", "html": true}');
    create or replace trigger content after insert or update or delete on news for each row
      execute function keep_content('{"title": "title", "date": "news_date", "text": "body", "html": true}');
    create or replace trigger content after insert or update or delete on board for each row
      execute function keep_content('{"title": "title", "date": "created_at", "text": "body", "html": true}');

    with written (id, created_at, title, says) as (
      select id, created_at, name, description from report
      union all select id, created_at, name, plain_text(description) from video
      union all select id, created_at, title, plain_text(body) from news
      union all select id, created_at, title, plain_text(body) from board
    )
    update content set created_at = written.created_at, summary = beginning(says, 240), search = search_key(written.title || ' ' || says)
    from written where written.id = content.id;
    alter table content alter column created_at set not null;

    create index content_by_creation on content (created_at, id) include (kind, goes_out_at) where not draft and kind <> 'board';
    create index content_by_date on content (goes_out_at, id) include (kind) where not draft and kind <> 'board';
    create index content_search on content using gin (search gin_trgm_ops) with (fastupdate = off);

    -- When a client's visit began, and the one before it.
    create table client_visit (
      client_id int primary key references client on delete cascade,
      began_at timestamptz not null,
      last_began_at timestamptz
    );
  `.execute(db);
}
