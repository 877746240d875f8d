import { lazy } from 'react';
import { Crumb } from '../../app/crumb.tsx';
import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

// Lazy, since only this page needs its code and data.
const PortfolioCrumb = lazy(() =>
  import('./portfolios/portfolio-crumb.tsx').then((m) => ({ default: m.PortfolioCrumb })),
);

export const pages: readonly Page[] = [
  page(to.method(), 'Metodologia', () => import('./method/method-page.tsx').then((m) => m.MethodPage)),
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
        () => import('./portfolios/items-page.tsx').then((m) => m.ItemsPage),
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
  ...list('Cotações', to.closes(), () => import('./quotes/close-list-page.tsx').then((m) => m.CloseListPage), [
    page(to.quoteLoads(), 'Carregar cotações', () =>
      import('./quotes/quote-load-page.tsx').then((m) => m.QuoteLoadPage),
    ),
    page(to.fundQuotas(), 'Cotas de fundos', () => import('./quotes/quota-list-page.tsx').then((m) => m.QuotaListPage)),
    page(to.indexValues(), 'Índices', () =>
      import('./quotes/index-value-list-page.tsx').then((m) => m.IndexValueListPage),
    ),
  ]),
  ...list(
    'Eventos corporativos',
    to.corporateActions(),
    () => import('./corporate-actions/corporate-action-list-page.tsx').then((m) => m.CorporateActionListPage),
    [
      page(
        to.editCorporateAction(':id'),
        (id) => `Evento ${id}`,
        () => import('./corporate-actions/corporate-action-edit-page.tsx').then((m) => m.CorporateActionEditPage),
      ),
      page(to.createCorporateAction(), 'Criar evento corporativo', () =>
        import('./corporate-actions/corporate-action-create-page.tsx').then((m) => m.CorporateActionCreatePage),
      ),
    ],
  ),
];

const StockPortfolioCrumb = ({ id, here }: { id: number; here: string }) => (
  <Crumb of={`Carteira de ações ${id}`} to={to.stockPortfolio(id)} here={here} />
);
