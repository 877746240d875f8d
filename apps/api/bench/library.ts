import type pg from 'pg';
import type { Size } from './statistics.ts';

interface Library {
  /** Half of them reports, a quarter videos, a quarter news. */
  contents: number;
  /** Pages of each report's PDF. */
  pages: number;
  readers: number;
}
const libraries: Record<Size, Library> = {
  whole: { contents: 50_000, pages: 3, readers: 50_000 },
  quick: { contents: 4000, pages: 2, readers: 1000 },
};
interface Wanted {
  /** The product of 999 in a thousand contents. */
  many: number;
  /** The product of the remaining one. */
  few: number;
  /** The first client id with reads. */
  firstReader: number;
}
/** Reads per reader. */
const READS = 100;
const WORDS_OF_A_PAGE = 120;

/** The vocabulary in order of frequency; after it come generated words, ever rarer. */
export const COMMON_WORDS =
  'mercado resultado empresa ações carteira dividendos preço crescimento recomendação juros inflação bancos energia varejo mineração papel celulose petróleo câmbio dólar seguros saneamento construção agronegócio telefonia tecnologia logística rodovias frigoríficos siderurgia'.split(
    ' ',
  );
const DISTINCT = 20_000;
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'ro', 'tu'];

/**
 * The n-th word, with 1/n of the first one's frequency; digits are reversed, so that neighbours have different
 * prefixes.
 */
export const wordAt = (n: number): string =>
  COMMON_WORDS[n - 1] ??
  [...String(n).padStart(5, '0')]
    .toReversed()
    .map((digit) => SYLLABLES[Number(digit)])
    .join('');

/**
 * The library of a house after many years: its contents, the text of its PDFs, and the reads. Word frequencies follow
 * Zipf's law: the n-th word occurs 1/n as often as the first.
 */
export async function fillLibrary(client: pg.Client, size: Size, { many, few, firstReader }: Wanted) {
  const { contents, pages, readers } = libraries[size];
  await client.query(
    'create temporary table word as select * from unnest($1::text[]) with ordinality as word (word, n)',
    [Array.from({ length: DISTINCT }, (_, i) => wordAt(i + 1))],
  );
  await client.query(`
    create unique index on word (n) include (word);
    select setseed(0.5);
    -- The argument only keeps one call from standing for all.
    create function pg_temp.words(many int, of_what bigint) returns text language sql volatile as $$
      select string_agg(word, ' ') from (
        select floor(exp(random() * ln(${DISTINCT})))::int as n from generate_series(1, many) where of_what is not null
      ) drawn join word using (n)
    $$;
    create temporary table made as
      select n as id, case when n % 2 = 0 then 'report' when n % 4 = 1 then 'video' else 'news' end as kind,
        initcap(pg_temp.words(6, n)) as title, pg_temp.words(30, n) as text, timestamptz '2016-11-28' + n * interval '100 minutes' as at
      from generate_series(1, ${contents}) n;
    set session_replication_role = replica;
    insert into report (id, name, description, report_date, created_at, updated_at)
      select id, title, text, at, at, at from made where kind = 'report';
    insert into video (id, name, description, video_date, link, created_at, updated_at)
      select id, title, text, at, 'https://www.youtube-nocookie.com/embed/' || id, at, at from made where kind = 'video';
    insert into news (id, title, body, news_date, created_at, updated_at)
      select id, title, '<p>' || text || '</p>', at, at, at from made where kind = 'news';
    insert into content (id, kind, title, goes_out_at, draft, app_alert, created_at, summary, search)
      select id, kind, title, at, false, false, at, text, search_key(title || ' ' || text) from made;
    insert into content_product select id, case when id % 1000 = 0 then ${few} else ${many} end from made;
    update content set products = array(select product_id from content_product where content_id = content.id);
    update report set products = content.products from content where content.id = report.id;
    update video set products = content.products from content where content.id = video.id;
    update news set products = content.products from content where content.id = news.id;
    insert into report_text (report_id, version, extracted_at) select id, 1, at from made where kind = 'report';
    insert into report_page (report_id, page, text)
      select id, page, pg_temp.words(${WORDS_OF_A_PAGE}, id * 100 + page) from made, generate_series(1, ${pages}) page where kind = 'report';
    insert into content_read (client_id, kind, content_id, read_at)
      select reader, kind, id, at + interval '1 day'
      from generate_series(${firstReader}, ${firstReader} + ${readers} - 1) reader, generate_series(1, ${READS}) n, made
      where id = 1 + (reader * 7 + n * ${contents / READS}) % ${contents};
    reset session_replication_role;
    select count(index_content(id)) from content`);
  await client.query('vacuum analyze');
}
