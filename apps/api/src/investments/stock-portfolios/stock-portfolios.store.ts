import type { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import type { StockPortfolioRow } from '@mirante/domain/investments/stock-portfolio.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { paged, type PageIds } from '../../records/paged.ts';

export const list = paged<typeof stockPortfolios.listStockPortfolios>()({
  from: (db: Db) => db.selectFrom('stock_portfolio'),
  id: 'stock_portfolio.id',
  sort: { 'portfolio.id': 'stock_portfolio.id', 'portfolio.name': 'stock_portfolio.name_key' },
  where: {
    'portfolio.id': (q, id) => q.where('stock_portfolio.id', '=', id),
    'portfolio.name': (q, name) =>
      q.where(sql<SqlBool>`stock_portfolio.name_key like like_containing(search_key(${name}))`),
  },
  show: (db: Db, page: PageIds) =>
    db
      .selectFrom(page)
      .innerJoin('stock_portfolio', 'stock_portfolio.id', 'page.id')
      .innerJoin('product', 'product.id', 'stock_portfolio.product_id')
      .select([
        'stock_portfolio.id',
        'stock_portfolio.name',
        'stock_portfolio.product_id',
        'product.name as product_name',
        'stock_portfolio.category',
        'stock_portfolio.active',
      ]),
  view: ({ id, name, product_id, product_name, category, active }): StockPortfolioRow => ({
    id,
    name,
    product_id,
    product_name,
    category,
    active,
  }),
});
