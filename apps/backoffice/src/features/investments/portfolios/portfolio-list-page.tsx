import { useListPortfoliosQuery } from '@mirante/api-client/investments/portfolios.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter, type LateOptions, type Options } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { portfolioCategories, portfolioWords } from '@mirante/domain/investments/portfolio.ts';
import { shareText } from '@mirante/domain/investments/share-sum.ts';
import { portfolioStyle } from '@mirante/domain/investments/stock-portfolio.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useMemo } from 'react';
import { to } from '../../../app/to.ts';
import { HeadActions } from '../../../record/list-actions.tsx';
import { useProductOptions } from '../../../shared/publishing/content-filters.ts';
import css from './portfolio-list-page.module.css';

export function PortfolioListPage() {
  const products = useProductOptions();
  const columns = useMemo(() => columnsWith(products), [products]);
  return (
    <ListPage
      words={portfolioWords}
      of={portfolios.listPortfolios}
      use={useListPortfoliosQuery}
      columns={columns}
      to={({ id }) => to.portfolio(id)}
      head={{
        actions: (
          <HeadActions
            file={portfolios.exportPortfolios}
            create={portfolios.createPortfolio}
            to={to.newPortfolio()}
            label="Criar carteira"
          />
        ),
      }}
    />
  );
}
PortfolioListPage.needs = portfolios.listPortfolios;

const categories: Options = portfolioCategories.map((category) => [category, category]);

const columnsWith = (products: LateOptions) =>
  columnsOf<typeof portfolios.listPortfolios>(portfolioWords.list, {
    id: { sort: 'portfolio.id', filter: filter.number('portfolio.id', 'ID'), card: 'hidden' },
    name: { sort: 'portfolio.name', filter: filter.text('portfolio.name', 'Nome'), card: 'title', wrap: true },
    product_name: { filter: filter.choice('portfolio.product', products), wrap: true, card: 'line' },
    category: {
      sort: 'portfolio.category',
      filter: filter.choice('portfolio.category', categories, 'Todas'),
      wrap: true,
      card: 'left',
    },
    active: {
      cell: ({ active }) => <StatusChip look={portfolioStyle(active)} as="text" />,
      sort: 'portfolio.active',
      filter: filter.yesNo('portfolio.active'),
      card: 'corner',
    },
    total_items: { align: 'right', card: 'hidden' },
    share_sum: {
      cell: ({ share_sum, total_items }) => (
        <span className={total_items > 0 && share_sum !== 100 ? css.wrong : undefined}>{shareText(share_sum)}%</span>
      ),
      align: 'right',
      card: 'right',
    },
    updated_at: { write: dayTime, sort: 'portfolio.updated_at', card: 'hidden' },
  });
