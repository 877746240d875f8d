import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';
import { registerPages } from './register-pages.tsx';

export const pages: readonly Page[] = [
  ...registerPages,
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
