import { useListStockPortfoliosQuery } from '@mirante/api-client/investments/stock-portfolios.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter, type LateOptions } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { portfolioStyle, stockPortfolioWords } from '@mirante/domain/investments/stock-portfolio.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useMemo } from 'react';
import { to } from '../../../app/to.ts';
import { HeadActions } from '../../../record/list-actions.tsx';
import { useProductOptions } from '../../../shared/publishing/content-filters.ts';

export function StockPortfolioListPage() {
  const products = useProductOptions();
  const columns = useMemo(() => columnsWith(products), [products]);
  return (
    <ListPage
      words={stockPortfolioWords}
      of={stockPortfolios.listStockPortfolios}
      use={useListStockPortfoliosQuery}
      columns={columns}
      to={({ id }) => to.stockPortfolio(id)}
      head={{
        actions: (
          <HeadActions
            file={stockPortfolios.exportStockPortfolios}
            create={stockPortfolios.createStockPortfolio}
            to={to.newStockPortfolio()}
            label="Criar carteira de ações"
          />
        ),
      }}
    />
  );
}
StockPortfolioListPage.needs = stockPortfolios.listStockPortfolios;

const columnsWith = (products: LateOptions) =>
  columnsOf<typeof stockPortfolios.listStockPortfolios>(stockPortfolioWords.list, {
    id: { sort: 'portfolio.id', filter: filter.number('portfolio.id', 'ID'), card: 'hidden' },
    name: { sort: 'portfolio.name', filter: filter.text('portfolio.name', 'Nome'), card: 'title', wrap: true },
    product_name: { filter: filter.choice('portfolio.product', products), wrap: true, card: 'line' },
    category: { filter: filter.text('portfolio.category', 'Categoria'), wrap: true, card: 'left' },
    total_items: { align: 'right', card: 'right' },
    active: {
      cell: ({ active }) => <StatusChip look={portfolioStyle(active)} as="text" />,
      sort: 'portfolio.active',
      filter: filter.yesNo('portfolio.active'),
      card: 'corner',
    },
    updated_at: { write: dayTime, sort: 'portfolio.updated_at', card: 'hidden' },
  });
