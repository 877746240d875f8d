import type { contentSearch } from '@mirante/contract/content/content-search.ts';
import type { Input } from '@mirante/contract/http.ts';
import {
  marked,
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
import { opened } from '../../products/entitlements/entitlements.store.ts';
import { readAt } from '../publishing/readable.store.ts';
import { isOut, madeFor } from '../publishing/unlocking.store.ts';
import { hitTest, searchQueryOf, type SearchQuery } from './search-query.store.ts';

type Asked = Input<typeof contentSearch.searchContents>;

/** So many of the newest hits are ranked; older ones come after them, by their date. */
const RANKED = 200;

interface Hit {
  id: number;
  kind: ContentType;
  title: string;
  goes_out_at: Date;
  product_name: string;
  read_at: Date | null;
  pages: number | null;
  /** Its description or its body. */
  text: string;
}

/** What a client may read now and has every word that was asked for, in any order, the best first. */
export async function searchContents(db: Db, clientId: number, asked: Asked, now: Date): Promise<FoundContents> {
  const query = await searchQueryOf(db, asked.q);
  if (!query) return { items: [], total: 0, types: { report: 0, video: 0, news: 0 } };
  const { ids, types } = await idsOf(db, { clientId, asked, query, now });
  const total = asked.type ? types[asked.type] : types.report + types.video + types.news;
  return { items: await shown(db, clientId, query, ids), total, types };
}

interface Search {
  clientId: number;
  asked: Asked;
  query: SearchQuery;
  now: Date;
}

async function idsOf(db: Db, { clientId, asked, query, now }: Search) {
  const offset = (asked.page - 1) * asked.perPage;
  const rank = asked.newest ? sql`null::real` : sql`ts_rank('{0.1, 0.3, 0.6, 1}', words, ${query.every}::tsquery)`;
  const { rows } = await sql<{ ids: number[] | null } & Record<ContentType, number>>`
    with hit as materialized (
      select content.id, content.kind, content.goes_out_at
      from content_words content
      where words @@ ${query.every}::tsquery and content.kind <> 'board'
        and ${isOut('content', now)} and products && array(${opened(clientId, now)}) and ${filters(clientId, asked)}
    ),
    of_kind as (select * from hit where ${asked.type === undefined} or kind = ${asked.type ?? null}),
    newest as (select * from of_kind order by goes_out_at desc, id desc limit ${RANKED}),
    ranked as (select newest.id, ${rank} as rank from newest join content_words using (id)),
    page as (
      select id, row_number() over (order by rank desc nulls last, goes_out_at desc, id desc) as n
      from of_kind left join ranked using (id)
      order by n limit ${asked.perPage} offset ${offset}
    )
    select
      (select array_agg(id order by n) from page) as ids,
      count(*) filter (where kind = 'report')::int as report,
      count(*) filter (where kind = 'video')::int as video,
      count(*) filter (where kind = 'news')::int as news
    from hit`.execute(db);
  const { ids, ...types } = rows[0]!;
  return { ids: ids ?? [], types };
}

function filters(clientId: number, { read, product, from }: Asked): RawBuilder<boolean> {
  const conditions = [
    ...(read ? [sql`(${readAt('content', clientId)} is not null) = ${read === 'true'}`] : []),
    ...(product ? [sql`products @> array[${product}::int]`] : []),
    ...(from ? [sql`content.goes_out_at >= ${startOfDay(from)}`] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

async function shown(db: Db, clientId: number, query: SearchQuery, ids: readonly number[]): Promise<FoundContent[]> {
  if (ids.length === 0) return [];
  const [{ rows: hits }, { rows: pages }] = await Promise.all([
    sql<Hit>`
      select content.id, content.kind, content.title, content.goes_out_at, ${madeFor('content.id')} as product_name,
        ${readAt('content', clientId)} as read_at,
        (select pages from report_file where report_id = content.id order by version desc limit 1) as pages,
        coalesce(report.description, plain_text(coalesce(video.description, news.body)), '') as text
      from content
      left join report on report.id = content.id
      left join video on video.id = content.id
      left join news on news.id = content.id
      where content.id = any(${ids}::int[])`.execute(db),
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
