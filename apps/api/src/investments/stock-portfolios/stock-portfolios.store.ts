import { stockPortfolioForm } from '@mirante/contract/investments/stock-portfolio.form.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import type { StockPortfolio } from '@mirante/domain/investments/stock-portfolio.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { Refusal, unknownInField } from '../../http/refusal.ts';
import { refusing } from '../../records/constraints.ts';
import { contains, eq, on, isTrue } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { fieldsOf, versioned } from '../../records/version.ts';
import { latestDividends } from './latest-dividends.store.ts';
import { findItems } from './items.store.ts';

/** The number of open papers in the query's portfolio. */
export const openItems: RawBuilder<number> = sql`(
  select count(*) from stock_portfolio_item item where item.stock_portfolio_id = stock_portfolio.id and item.date_out is null
)::int`;

const rows = (db: Db) =>
  db
    .selectFrom('stock_portfolio')
    .innerJoin('product', 'product.id', 'stock_portfolio.product_id')
    .select(['stock_portfolio.id', 'stock_portfolio.name', 'stock_portfolio.product_id'])
    .select(['product.name as product_name', 'stock_portfolio.category', 'stock_portfolio.active'])
    .select([openItems.as('total_items'), 'stock_portfolio.created_at', 'stock_portfolio.updated_at']);

export const list = listOf(stockPortfolios.listStockPortfolios, 'stock_portfolio', {
  rows,
  sort: {
    'portfolio.id': 'stock_portfolio.id',
    'portfolio.name': 'stock_portfolio.name_key',
    'portfolio.active': 'stock_portfolio.active',
    'portfolio.created_at': 'stock_portfolio.created_at',
    'portfolio.updated_at': 'stock_portfolio.updated_at',
  },
  where: {
    'portfolio.id': on('stock_portfolio.id', eq),
    'portfolio.name': on('stock_portfolio.name_key', contains),
    'portfolio.category': (q, text) =>
      q.where(sql<boolean>`strpos(search_key(stock_portfolio.category), search_key(${text})) > 0`),
    'portfolio.product': on('stock_portfolio.product_id', eq),
    'portfolio.active': on('stock_portfolio.active', isTrue),
  },
});

/** Columns of the detail besides the list's. */
export const shown = [
  'stock_portfolio.description',
  'stock_portfolio.link_wallet_chart',
  'stock_portfolio.link_wallet_video',
  'stock_portfolio.link_dividends_map',
  'stock_portfolio.link_complete_performance',
  'stock_portfolio.link_performance_report',
] as const;

/** A portfolio's open and closed positions, and its latest dividends. */
export async function contentsOf(db: Db, id: number, now: Date) {
  const { items, items_closed } = await findItems(db, id, now);
  return { items, items_closed, dividends: await latestDividends(db, id) };
}

export async function find(db: Db, id: number, now: Date): Promise<StockPortfolio | undefined> {
  const row = await rows(db).select(shown).where('stock_portfolio.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const contents = await contentsOf(db, id, now);
  return {
    ...versioned(asJson(row), fieldsOf(stockPortfolioForm)),
    ...contents,
    product: { id: row.product_id, name: row.product_name },
    order_version: versioned({ ids: contents.items.map((item) => item.id) }, ['ids']).version,
  };
}

const table = rowsOf('stock_portfolio');
export const { lock } = table;

const refused = refusing({
  stock_portfolio_product_id_fkey: () => unknownInField('product_id', 'Produto'),
});
export const insert: typeof table.insert = (db, values) => table.insert(db, values).catch(refused);
export const save: typeof table.save = (db, id, values) => table.save(db, id, values).catch(refused);
export const remove: typeof table.remove = (db, id) =>
  table.remove(db, id).catch(
    refusing({
      dividend_stock_portfolio_id_fkey: () =>
        new Refusal('portfolio_in_use', 'A carteira tem dividendos: remova-os antes.'),
    }),
  );
