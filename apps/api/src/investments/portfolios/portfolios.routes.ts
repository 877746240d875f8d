import type { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { portfolioWords, type PortfolioRow } from '@mirante/domain/investments/portfolio.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, repeatableOf, removes } from '../../records/handlers.ts';
import * as store from './portfolios.store.ts';
import { replaceItems } from './replace-items.ts';
import { createItem, editItem, removeOne } from './save-item.ts';
import { insertPortfolio, removePortfolio, savePortfolio } from './save-portfolio.ts';

const columns = columnsOf<PortfolioRow>(portfolioWords, { created_at: dayTime, updated_at: dayTime }, [
  'id',
  'name',
  'product_name',
  'category',
  'active',
  'total_items',
  'share_sum',
  'created_at',
  'updated_at',
]);

export const portfolioRoutes: Handlers<typeof portfolios> = {
  listPortfolios: lists(store.list),
  exportPortfolios: file('portfolio', 'carteiras', { list: store.list, columns }),
  getPortfolio: finds('portfolio', store),
  createPortfolio: creates(store, insertPortfolio),
  editPortfolio: edits('portfolio', store, savePortfolio),
  removePortfolio: removes('portfolio', { remove: removePortfolio }),
  createPortfolioItem: (call) => createItem({ ...call, repeatable: repeatableOf(call) }, call.params.id, call.input),
  editPortfolioItem: ({ input, params, seen, ...services }) =>
    editItem(services, { portfolioId: params.id, itemId: params.item_id, seen }, input),
  removePortfolioItem: ({ params, ...services }) => removeOne(services, params.id, params.item_id),
  replacePortfolioItems: ({ input, params, ...services }) => replaceItems(services, params.id, input),
  listPortfolioChanges: changesOf('portfolio'),
};
