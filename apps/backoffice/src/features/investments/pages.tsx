import { page, pageTree, type Page } from '../../app/page.tsx';
import { recordName } from '../../app/record-name.tsx';
import { to } from '../../app/to.ts';

const fundName = recordName(
  'Fundo',
  () => import('@mirante/api-client/investments/funds.ts').then((m) => m.useGetFundQuery),
  'name',
);
const fundCategoryName = recordName(
  'Categoria',
  () => import('@mirante/api-client/investments/fund-categories.ts').then((m) => m.useGetFundCategoryQuery),
  'name',
);
const stockName = recordName(
  'Ação',
  () => import('@mirante/api-client/investments/stocks.ts').then((m) => m.useGetStockQuery),
  'name',
);
const portfolioName = recordName(
  'Carteira',
  () => import('@mirante/api-client/investments/portfolios.ts').then((m) => m.useGetPortfolioQuery),
  'name',
);
const stockPortfolioName = recordName(
  'Carteira de ações',
  () => import('@mirante/api-client/investments/stock-portfolios.ts').then((m) => m.useGetStockPortfolioQuery),
  'name',
);

export const pages: readonly Page[] = [
  page(to.method(), 'Metodologia', () => import('./method/method-page.tsx').then((m) => m.MethodPage)),
  ...pageTree(to.funds(), 'Fundos', () => import('./funds/fund-list-page.tsx').then((m) => m.FundListPage), [
    page(to.newFund(), 'Criar fundo', () => import('./funds/fund-create-page.tsx').then((m) => m.FundCreatePage)),
    ...pageTree(to.fund(':id'), fundName, () => import('./funds/fund-page.tsx').then((m) => m.FundPage), [
      page(to.editFund(':id'), 'Editar', () => import('./funds/fund-edit-page.tsx').then((m) => m.FundEditPage)),
    ]),
  ]),
  ...pageTree(
    to.fundCategories(),
    'Categorias de fundos',
    () => import('./fund-categories/fund-category-list-page.tsx').then((m) => m.FundCategoryListPage),
    [
      page(to.newFundCategory(), 'Criar categoria de fundos', () =>
        import('./fund-categories/fund-category-create-page.tsx').then((m) => m.FundCategoryCreatePage),
      ),
      ...pageTree(
        to.fundCategory(':id'),
        fundCategoryName,
        () => import('./fund-categories/fund-category-page.tsx').then((m) => m.FundCategoryPage),
        [
          page(to.editFundCategory(':id'), 'Editar', () =>
            import('./fund-categories/fund-category-edit-page.tsx').then((m) => m.FundCategoryEditPage),
          ),
        ],
      ),
    ],
  ),
  ...pageTree(to.stocks(), 'Ações', () => import('./stocks/stock-list-page.tsx').then((m) => m.StockListPage), [
    page(to.newStock(), 'Criar ação', () => import('./stocks/stock-create-page.tsx').then((m) => m.StockCreatePage)),
    ...pageTree(to.stock(':id'), stockName, () => import('./stocks/stock-page.tsx').then((m) => m.StockPage), [
      page(to.editStock(':id'), 'Editar', () => import('./stocks/stock-edit-page.tsx').then((m) => m.StockEditPage)),
      page(to.addStockCode(':id'), 'Adicionar papel', () =>
        import('./stocks/stock-code-create-page.tsx').then((m) => m.StockCodeCreatePage),
      ),
      page(to.editStockCode(':id', ':code_id'), 'Editar papel', () =>
        import('./stocks/stock-code-edit-page.tsx').then((m) => m.StockCodeEditPage),
      ),
    ]),
  ]),
  ...pageTree(
    to.portfolios(),
    'Carteiras',
    () => import('./portfolios/portfolio-list-page.tsx').then((m) => m.PortfolioListPage),
    [
      page(to.newPortfolio(), 'Criar carteira', () =>
        import('./portfolios/portfolio-create-page.tsx').then((m) => m.PortfolioCreatePage),
      ),
      ...pageTree(
        to.portfolio(':id'),
        portfolioName,
        () => import('./portfolios/portfolio-page.tsx').then((m) => m.PortfolioPage),
        [
          page(to.editPortfolio(':id'), 'Editar', () =>
            import('./portfolios/portfolio-edit-page.tsx').then((m) => m.PortfolioEditPage),
          ),
          page(to.newPortfolioItem(':id'), 'Adicionar item', () =>
            import('./portfolios/item-create-page.tsx').then((m) => m.ItemCreatePage),
          ),
          page(to.editPortfolioItem(':id', ':item_id'), 'Editar item', () =>
            import('./portfolios/item-edit-page.tsx').then((m) => m.ItemEditPage),
          ),
          page(to.editPortfolioItems(':id'), 'Itens', () =>
            import('./portfolios/items-page.tsx').then((m) => m.ItemsPage),
          ),
        ],
      ),
    ],
  ),
  ...pageTree(
    to.dividends(),
    'Dividendos',
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
  ...pageTree(
    to.stockPortfolios(),
    'Carteiras de ações',
    () => import('./stock-portfolios/stock-portfolio-list-page.tsx').then((m) => m.StockPortfolioListPage),
    [
      page(to.newStockPortfolio(), 'Criar carteira de ações', () =>
        import('./stock-portfolios/stock-portfolio-create-page.tsx').then((m) => m.StockPortfolioCreatePage),
      ),
      ...pageTree(
        to.stockPortfolio(':id'),
        stockPortfolioName,
        () => import('./stock-portfolios/stock-portfolio-page.tsx').then((m) => m.StockPortfolioPage),
        [
          page(to.editStockPortfolio(':id'), 'Editar', () =>
            import('./stock-portfolios/stock-portfolio-edit-page.tsx').then((m) => m.StockPortfolioEditPage),
          ),
          page(to.addStockPortfolioItem(':id'), 'Adicionar item', () =>
            import('./stock-portfolios/item-create-page.tsx').then((m) => m.ItemCreatePage),
          ),
          page(to.editStockPortfolioItem(':id', ':itemId'), 'Editar item', () =>
            import('./stock-portfolios/item-edit-page.tsx').then((m) => m.ItemEditPage),
          ),
          page(to.closeStockPortfolioItem(':id', ':itemId'), 'Encerrar item', () =>
            import('./stock-portfolios/close-item-page.tsx').then((m) => m.CloseItemPage),
          ),
        ],
      ),
    ],
  ),
  ...pageTree(to.closes(), 'Cotações', () => import('./quotes/close-list-page.tsx').then((m) => m.CloseListPage), [
    page(to.quoteLoads(), 'Carregar cotações', () =>
      import('./quotes/quote-load-page.tsx').then((m) => m.QuoteLoadPage),
    ),
    page(to.fundQuotas(), 'Cotas de fundos', () => import('./quotes/quota-list-page.tsx').then((m) => m.QuotaListPage)),
    page(to.indexValues(), 'Índices', () =>
      import('./quotes/index-value-list-page.tsx').then((m) => m.IndexValueListPage),
    ),
  ]),
  ...pageTree(
    to.corporateActions(),
    'Eventos corporativos',
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
