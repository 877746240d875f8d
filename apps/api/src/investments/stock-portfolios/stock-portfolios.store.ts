import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import type { Db } from '../../database/db.ts';
import { contains, eq, on } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';

const rows = (db: Db) =>
  db
    .selectFrom('stock_portfolio')
    .innerJoin('product', 'product.id', 'stock_portfolio.product_id')
    .select(['stock_portfolio.id', 'stock_portfolio.name', 'stock_portfolio.product_id'])
    .select(['product.name as product_name', 'stock_portfolio.category', 'stock_portfolio.active']);

export const list = listOf(stockPortfolios.listStockPortfolios, 'stock_portfolio', {
  rows,
  sort: { 'portfolio.id': 'stock_portfolio.id', 'portfolio.name': 'stock_portfolio.name_key' },
  where: { 'portfolio.id': on('stock_portfolio.id', eq), 'portfolio.name': on('stock_portfolio.name_key', contains) },
});
