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
