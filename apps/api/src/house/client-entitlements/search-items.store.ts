import { entitledKinds, type EntitledKind, type FoundItem } from '@mirante/domain/house/client-entitlements.ts';
import { FOUND_PER_KIND, type Found } from '@mirante/domain/house/search.ts';
import { foundOf, publishedOf } from '../../content/search/found-contents.store.ts';
import type { Db } from '../../database/db.ts';
import { beginsWith, containing, funds, stocks } from '../search/search.store.ts';

interface Asked {
  text: string;
  now: Date;
  /** Whether those that no client can see are found, too. */
  hidden: (kind: EntitledKind) => boolean;
}

/** The best few of each kind by title, contents also by their text. */
export async function searchItems(db: Db, { text, now, hidden }: Asked): Promise<FoundItem[]> {
  const groups = await Promise.all(
    entitledKinds.map(async (kind) => {
      const found = await search[kind](hidden(kind))(db, text, now);
      return found.map((one): FoundItem => ({ kind, ...one }));
    }),
  );
  return groups.flat();
}

type Search = (db: Db, text: string, now: Date) => Promise<Found[]>;

const portfolios =
  (table: 'portfolio' | 'stock_portfolio') =>
  (hidden: boolean): Search =>
  async (db, text) => {
    const rows = await db
      .selectFrom(`${table} as portfolio` as 'portfolio')
      .innerJoin('product', 'product.id', 'portfolio.product_id')
      .select(['portfolio.id', 'portfolio.name', 'portfolio.active', 'product.name as product'])
      .where((eb) => eb.and(containing(['portfolio.name'], text)))
      .$if(!hidden, (query) => query.where('portfolio.active', '=', true))
      .orderBy(beginsWith('portfolio.name', text), 'desc')
      .orderBy('portfolio.name')
      .orderBy('portfolio.id')
      .limit(FOUND_PER_KIND)
      .execute();
    return rows.map(({ id, name, active, product }) => ({
      id,
      title: name,
      detail: active ? product : `${product} · inativa`,
    }));
  };

/** By kind, and by whether hidden ones are found. */
const search: Record<EntitledKind, (hidden: boolean) => Search> = {
  portfolio: portfolios('portfolio'),
  stock_portfolio: portfolios('stock_portfolio'),
  fund: () => funds,
  stock: () => stocks,
  report: (hidden) => (hidden ? foundOf('report') : publishedOf('report')),
  video: (hidden) => (hidden ? foundOf('video') : publishedOf('video')),
  news: (hidden) => (hidden ? foundOf('news') : publishedOf('news')),
  board: (hidden) => (hidden ? foundOf('board') : publishedOf('board')),
};
