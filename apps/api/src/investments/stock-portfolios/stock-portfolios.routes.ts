import type { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import type { Handlers } from '../../http/serve.ts';
import { lists } from '../../records/handlers.ts';
import * as store from './stock-portfolios.store.ts';

export const stockPortfolioRoutes: Handlers<typeof stockPortfolios> = { listStockPortfolios: lists(store.list) };
