import { Crumb } from '../../app/crumb.tsx';
import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

export const pages: readonly Page[] = [
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
  ...list(
    'Carteiras de ações',
    to.stockPortfolios(),
    () => import('./stock-portfolios/stock-portfolio-list-page.tsx').then((m) => m.StockPortfolioListPage),
    [
      page(to.newStockPortfolio(), 'Criar carteira de ações', () =>
        import('./stock-portfolios/stock-portfolio-create-page.tsx').then((m) => m.StockPortfolioCreatePage),
      ),
      page(
        to.stockPortfolio(':id'),
        (id) => `Carteira de ações ${id}`,
        () => import('./stock-portfolios/stock-portfolio-page.tsx').then((m) => m.StockPortfolioPage),
      ),
      page(
        to.editStockPortfolio(':id'),
        (id) => `Carteira de ações ${id}`,
        () => import('./stock-portfolios/stock-portfolio-edit-page.tsx').then((m) => m.StockPortfolioEditPage),
      ),
      page(
        to.addStockPortfolioItem(':id'),
        (id) => <StockPortfolioCrumb id={id} here="Adicionar item" />,
        () => import('./stock-portfolios/item-create-page.tsx').then((m) => m.ItemCreatePage),
      ),
      page(
        to.editStockPortfolioItem(':id', ':itemId'),
        (id) => <StockPortfolioCrumb id={id} here="Editar item" />,
        () => import('./stock-portfolios/item-edit-page.tsx').then((m) => m.ItemEditPage),
      ),
      page(
        to.closeStockPortfolioItem(':id', ':itemId'),
        (id) => <StockPortfolioCrumb id={id} here="Encerrar item" />,
        () => import('./stock-portfolios/close-item-page.tsx').then((m) => m.CloseItemPage),
      ),
    ],
  ),
];

const StockPortfolioCrumb = ({ id, here }: { id: number; here: string }) => (
  <Crumb of={`Carteira de ações ${id}`} to={to.stockPortfolio(id)} here={here} />
);
