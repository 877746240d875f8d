import type { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { stockPortfolioWords, type StockPortfolioRow } from '@mirante/domain/investments/stock-portfolio.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as items from './change-items.ts';
import * as store from './stock-portfolios.store.ts';

const columns = columnsOf<StockPortfolioRow>(stockPortfolioWords, { created_at: dayTime, updated_at: dayTime }, [
  'id',
  'name',
  'product_id',
  'product_name',
  'category',
  'active',
  'total_items',
  'created_at',
  'updated_at',
]);

export const stockPortfolioRoutes: Handlers<typeof stockPortfolios> = {
  listStockPortfolios: lists(store.list),
  exportStockPortfolios: file('stock_portfolio', 'carteiras-de-acoes', { list: store.list, columns }),
  getStockPortfolio: finds('stock_portfolio', store),
  createStockPortfolio: creates(store, (trx, { input, now }) =>
    store.insert(trx, { ...input, created_at: now(), updated_at: now() }),
  ),
  editStockPortfolio: edits('stock_portfolio', store, (trx, { params, input, now }) =>
    store.save(trx, params.id, { ...input, updated_at: now() }),
  ),
  removeStockPortfolio: removes('stock_portfolio', store),
  listStockPortfolioChanges: changesOf('stock_portfolio'),
  createStockPortfolioItem: items.createItem,
  editStockPortfolioItem: items.editItem,
  removeStockPortfolioItem: items.removeItem,
  closeStockPortfolioItem: items.closeItem,
  openStockPortfolioItem: items.openItem,
  sortStockPortfolioItems: items.sortItems,
};
