import { lazy } from 'react';
import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

// What it reads is not every page's.
const PortfolioCrumb = lazy(() =>
  import('./portfolios/portfolio-crumb.tsx').then((m) => ({ default: m.PortfolioCrumb })),
);

export const pages: readonly Page[] = [
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
