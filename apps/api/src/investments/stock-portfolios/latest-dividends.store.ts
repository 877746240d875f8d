import { LATEST_DIVIDENDS, type StockPortfolioDividend } from '@mirante/domain/investments/stock-portfolio.ts';
import type { Db } from '../../database/db.ts';
import { paperOfDividend } from '../dividends/paper-of-dividend.ts';

/** A portfolio's latest dividends by ex-date. */
export const latestDividends = (db: Db, portfolioId: number): Promise<StockPortfolioDividend[]> =>
  db
    .selectFrom('dividend')
    .leftJoin('stock_code', (join) => join.on('stock_code.id', '=', paperOfDividend))
    .leftJoin('stock', 'stock.id', 'stock_code.stock_id')
    .select(['dividend.id', 'dividend.code as stock_code', 'stock.name as stock_name', 'dividend.value'])
    .select(['dividend.with_date', 'dividend.payment_date', 'dividend.yield_on_payment', 'dividend.yield_on_cost'])
    .where('dividend.stock_portfolio_id', '=', portfolioId)
    .orderBy('dividend.with_date', 'desc')
    .orderBy('dividend.id', 'desc')
    .limit(LATEST_DIVIDENDS)
    .execute();
