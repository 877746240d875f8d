import { publishingLabels, publishingState, type PublishedKind } from '@mirante/domain/content/content.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { FOUND_PER_KIND, type Found } from '@mirante/domain/house/search.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPublished } from '../publishing/unlocking.store.ts';
import { searchQueryOf } from './search-query.store.ts';

interface Row {
  id: number;
  title: string;
  date: string;
  draft: boolean;
  page: number | null;
}

/** Staff's best results of a kind, drafts included, with the PDF page that matches. */
export const foundOf = (kind: PublishedKind): Find => bestOf(kind, () => sql`true`);

/** The same among what is published. */
export const publishedOf = (kind: PublishedKind): Find => bestOf(kind, (now) => isPublished('content_words', now));

type Find = (db: Db, text: string, now: Date) => Promise<Found[]>;

const bestOf =
  (kind: PublishedKind, isShown: (now: Date) => RawBuilder<unknown>): Find =>
  async (db: Db, text: string, now: Date): Promise<Found[]> => {
    const query = await searchQueryOf(db, text);
    if (!query) return [];
    const { rows } = await sql<Row>`
      with hit as (
        select id, goes_out_at, draft, words from content_words
        where words @@ ${query.every}::tsquery and kind = ${kind} and ${isShown(now)}
        order by goes_out_at desc limit ${RANKED}
      )
      select hit.id, title, to_json(hit.goes_out_at) #>> '{}' as date, hit.draft, (
        select page from report_page where report_id = hit.id and report_page.words @@ ${query.every}::tsquery order by page limit 1
      ) as page
      from hit join content using (id) order by ts_rank('{0.1, 0.3, 0.6, 1}', words, ${query.every}::tsquery) desc, hit.goes_out_at desc
      limit ${FOUND_PER_KIND}`.execute(db);
    return rows.map(({ id, title, page, ...publishing }) => {
      const state = publishingState(publishing, now);
      const parts = [
        dayTime(publishing.date),
        state !== 'published' && publishingLabels[state],
        page && `página ${page}`,
        `#${id}`,
      ];
      return { id, title, detail: parts.filter(Boolean).join(' · ') };
    });
  };

/** This many of the newest are ranked. */
const RANKED = 200;
