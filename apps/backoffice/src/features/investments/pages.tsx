import { lazy } from 'react';
import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

// What it reads is not every page's.
const PortfolioCrumb = lazy(() =>
  import('./portfolios/portfolio-crumb.tsx').then((m) => ({ default: m.PortfolioCrumb })),
);

export const pages: readonly Page[] = [
  ...list('Fundos', to.funds(), () => import('./funds/fund-list-page.tsx').then((m) => m.FundListPage), [
    page(to.newFund(), 'Criar fundo', () => import('./funds/fund-create-page.tsx').then((m) => m.FundCreatePage)),
    page(
      to.fund(':id'),
      (id) => `Fundo ${id}`,
      () => import('./funds/fund-page.tsx').then((m) => m.FundPage),
    ),
    page(
      to.editFund(':id'),
      (id) => `Fundo ${id}`,
      () => import('./funds/fund-edit-page.tsx').then((m) => m.FundEditPage),
    ),
  ]),
  ...list(
    'Categorias de fundos',
    to.fundCategories(),
    () => import('./fund-categories/fund-category-list-page.tsx').then((m) => m.FundCategoryListPage),
    [
      page(to.newFundCategory(), 'Criar categoria de fundos', () =>
        import('./fund-categories/fund-category-create-page.tsx').then((m) => m.FundCategoryCreatePage),
      ),
      page(
        to.fundCategory(':id'),
        (id) => `Categoria ${id}`,
        () => import('./fund-categories/fund-category-page.tsx').then((m) => m.FundCategoryPage),
      ),
      page(
        to.editFundCategory(':id'),
        (id) => `Categoria ${id}`,
        () => import('./fund-categories/fund-category-edit-page.tsx').then((m) => m.FundCategoryEditPage),
      ),
    ],
  ),
  ...list('Ações', to.stocks(), () => import('./stocks/stock-list-page.tsx').then((m) => m.StockListPage), [
    page(to.newStock(), 'Criar ação', () => import('./stocks/stock-create-page.tsx').then((m) => m.StockCreatePage)),
    page(
      to.stock(':id'),
      (id) => `Ação ${id}`,
      () => import('./stocks/stock-page.tsx').then((m) => m.StockPage),
    ),
    page(
      to.editStock(':id'),
      (id) => `Ação ${id}`,
      () => import('./stocks/stock-edit-page.tsx').then((m) => m.StockEditPage),
    ),
    page(
      to.addStockCode(':id'),
      (id) => `Ação ${id}`,
      () => import('./stocks/stock-code-create-page.tsx').then((m) => m.StockCodeCreatePage),
    ),
    page(
      to.editStockCode(':id', ':code_id'),
      (id) => `Ação ${id}`,
      () => import('./stocks/stock-code-edit-page.tsx').then((m) => m.StockCodeEditPage),
    ),
  ]),
  ...list(
    'Carteiras',
    to.portfolios(),
    () => import('./portfolios/portfolio-list-page.tsx').then((m) => m.PortfolioListPage),
    [
      page(to.newPortfolio(), 'Criar carteira', () =>
        import('./portfolios/portfolio-create-page.tsx').then((m) => m.PortfolioCreatePage),
      ),
      page(
        to.portfolio(':id'),
        (id) => <PortfolioCrumb id={id} />,
        () => import('./portfolios/portfolio-page.tsx').then((m) => m.PortfolioPage),
      ),
      page(
        to.editPortfolio(':id'),
        (id) => <PortfolioCrumb id={id} />,
        () => import('./portfolios/portfolio-edit-page.tsx').then((m) => m.PortfolioEditPage),
      ),
      page(
        to.newPortfolioItem(':id'),
        (id) => <PortfolioCrumb id={id} />,
        () => import('./portfolios/item-create-page.tsx').then((m) => m.ItemCreatePage),
      ),
      page(
        to.editPortfolioItem(':id', ':item_id'),
        (id) => <PortfolioCrumb id={id} />,
        () => import('./portfolios/item-edit-page.tsx').then((m) => m.ItemEditPage),
      ),
      page(
        to.editPortfolioItems(':id'),
        (id) => <PortfolioCrumb id={id} />,
        () => import('./portfolios/items/items-page.tsx').then((m) => m.ItemsPage),
      ),
    ],
  ),
  ...list(
    'Dividendos',
    to.dividends(),
    () => import('./dividends/dividend-list-page.tsx').then((m) => m.DividendListPage),
    [
      page(
        to.editDividend(':id'),
        (id) => `Dividendo ${id}`,
        () => import('./dividends/dividend-edit-page.tsx').then((m) => m.DividendEditPage),
      ),
      page(to.createDividends(), 'Criar dividendos', () =>
        import('./dividends/create-dividends-page.tsx').then((m) => m.CreateDividendsPage),
      ),
    ],
  ),
];
