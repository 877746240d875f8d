import { useListRecommendedPortfoliosQuery } from '@mirante/api-client/investments/own-portfolios.ts';
import { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { readFilter, useProductFilter } from '../../../shared/product-filter.ts';
import { ascendingFirst } from '../../../shared/order-choice.tsx';
import { RecordCardList } from '../../../shared/record-card-list.tsx';
import { PortfolioCard } from './portfolio-card.tsx';
import { categoryFilter, nameFilter, orders } from './portfolio-filters.ts';

const words = { name: 'Carteira recomendada', plural: 'Carteiras recomendadas' };
const recommendedOrders = [ascendingFirst('portfolio.priority', 'Prioridade', 'as primeiras', 'as últimas'), ...orders];
const kindFilter = {
  label: 'Tipo',
  filter: filter.choice('portfolio.kind', { portfolio: 'De fundos', stock_portfolio: 'De ações' }, 'Todos'),
};

/** The client's portfolios of funds and of stocks, ordered by category. */
export const RecommendedPage = () => (
  <RecordCardList
    words={words}
    head={{ purpose: 'As carteiras de longo prazo dos seus produtos, de fundos e de ações.' }}
    of={ownPortfolios.listRecommendedPortfolios}
    use={useListRecommendedPortfoliosQuery}
    orders={recommendedOrders}
    filters={[
      nameFilter,
      categoryFilter,
      kindFilter,
      readFilter('portfolio.read', 'Lida'),
      useProductFilter('portfolio.product'),
    ]}
    keyOf={({ kind, id }) => `${kind} ${id}`}
    card={(portfolio) => <PortfolioCard of={portfolio} />}
  />
);
