import { publishingState, type ContentPreview, type SeenContent } from '@mirante/domain/content/content.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';
import { madeFor } from '../../products/entitlements/unlocking.store.ts';
import { isReadableByProduct } from './unlocking.store.ts';

interface Row extends Omit<SeenContent, 'date'> {
  date: Date;
  draft: boolean;
  readable: boolean;
}

/** A content as clients of a product see it; undefined if unknown. */
export async function previewOf(
  db: Db,
  { id, product }: { id: number; product: number },
  now: Date,
): Promise<ContentPreview | undefined> {
  const { rows } = await sql<Row>`
    select content.kind, content.title, content.goes_out_at as date, content.draft, ${madeFor('content')} as product_name,
      coalesce(report.description, video.description, news.body, board.body, '') as text,
      (select pages from report_file where report_id = content.id order by version desc limit 1) as pages,
      (
        select coalesce(json_agg(json_build_object('text', erratum.text, 'at', erratum.created_at) order by erratum.id desc), '[]')
        from report_erratum erratum where erratum.report_id = content.id
      ) as errata,
      ${isReadableByProduct(product, now)} as readable
    from content
    left join report on report.id = content.id
    left join video on video.id = content.id
    left join news on news.id = content.id
    left join board on board.id = content.id
    where content.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { readable, draft, errata, ...seen } = row;
  const content = {
    ...asJson(seen),
    errata: errata.map(({ text, at }) => ({ text, at: new Date(at).toISOString() })),
  };
  if (readable) return { hidden: null, content };
  const state = publishingState({ draft, date: content.date }, now);
  return { hidden: state === 'published' ? 'product' : state, content: null };
}
