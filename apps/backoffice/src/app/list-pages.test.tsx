// @vitest-environment happy-dom
import type { UserRow } from '@mirante/domain/access/user.ts';
import type { DividendRow } from '@mirante/domain/investments/dividend.ts';
import type { FundRow } from '@mirante/domain/investments/fund.ts';
import type { StockRow } from '@mirante/domain/investments/stock.ts';
import type { CouponRow } from '@mirante/domain/products/coupon-record.ts';
import type { ProductRow } from '@mirante/domain/products/product-record.ts';
import type { RefundRow } from '@mirante/domain/sales/refund.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { UserListPage } from '../features/access/users/user-list-page.tsx';
import { DividendListPage } from '../features/investments/dividends/dividend-list-page.tsx';
import { FundListPage } from '../features/investments/funds/fund-list-page.tsx';
import { StockListPage } from '../features/investments/stocks/stock-list-page.tsx';
import { CouponListPage } from '../features/products/coupons/coupon-list-page.tsx';
import { ProductListPage } from '../features/products/products/product-list-page.tsx';
import { RefundListPage } from '../features/sales/refunds/refund-list-page.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stamps = { created_at: '2026-01-02T12:00:00Z', updated_at: '2026-01-02T12:00:00Z' };
const refund: RefundRow = {
  id: 3001,
  client_id: 1004,
  client_name: 'Davi Moura',
  client_removed: false,
  client_product_id: 8004,
  product_name: 'Top Fundos',
  payment_id: 5001,
  amount: 400,
  obs: null,
  created_at: stamps.created_at,
  refunded_at: null,
  state: 'asked',
};
const coupon: Partial<CouponRow> = {
  id: 6,
  code: 'FIM',
  qt: 0,
  usage_count: 3,
  is_default: false,
  staff_only: false,
  discount_type: 'percent',
  percent: 10,
  amount: null,
  starts_at: '2026-01-01',
  expires_at: null,
  state: 'exhausted',
  applies_to: 'all',
  ...stamps,
};
const product: ProductRow = {
  id: 2,
  code: 'invest',
  name: 'Invista em Ações',
  price: 990,
  installments: 12,
  image: null,
  active: true,
  position: 1,
  vindi_code: 'invest',
  children: [],
  ...stamps,
};
const dividend: DividendRow = {
  id: 7,
  stock_portfolio_id: 3,
  stock_portfolio_name: 'Small Caps',
  code: 'PETR4',
  stock_id: 1,
  stock_name: 'Petrobras',
  value: 0.5,
  with_date: '2026-05-04',
  payment_date: '2026-06-04',
  yield_on_payment: 1,
  yield_on_cost: 1,
};
const user: UserRow = { id: 5, name: 'Otávio Lins', email: 'o@mirante.example', role_name: 'trader', ...stamps };
const fund: FundRow = {
  id: 7,
  name: 'Jequitibá',
  liquidity: 30,
  min_value: 1000,
  opened: true,
  category_id: 4,
  category_name: 'Crédito',
  ...stamps,
};
const stock: StockRow = {
  id: 3,
  name: 'Petrobras',
  sector: 'Energia',
  national: true,
  codes: 'PETR3 PETR4',
  code: 'PETR3',
  category_name: 'Ações',
  ...stamps,
};

interface Case {
  List: ComponentType;
  title: string;
  /** Without `/api/v1/`. */
  path: string;
  row: object;
  /** The head of a column, and the value by which the server sorts. */
  sort: [string, string];
  /** The label of a filter, what is typed or chosen, and the value that the server gets. */
  filter: [string, string, string];
  shows: string;
}
const cases: Case[] = [
  {
    List: RefundListPage,
    title: 'Reembolsos',
    path: 'refunds',
    row: refund,
    sort: ['Valor', 'refund.amount'],
    filter: ['ID do cliente', '1004', 'refund.client_id=1004'],
    shows: 'Davi Moura',
  },
  {
    List: CouponListPage,
    title: 'Cupons',
    path: 'coupons',
    row: coupon,
    sort: ['Código', 'coupon.code'],
    filter: ['Quantidade', 'exhausted', 'coupon.qt=exhausted'],
    shows: 'FIM',
  },
  {
    List: ProductListPage,
    title: 'Produtos',
    path: 'products',
    row: product,
    sort: ['Preço', 'product.price'],
    filter: ['Nome', 'INVISTA EM ACOES', 'product.name=INVISTA+EM+ACOES'],
    shows: 'Invista em Ações',
  },
  {
    List: DividendListPage,
    title: 'Dividendos',
    path: 'dividends',
    row: dividend,
    sort: ['Valor', 'dividend.value'],
    filter: ['Ação', 'petro', 'dividend.stock_name=petro'],
    shows: 'Petrobras',
  },
  {
    List: UserListPage,
    title: 'Usuários',
    path: 'users',
    row: user,
    sort: ['Email', 'u.email'],
    filter: ['Nome', 'otavio', 'u.name=otavio'],
    shows: 'Otávio Lins',
  },
  {
    List: FundListPage,
    title: 'Fundos',
    path: 'funds',
    row: fund,
    sort: ['Liquidez (dias)', 'funds.liquidity'],
    filter: ['Nome', 'jequitiba', 'funds.name=jequitiba'],
    shows: 'Jequitibá',
  },
  {
    List: StockListPage,
    title: 'Ações',
    path: 'stocks',
    row: stock,
    sort: ['Setor', 'stock.sector'],
    filter: ['Papéis', 'petr', 'stock.code=petr'],
    shows: 'PETR3 PETR4',
  },
];

test.each(cases)(
  'the list of $path: is sorted, filtered and paged by the server, and exported as it is',
  async ({ List, title, path, row, sort, filter, shows }) => {
    const url = `/api/v1/${path}`;
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { calls } = renderScreen(<List />, {
      [`GET ${url}`]: { body: { items: [row], total: 45, sums: [] } },
      [`GET ${url}.csv`]: { body: 'ID', headers: { 'content-disposition': `attachment; filename="${path}.csv"` } },
      'GET /api/v1/stock-portfolios': { body: { items: [], total: 0 } },
      'GET /api/v1/funds-categories': { body: { items: [], total: 0 } },
    });
    const expectAsked = (file: string, ...wanted: string[]) =>
      waitFor(() => {
        const last = calls.findLast(({ call }) => call.startsWith(`GET ${url}${file}?`))?.call ?? '';
        expect(last.split(/[?&]/)).toEqual(expect.arrayContaining(wanted));
      });
    const box = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(`Filtrar por ${label}`);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const table = within(await screen.findByRole('table', { name: title }));
    expect((await table.findAllByText(shows)).length).toBeGreaterThan(0);

    const head = table.getByRole('columnheader', { name: sort[0] });
    fireEvent.click(within(head).getByRole('button'));
    await expectAsked('', `sort=${sort[1]}`);
    await waitFor(() => expect(head.getAttribute('aria-sort')).toMatch(/ending$/));
    fireEvent.click(await screen.findByRole('button', { name: 'Próxima página' }));
    await expectAsked('', 'page=2', `sort=${sort[1]}`);

    fireEvent.change(box(filter[0]), { target: { value: filter[1] } });
    await expectAsked('', 'page=1', filter[2], `sort=${sort[1]}`);
    fireEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    await expectAsked('.csv', filter[2], `sort=${sort[1]}`);
    await waitFor(() => expect(saved).toEqual([`${path}.csv`]));

    fireEvent.click(screen.getByRole('button', { name: `Remover o filtro ${filter[0]}` }));
    await waitFor(() => expect(box(filter[0]).value).toBe(''));
    expect(screen.queryByRole('button', { name: `Remover o filtro ${filter[0]}` })).toBeNull();
  },
);

test('a list: what it ignores of its URL is not asked of the export either', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { calls } = renderScreen(
    <UserListPage />,
    {
      'GET /api/v1/users': { body: { items: [user], total: 1 } },
      'GET /api/v1/users.csv': { body: 'ID', headers: { 'content-disposition': 'attachment; filename="users.csv"' } },
    },
    { at: '/?u.gone=1&u.admin=perhaps&u.name=otavio' },
  );
  expect(await screen.findByText(/foram ignorados/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() =>
    expect(calls.map(({ call }) => call).filter((call) => call.includes('.csv'))).toEqual([
      'GET /api/v1/users.csv?u.name=otavio',
    ]),
  );
});

test('list filter: options that failed to load say so, and are read again when the filter is opened', async () => {
  const failed = { status: 503, body: { detail: 'Serviço indisponível.', errors: [] } };
  const categories = [failed, failed, { body: { items: [{ id: 3, name: 'Multimercado' }], total: 1 } }];
  const { calls } = renderScreen(<FundListPage />, {
    'GET /api/v1/funds': { body: { items: [], total: 0 } },
    'GET /api/v1/funds-categories': () => categories.shift()!,
  });
  const filter = await screen.findByLabelText<HTMLSelectElement>('Filtrar por Categoria');
  const shown = () => [...filter.options].map(({ text }) => text);
  const reads = () => calls.filter(({ call }) => call.startsWith('GET /api/v1/funds-categories'));
  const sorry = ['Todas', 'As opções não carregaram. Abra de novo para tentar.'];
  await waitFor(() => expect(shown()).toEqual(sorry));
  fireEvent.focus(filter);
  await waitFor(() => expect(reads()).toHaveLength(2));
  await waitFor(() => expect(shown()).toEqual(sorry));
  fireEvent.pointerDown(filter);
  await waitFor(() => expect(shown()).toEqual(['Todas', 'Multimercado']));
  fireEvent.pointerDown(filter);
  expect(reads()).toHaveLength(3);
});

test('a list: an export that is refused for an ended session reads the session, which ends it', async () => {
  const { calls } = renderScreen(<UserListPage />, {
    'GET /api/v1/users': { body: { items: [user], total: 1 } },
    'GET /api/v1/users.csv': { status: 401, body: { detail: 'Sua sessão terminou.' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/v1/user'));
});
