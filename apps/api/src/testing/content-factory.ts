import type { PublishedKind } from '@mirante/domain/content/content.ts';
import type { Db } from '../database/db.ts';
import { setProducts } from '../products/entitlements/unlocking.store.ts';
import { clockNow } from './clock.ts';

interface Published {
  title?: string;
  text?: string;
  /** When it is published; by default just now. */
  date?: Date;
  draft?: boolean;
  created_at?: Date;
}

const LINK = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

/**
 * Creates a published content of any kind: a report, video or news item of some products, or a notice. Returns its id.
 */
export async function createContent(
  db: Db,
  kind: PublishedKind,
  products: readonly number[] = [],
  more: Published = {},
): Promise<number> {
  const {
    title = 'Cenário',
    text = 'O que muda.',
    date = clockNow(db),
    draft = false,
    created_at = clockNow(db),
  } = more;
  const stamps = { created_at, updated_at: created_at };
  const own = {
    report: { name: title, description: text, report_date: date, draft },
    video: { name: title, description: text, video_date: date, link: LINK, draft },
    news: { title, body: text, news_date: date, draft },
    // Published at its creation.
    board: { title, body: text, created_at: date },
  };
  const { id } = await db
    .insertInto(kind as 'report')
    .values({ ...stamps, ...(own[kind] as typeof own.report) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (products.length > 0) await setProducts(db, { kind: 'content', id }, products);
  return id;
}
