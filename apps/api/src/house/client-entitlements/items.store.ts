import { publishingState, type PublishedKind, type Related } from '@mirante/domain/content/content.ts';
import type { EntitledKind } from '@mirante/domain/house/client-entitlements.ts';
import type { Db } from '../../database/db.ts';
import { productsOf } from '../../products/entitlements/unlocking.store.ts';
import type { Item } from './explain.rules.ts';

type Find = (db: Db, id: number, now: Date) => Promise<Item | undefined>;

const content =
  (kind: PublishedKind): Find =>
  async (db, id, now) => {
    const row = await db
      .selectFrom('content')
      .select(['title', 'goes_out_at', 'draft'])
      .where('id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (!row) return undefined;
    const date = row.goes_out_at.toISOString();
    const state = publishingState({ draft: row.draft, date }, now);
    const products = kind === 'board' ? null : await productsOf(db, 'content', id);
    return { title: row.title, date, hidden: state === 'published' ? null : state, products };
  };

const portfolio =
  (table: 'portfolio' | 'stock_portfolio'): Find =>
  async (db, id) => {
    const row = await db
      .selectFrom(`${table} as portfolio` as 'portfolio')
      .innerJoin('product', 'product.id', 'portfolio.product_id')
      .select(['portfolio.name as title', 'portfolio.active', 'product.id', 'product.name'])
      .where('portfolio.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const product: Related = { id: row.id, name: row.name };
    return { title: row.title, date: null, hidden: row.active ? null : 'inactive', products: [product] };
  };

const asset =
  (table: 'fund' | 'stock'): Find =>
  async (db, id) => {
    const row = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst();
    return row && { title: row.name, date: null, hidden: null, products: await productsOf(db, table, id) };
  };

/** An item of each kind by its id, with its products in the catalogue's order. */
export const findItem: Record<EntitledKind, Find> = {
  report: content('report'),
  video: content('video'),
  news: content('news'),
  board: content('board'),
  portfolio: portfolio('portfolio'),
  stock_portfolio: portfolio('stock_portfolio'),
  fund: asset('fund'),
  stock: asset('stock'),
};
