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
import { entitled, isReadBy, readAt, type EntitledClient } from '../publishing/readable.store.ts';
import { isPublished, madeFor } from '../publishing/unlocking.store.ts';
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
  const search = { ...(await entitled(db, clientId, now)), asked, query };
  const types = await byWords(db, (trx) => countsOf(trx, search));
  const all = types.report + types.video + types.news;
  const counted = { total: Math.min(asked.type ? types[asked.type] : all, MAX_COUNTED), types };
  const ids = all > MAX_COUNTED ? await idsOf(db, search) : await byWords(db, (trx) => idsOf(trx, search));
  const items = await shown(db, clientId, query, ids);
  return all > MAX_COUNTED ? { items, ...counted, total_is_estimate: true } : { items, ...counted };
}

interface Search extends EntitledClient {
  asked: Asked;
  query: SearchQuery;
}

/** Among the contents, those that a search finds. The words are looked at last: those of one content are more to unpack than all else of it. */
const matching = (
  { id, products, asked, query, now }: Search,
  type?: ContentType,
): RawBuilder<unknown> => sql`content_words content
  where content.kind ${type ? sql`= ${type}` : sql`<> 'board'`} and ${isPublished('content', now)}
    and products && ${products}::int[] and ${filters(id, asked)} and words @@ ${query.every}::tsquery`;

/**
 * Looks hits up by the index of words alone: going through all rows means unpacking the words of each, and the planner does not know what
 * that costs. Where nearly all are hits, the newest are met sooner in the order of their date.
 */
const byWords = <T>(db: Db, question: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off; set local enable_indexscan = off`.execute(trx);
    return question(trx);
  });

async function countsOf(db: Db, search: Search): Promise<Record<ContentType, number>> {
  const { rows } = await sql<{ kind: ContentType; n: number }>`
    select kind, count(*)::int as n from (select kind from ${matching(search)} limit ${MAX_COUNTED + 1}) counted group by kind`.execute(
    db,
  );
  return { report: 0, video: 0, news: 0, ...Object.fromEntries(rows.map(({ kind, n }) => [kind, n])) };
}

/** The best of the newest hits, and after those the others. */
async function idsOf(db: Db, search: Search): Promise<number[]> {
  const { asked } = search;
  const offset = (asked.page - 1) * asked.perPage;
  const end = offset + asked.perPage;
  if (asked.newest) return idsByDate(db, search, offset, end);
  const best = offset < RANKED ? await idsByRank(db, search, offset, end) : [];
  return end > RANKED ? [...best, ...(await idsByDate(db, search, Math.max(offset, RANKED), end))] : best;
}

const newestFirst = sql`order by content.goes_out_at desc, content.id desc`;

async function idsByDate(db: Db, search: Search, offset: number, end: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select content.id from ${matching(search, search.asked.type)} ${newestFirst} limit ${end - offset} offset ${offset}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function idsByRank(db: Db, search: Search, offset: number, end: number): Promise<number[]> {
  const rank = sql`ts_rank('{0.1, 0.3, 0.6, 1}', words, ${search.query.every}::tsquery)`;
  const { rows } = await sql<{ id: number }>`
    with newest as (select content.id from ${matching(search, search.asked.type)} ${newestFirst} limit ${RANKED})
    select content.id from newest join content_words content using (id)
    order by ${rank} desc, content.goes_out_at desc, content.id desc limit ${end - offset} offset ${offset}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

function filters(clientId: number, { read, product, from }: Asked): RawBuilder<boolean> {
  const conditions = [
    ...(read ? [isReadBy(sql.ref('content.id'), clientId, read)] : []),
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
