import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Words as they are indexed and looked for: no marks, no accents, and the plurals that the Portuguese stemmer leaves apart in their singular.
    create function search_words(value text) returns text language sql immutable parallel safe strict as $$
      select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(search_key(value), '[^a-z0-9]+', ' ', 'g'),
        '[oa]es\\M', 'ao', 'g'), '([a-z]{2})(?:eis|il)\\M', '\\1el', 'g'), '([a-z]{3})ais\\M', '\\1al', 'g'),
        '([a-z]{2})ois\\M', '\\1ol', 'g'), '([a-z])uis\\M', '\\1ul', 'g'), '([a-z])ns\\M', '\\1m', 'g'), '([a-z]{2}[ao])s\\M', '\\1', 'g')
    $$;
    create function search_vector(value text) returns tsvector language sql immutable parallel safe strict
      as $$ select to_tsvector('pg_catalog.portuguese', search_words(value)) $$;

    -- The text of a report's newest PDF, page by page.
    create table report_text (
      report_id int primary key references report on delete cascade,
      version int not null,
      extracted_at timestamptz not null,
      -- Why there is none.
      error text
    );
    create table report_page (
      report_id int not null references report_text on delete cascade,
      page int not null check (page > 0),
      text text not null,
      words tsvector not null generated always as (search_vector(text)) stored,
      primary key (report_id, page)
    );

    -- Beside the words what a search filters by: the rows of content have whole texts in them, and take ten times as long to go through.
    create table content_words (
      id int primary key references content on delete cascade,
      kind text not null,
      goes_out_at timestamptz not null,
      draft boolean not null,
      -- Title A, description and tags B, body C, PDF D.
      words tsvector not null
    );
    alter table content_words alter column words set storage external;
    create index content_words_words on content_words using gin (words) with (fastupdate = off);

    create function index_content(id int) returns void language sql as $$
      insert into content_words (id, kind, goes_out_at, draft, words)
      select content.id, content.kind, content.goes_out_at, content.draft,
        setweight(search_vector(content.title), 'A')
          || setweight(search_vector(coalesce(report.description, plain_text(video.description), '')), 'B')
          || setweight(search_vector((
            select coalesce(string_agg(tag.name, ' '), '') from content_tag join tag on tag.id = tag_id where content_id = content.id
          )), 'B')
          || setweight(search_vector(coalesce(plain_text(coalesce(news.body, board.body)), '')), 'C')
          || setweight(search_vector((
            select left(coalesce(string_agg(text, ' ' order by page), ''), 400000) from report_page where report_id = content.id
          )), 'D')
      from content
      left join report on report.id = content.id
      left join video on video.id = content.id
      left join news on news.id = content.id
      left join board on board.id = content.id
      where content.id = index_content.id
      on conflict (id) do update set goes_out_at = excluded.goes_out_at, draft = excluded.draft, words = excluded.words
        where (content_words.goes_out_at, content_words.draft, content_words.words) is distinct from (excluded.goes_out_at, excluded.draft, excluded.words)
    $$;
    create function index_changed_content() returns trigger language plpgsql as $$
      begin
        perform index_content(coalesce(new_is.id, old_is.id))
        from (select (to_jsonb(new) ->> tg_argv[0])::int as id) new_is, (select (to_jsonb(old) ->> tg_argv[0])::int as id) old_is;
        return null;
      end $$;
    -- They run by name: after the trigger that keeps the content itself.
    create trigger content_words after insert or update of name, description, report_date, draft on report for each row execute function index_changed_content('id');
    create trigger content_words after insert or update of name, description, video_date, draft on video for each row execute function index_changed_content('id');
    create trigger content_words after insert or update of title, body, news_date, draft on news for each row execute function index_changed_content('id');
    create trigger content_words after insert or update of title, body on board for each row execute function index_changed_content('id');
    create trigger content_words after insert or delete on content_tag for each row execute function index_changed_content('content_id');
    select index_content(id) from content;
  `.execute(db);
}
