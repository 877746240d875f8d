import type { contentSearch } from '@mirante/contract/content/content-search.ts';
import type { Input } from '@mirante/contract/http.ts';
import {
  marked,
  MAX_COUNTED,
  SNIPPETS,
  snippetOf,
  wordsOfText,
  type FoundContent,
  type FoundContents,
  type Snippet,
} from '@mirante/domain/content/content-search.ts';
import type { ContentType } from '@mirante/domain/content/feed.ts';
import { startOfDay } from '@mirante/domain/dates.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import { entitled, isReadBy, readAt, type EntitledClient } from '../publishing/readable.store.ts';
import { madeFor } from '../../products/entitlements/unlocking.store.ts';
import { isPublished } from '../publishing/unlocking.store.ts';
import { hitTest, searchQueryOf, type SearchQuery } from './search-query.store.ts';

type Asked = Input<typeof contentSearch.searchContents>;

/**
 * This many of the newest hits are ranked; older ones follow by date. Of more hits than are counted, each one is found
 * by unpacking the words of those between, so fewer are ranked.
 */
const RANKED = { ofCounted: 200, ofMore: 100 };

interface Hit {
  id: number;
  kind: ContentType;
  title: string;
  goes_out_at: Date;
  product_name: string;
  read_at: Date | null;
  pages: number | null;
  /** The description or body. */
  text: string;
}

/** The contents that a client can read and that contain every word, best first. */
export async function searchContents(db: Db, clientId: number, asked: Asked, now: Date): Promise<FoundContents> {
  const query = await searchQueryOf(db, asked.q);
  if (!query) return { items: [], total: 0, types: { report: 0, video: 0, news: 0 } };
  const search = { ...(await entitled(db, clientId, now)), asked, query };
  const { types, ids } = await foundByWords(db, search);
  const all = types.report + types.video + types.news;
  const counted = { total: Math.min(asked.type ? types[asked.type] : all, MAX_COUNTED), types };
  if (all <= MAX_COUNTED) return { items: await shown(db, clientId, query, ids), ...counted };
  const newest = await foundByDate(db, search);
  return { items: await shown(db, clientId, query, newest), ...counted, total_is_estimate: true };
}

interface Search extends EntitledClient {
  asked: Asked;
  query: SearchQuery;
}

/** The hits among the contents. The words are tested last, as unpacking them is most expensive. */
const matching = (
  { id, products, asked, query, now }: Search,
  type?: ContentType,
): RawBuilder<unknown> => sql`content_words content
  where content.kind ${type ? sql`= ${type}` : sql`<> 'board'`} and ${isPublished('content', now)}
    and products && ${products}::int[] and ${filters(id, asked)} and words @@ ${query.every}::tsquery`;

interface Found {
  types: Record<ContentType, number>;
  /** The page's contents; none if more hits were found than are counted. */
  ids: number[];
}

/** Planned for its values: a kept plan knows neither how frequent the words are, nor how much a date leaves. */
const PLAN_BY_WORDS = sql`
  set local enable_seqscan = off; set local enable_indexscan = off;
  set local cpu_operator_cost = 0.05; set local plan_cache_mode = force_custom_plan`;

/**
 * Forces the word index: comparing a row unpacks its words, which costs twenty times what the planner assumes. Counts
 * and the page come from one reading of the hits.
 */
const foundByWords = (db: Db, search: Search): Promise<Found> =>
  db.transaction().execute(async (trx) => {
    await PLAN_BY_WORDS.execute(trx);
    const ofType = search.asked.type ? sql`kind = ${search.asked.type}` : sql`true`;
    const { rows } = await sql<{ types: Partial<Found['types']>; ids: number[] }>`
      with hit as materialized (
        select content.id, content.kind, content.goes_out_at from ${matching(search)} limit ${MAX_COUNTED + 1}
      ), counted as materialized (select kind, count(*) as n from hit group by kind)
      select coalesce((select jsonb_object_agg(kind, n) from counted), '{}') as types,
        array(${pageOf(search, sql`hit where (select sum(n) from counted) <= ${MAX_COUNTED} and ${ofType}`, RANKED.ofCounted)}) as ids`.execute(
      trx,
    );
    const { types, ids } = rows[0]!;
    return { types: { report: 0, video: 0, news: 0, ...types }, ids };
  });

/** When nearly all contents match, scanning the newest by date is faster. */
async function foundByDate(db: Db, search: Search): Promise<number[]> {
  const { asked } = search;
  const last = Math.max(asked.page * asked.perPage, asked.newest ? 0 : RANKED.ofMore);
  const { rows } = await sql<{ ids: number[] }>`
    with hit as materialized (
      select content.id, content.goes_out_at from ${matching(search, asked.type)}
      order by content.goes_out_at desc, content.id desc limit ${last}
    )
    select array(${pageOf(search, sql`hit`, RANKED.ofMore)}) as ids`.execute(db);
  return rows[0]!.ids;
}

/** The ids of a page of hits: the best of the newest ones, then the others by date. */
function pageOf({ asked, query }: Search, hits: RawBuilder<unknown>, ranked: number): RawBuilder<number> {
  const rank = sql`(
    select ts_rank('{0.1, 0.3, 0.6, 1}', words, ${query.every}::tsquery) from content_words where content_words.id = dated.id
  )`;
  return sql`
    select id from (
      select id, goes_out_at, row_number() over (order by goes_out_at desc, id desc) as n from ${hits}
    ) dated
    order by case when n <= ${asked.newest ? 0 : ranked} then ${rank} end desc nulls last, goes_out_at desc, id desc
    limit ${asked.perPage} offset ${(asked.page - 1) * asked.perPage}`;
}

function filters(clientId: number, { read, product, from }: Asked): RawBuilder<boolean> {
  const conditions = [
    ...(read ? [isReadBy(sql.ref('content.id'), clientId, read)] : []),
    ...(product ? [sql`products @> array[${product}::int]`] : []),
    ...(from ? [sql`content.goes_out_at >= ${startOfDay(from)}`] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

const findHits = compiledOnce(
  (_db, clientId: number, ids: readonly number[]) => sql<Hit>`
    select content.id, content.kind, content.title, content.goes_out_at, ${madeFor('content')} as product_name,
      ${readAt('content', clientId)} as read_at,
      (select pages from report_file where report_id = content.id order by version desc limit 1) as pages,
      coalesce(report.description, plain_text(coalesce(video.description, news.body)), '') as text
    from content
    left join report on report.id = content.id
    left join video on video.id = content.id
    left join news on news.id = content.id
    where content.id = any(${ids}::int[])`,
);

async function shown(db: Db, clientId: number, query: SearchQuery, ids: readonly number[]): Promise<FoundContent[]> {
  if (ids.length === 0) return [];
  const [hits, { rows: pages }] = await Promise.all([
    findHits(db, clientId, ids),
    sql<{ report_id: number; page: number; text: string; of: number }>`
      select report_id, page, text, of from (
        select report_id, page, text, (count(*) over by_report)::int as of,
          row_number() over (by_report order by ts_rank(words, ${query.any}::tsquery) desc, page) as n
        from report_page where report_id = any(${ids}::int[]) and words @@ ${query.any}::tsquery
        window by_report as (partition by report_id)
      ) page where n <= ${SNIPPETS} order by report_id, page`.execute(db),
  ]);
  const texts = [...hits.flatMap(({ title, text }) => [title, text]), ...pages.map(({ text }) => text)];
  const isHit = await hitTest(db, query, new Set(texts.flatMap((text) => wordsOfText(text).map(({ word }) => word))));
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return ids.flatMap((id) => {
    const hit = byId.get(id);
    return hit
      ? [
          foundOf(
            hit,
            pages.filter((page) => page.report_id === id),
            isHit,
          ),
        ]
      : [];
  });
}

function foundOf(
  { id, kind, title, goes_out_at, product_name, read_at, pages, text }: Hit,
  found: readonly { page: number; text: string; of: number }[],
  isHit: (word: string) => boolean,
): FoundContent {
  const inPdf = found.flatMap(({ page, text: words }): Snippet[] => {
    const pieces = snippetOf(words, isHit);
    return pieces ? [{ page, pieces }] : [];
  });
  const inText = snippetOf(text, isHit);
  return {
    id,
    type: kind,
    title,
    marked_title: marked(title, isHit),
    summary: beginningOf(text),
    date: goes_out_at.toISOString(),
    product_name,
    read_at: read_at?.toISOString() ?? null,
    pages,
    snippets: [...(inText ? [{ page: null, pieces: inText }] : []), ...inPdf],
    more_pages: Math.max(0, (found[0]?.of ?? 0) - inPdf.length),
  };
}

const beginningOf = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length > 200 ? `${plain.slice(0, plain.lastIndexOf(' ', 200))} …` : plain;
};
