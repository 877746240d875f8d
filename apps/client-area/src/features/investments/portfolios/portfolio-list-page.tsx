import { useListOwnPortfoliosQuery } from '@mirante/api-client/investments/own-portfolios.ts';
import { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import { portfolioWords } from '@mirante/domain/investments/portfolio.ts';
import { readFilter, useProductFilter } from '../../../shared/product-filter.ts';
import { RecordCardList } from '../../../shared/record-card-list.tsx';
import { PortfolioCard } from './portfolio-card.tsx';
import { categoryFilter, nameFilter, orders } from './portfolio-filters.ts';

export const PortfolioListPage = () => (
  <RecordCardList
    words={portfolioWords}
    head={{ purpose: 'As carteiras de fundos dos seus produtos, com o peso de cada parte.' }}
    of={ownPortfolios.listOwnPortfolios}
    use={useListOwnPortfoliosQuery}
    orders={orders}
    filters={[nameFilter, categoryFilter, readFilter('portfolio.read', 'Lida'), useProductFilter('portfolio.product')]}
    card={(portfolio) => <PortfolioCard of={{ ...portfolio, kind: 'portfolio' }} />}
  />
);
