import type { PublishedKind } from '@mirante/domain/content/content.ts';
import type { Db } from '../database/db.ts';
import { setProducts } from '../content/publishing/unlocking.store.ts';
import { nowOf } from './clock.ts';

interface Published {
  title?: string;
  text?: string;
  /** When it goes out; by default it just did. */
  date?: Date;
  draft?: boolean;
  created_at?: Date;
}

/** Something that is published, of any kind: a report, video or news item of some products, or a notice. Gives its id. */
export async function givenContent(
  db: Db,
  kind: PublishedKind,
  products: readonly number[] = [],
  more: Published = {},
): Promise<number> {
  const { title = 'Cenário', text = 'O que muda.', date = nowOf(db), draft = false, created_at = nowOf(db) } = more;
  const stamps = { created_at, updated_at: created_at };
  const common = { draft, ...stamps };
  const insert = {
    report: () =>
      db
        .insertInto('report')
        .values({ name: title, description: text, report_date: date, ...common })
        .returning('id'),
    video: () =>
      db
        .insertInto('video')
        .values({ name: title, description: text, video_date: date, link: LINK, ...common })
        .returning('id'),
    news: () =>
      db
        .insertInto('news')
        .values({ title, body: text, news_date: date, ...common })
        .returning('id'),
    board: () =>
      db
        .insertInto('board')
        .values({ title, body: text, ...stamps, created_at: date })
        .returning('id'),
  };
  const { id } = await insert[kind]().executeTakeFirstOrThrow();
  if (products.length > 0) await setProducts(db, id, products);
  return id;
}

const LINK = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
