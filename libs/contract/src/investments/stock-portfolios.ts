import type { Page } from '@mirante/domain/records/page.ts';
import type { StockPortfolioRow } from '@mirante/domain/investments/stock-portfolio.ts';
import { id, str } from '@mirante/validation/fields.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['portfolio.id', 'portfolio.name'],
  by: 'portfolio.name',
  filters: { 'portfolio.id': id(), 'portfolio.name': str().max(100) },
});

const allow = ['conteudo'] as const;
export const stockPortfolios = {
  listStockPortfolios: get('/api/v1/stock-portfolios', {
    what: 'Listar carteiras de ações',
    allow,
    input: query,
    returns: type<Page<StockPortfolioRow>>(),
  }),
};
