// @vitest-environment happy-dom
import type { Fund, FundRow } from '@mirante/domain/investments/fund.ts';
import type { FundCategory } from '@mirante/domain/investments/fund-category.ts';
import type { Stock } from '@mirante/domain/investments/stock.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FundCategoryPage } from '../features/investments/fund-categories/fund-category-page.tsx';
import { FundCreatePage } from '../features/investments/funds/fund-create-page.tsx';
import { FundEditPage } from '../features/investments/funds/fund-edit-page.tsx';
import { FundPage } from '../features/investments/funds/fund-page.tsx';
import { StockCodeCreatePage } from '../features/investments/stocks/stock-code-create-page.tsx';
import { StockCodeEditPage } from '../features/investments/stocks/stock-code-edit-page.tsx';
import { StockPage } from '../features/investments/stocks/stock-page.tsx';
import { UnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

const stamps = { created_at: '2026-01-02T12:00:00Z', updated_at: '2026-01-02T12:00:00Z' };
const row = (id: number, name: string): FundRow => ({
  id,
  name,
  liquidity: 30,
  min_value: 1000,
  opened: true,
  category_id: 4,
  category_name: 'Crédito',
  ...stamps,
});
const fund: Fund = {
  ...row(7, 'Verde'),
  description: '<p>Um fundo.</p>',
  cnpj: null,
  priority: 0,
  products: [{ id: 2, name: 'Top Fundos' }],
  version: 'v1',
};
const category: FundCategory = {
  id: 4,
  name: 'Crédito',
  total_funds: 3,
  version: 'v1',
  order_version: 'o1',
  ...stamps,
};
const none = { body: { items: [], total: 0 } };
const related = { 'GET /api/v1/reports': none, 'GET /api/v1/news': none, 'GET /api/v1/videos': none };
const products = { 'GET /api/v1/all-products': { body: [{ id: 2, name: 'Top Fundos', active: true, children: [] }] } };
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('fund form: the category is found by part of its name', async () => {
  const { calls } = renderScreen(<FundCreatePage />, {
    ...products,
    'GET /api/v1/funds-categories': ({ call }) => ({
      body: call.includes('category.name=cred') ? { items: [category], total: 41 } : { items: [], total: 0 },
    }),
    'POST /api/v1/funds': { body: fund },
  });
  await screen.findByRole('textbox', { name: 'Descrição' });
  fireEvent.click(button('Salvar'));
  expect(await screen.findByText('Selecione ao menos um produto')).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Categoria' });
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: 'cred' } });
  await screen.findByRole('option', { name: 'Crédito' });
  expect(screen.getByText('Mostrando 1 de 41. Busque para encontrar mais.')).toBeTruthy();
  expect(calls.at(-1)?.call).toContain('perPage=40');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.value).toBe('Crédito');
  fireEvent.change(box, { target: { value: 'outra' } });
  fireEvent.blur(box);
  expect(box.value).toBe('Crédito');
  fireEvent.change(screen.getByLabelText('Liquidez (dias)'), { target: { value: '10000000' } });
  fireEvent.click(button('Salvar'));
  expect(await screen.findByText('Valor numérico deve estar entre 0 e 9999999')).toBeTruthy();
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

it.each(['Liquidez (dias)', 'Valor mínimo', 'Nome'])(
  'fund edit: an emptied %s is missed, not left out',
  async (label) => {
    const { calls } = renderScreen(
      <FundEditPage />,
      {
        ...products,
        'GET /api/v1/funds/7': { body: fund },
        'GET /api/v1/funds/7/changes': { body: [] },
        'GET /api/v1/funds-categories': { body: { items: [category], total: 1 } },
        'PATCH /api/v1/funds/7': { body: fund },
      },
      { at: '/7/editar', path: '/:id/editar' },
    );
    await screen.findByRole('textbox', { name: 'Descrição' });
    const field = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(button('Salvar'));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
  },
);

it('fund edit: its CNPJ is shown with its mask, and saved without it', async () => {
  const { calls } = renderScreen(
    <FundEditPage />,
    {
      ...products,
      'GET /api/v1/funds/7': { body: { ...fund, cnpj: '11222333000181' } },
      'GET /api/v1/funds/7/changes': { body: [] },
      'GET /api/v1/funds-categories': { body: { items: [category], total: 1 } },
      'PATCH /api/v1/funds/7': { body: fund },
    },
    { at: '/7/editar', path: '/:id/editar' },
  );
  await screen.findByRole('textbox', { name: 'Descrição' });
  const field = screen.getByLabelText<HTMLInputElement>(/^CNPJ/);
  expect(field.value).toBe('11.222.333/0001-81');
  fireEvent.input(field, { target: { value: '12.abc.345/01de-35' } });
  fireEvent.click(button('Salvar'));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ cnpj: '12ABC34501DE35' }),
  );
});

it("fund category page: the funds' order can be saved once it has changed", async () => {
  const items = [row(1, 'Ágora'), row(2, 'Bolsa'), row(3, 'Câmbio')];
  const { calls, said } = renderScreen(
    <FundCategoryPage />,
    {
      'GET /api/v1/funds-categories/4': { body: category },
      'GET /api/v1/funds-categories/4/changes': { body: [] },
      'GET /api/v1/funds': { body: { items, total: 3 } },
      'POST /api/v1/funds-categories/4/sort': { status: 500, body: {} },
    },
    { at: '/4', path: '/:id' },
  );
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Salvar Ordem' });
  expect(save.disabled).toBe(true);
  expect(button('Remover').disabled).toBe(true);
  fireEvent.click(button('Mover Câmbio para cima'));
  expect(document.activeElement).toBe(button('Mover Câmbio para cima'));
  expect(screen.getByRole('status').textContent).toBe('Câmbio: posição 2 de 3');
  expect(save.disabled).toBe(false);
  fireEvent.click(button('Mover Câmbio para baixo'));
  expect(save.disabled).toBe(true);
  fireEvent.click(button('Mover Ágora para cima'));
  expect(save.disabled).toBe(true);
  fireEvent.click(button('Mover Ágora para baixo'));
  fireEvent.click(save);
  await waitFor(() => expect(said).toEqual(['Não foi possível reordenar fundos da categoria.']));
  const sorted = calls.find(({ call }) => call.startsWith('POST'))!;
  expect([sorted.body, sorted.headers.get('if-match')]).toEqual([{ ids: [2, 1, 3] }, '"o1"']);
  expect(calls.find(({ call }) => call.startsWith('GET /api/v1/funds?'))?.call).toContain('perPage=50');
});

it('fund category page: a changed order of the funds is not left unasked', async () => {
  renderScreen(
    <UnsavedWork owner={1}>
      <FundCategoryPage />
    </UnsavedWork>,
    {
      'GET /api/v1/funds-categories/4': { body: category },
      'GET /api/v1/funds-categories/4/changes': { body: [] },
      'GET /api/v1/funds': { body: { items: [row(1, 'Ágora'), row(2, 'Bolsa')], total: 2 } },
    },
    { at: '/4', path: '/:id' },
  );
  const closes = () => fireEvent(globalThis as unknown as Window, new Event('beforeunload', { cancelable: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mover Bolsa para cima' }));
  expect(closes()).toBe(false);
  fireEvent.click(button('Mover Bolsa para baixo'));
  expect(closes()).toBe(true);
});

it('fund page: related contents have six per page, newest first, paged by the URL', async () => {
  const items = [{ id: 9, name: 'Panorama', report_date: '2026-01-02T12:00:00Z' }];
  const { calls } = renderScreen(
    <FundPage />,
    {
      ...related,
      'GET /api/v1/funds/7': { body: fund },
      'GET /api/v1/funds/7/changes': { body: [] },
      'GET /api/v1/reports': { body: { items, total: 13 } },
      'GET /api/v1/news': { status: 503, body: { status: 503, detail: 'Tente de novo em instantes.', errors: [] } },
    },
    { at: '/7?relatorios-pagina=2', path: '/:id' },
  );
  const panel = within(await screen.findByRole('region', { name: 'Relatórios' }));
  expect((await panel.findByRole('link', { name: 'Panorama' })).getAttribute('href')).toBe('/relatorios/9');
  expect(panel.getByText('Página 2 de 3')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: 'Próxima página' }));
  expect(await panel.findByText('Página 3 de 3')).toBeTruthy();
  const asked = calls.filter(({ call }) => call.startsWith('GET /api/v1/reports')).map(({ call }) => call);
  expect(asked).toHaveLength(2);
  for (const part of ['report.funds=7', 'perPage=6', 'sort=report.created_at', 'order=-1'])
    expect(asked[0]).toContain(part);
  expect([asked[0], asked[1]].map((call) => /[?&]page=(\d)/.exec(call!)?.[1])).toEqual(['2', '3']);
  const failed = within(screen.getByRole('region', { name: 'Notícias' }));
  expect((await failed.findByRole('alert')).textContent).toMatch(
    /^Não foi possível carregar as notícias relacionadasTente de novo em instantes\.Tentar novamente/,
  );
  expect(await screen.findByText('Nenhum vídeo relacionado.')).toBeTruthy();
});

it('fund page: a page of related contents that is gone leads to the last one', async () => {
  const reports = (page: number) => ({
    body: { items: page > 1 ? [] : [{ id: 9, name: 'Panorama', report_date: '2026-01-02T12:00:00Z' }], total: 6 },
  });
  renderScreen(
    <FundPage />,
    {
      ...related,
      'GET /api/v1/funds/7': { body: fund },
      'GET /api/v1/funds/7/changes': { body: [] },
      'GET /api/v1/reports': ({ call }) => reports(Number(/[?&]page=(\d)/.exec(call)?.[1])),
    },
    { at: '/7?relatorios-pagina=2', path: '/:id' },
  );
  const panel = within(await screen.findByRole('region', { name: 'Relatórios' }));
  fireEvent.click(await panel.findByRole('button', { name: 'Ir para a última página' }));
  expect(await panel.findByRole('link', { name: 'Panorama' })).toBeTruthy();
});

const stock: Stock = {
  id: 5,
  name: 'Petrobras',
  sector: 'Petróleo e gás',
  national: true,
  codes: 'PBR, PETR4',
  code: 'PBR',
  category_name: 'Ações',
  description: '<p>Uma ação.</p>',
  products: [{ id: 3, name: 'Invista em Ações' }],
  stock_codes: [
    {
      id: 1,
      code: 'PETR4',
      current_price: 38.42,
      fair_price: 46,
      national_code: true,
      active: true,
      price_updated_at: '2026-01-02T12:00:00Z',
    },
    {
      id: 2,
      code: 'PBR',
      current_price: 15.32,
      fair_price: 0.01,
      national_code: false,
      active: true,
      price_updated_at: null,
    },
  ],
  version: 'v1',
  ...stamps,
};

it('stock page: its codes show price, ceiling and potential, each in its currency', async () => {
  renderScreen(
    <StockPage />,
    { ...related, 'GET /api/v1/stocks/5': { body: stock }, 'GET /api/v1/stocks/5/changes': { body: [] } },
    { at: '/5', path: '/:id' },
  );
  const papers = within(await screen.findByRole('region', { name: 'Papéis' })).getAllByRole('listitem');
  const [national, foreign] = papers.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(national).toContain('Preço atualR$ 38,42Preço TetoR$ 41,40Preço justoR$ 46,00Potencial+19,73%');
  expect(foreign).toContain('Preço atualUS$ 15,32Preço Teto—Preço justo—Potencial—');
});

it('stock page: a failure to load shows the specified message', async () => {
  const { said } = renderScreen(
    <StockPage />,
    { 'GET /api/v1/stocks/5': { status: 500, body: {} }, 'GET /api/v1/stocks/5/changes': { body: [] } },
    { at: '/5', path: '/:id' },
  );
  await waitFor(() => expect(said).toContain('Não foi possível carregar o ação.'));
});

it('stock code form: a code of another stock is refused naming it', async () => {
  const words = 'PETR4 já é um papel de Petrobras.';
  renderScreen(
    <StockCodeCreatePage />,
    {
      'GET /api/v1/stocks/5': { body: stock },
      'POST /api/v1/stocks/5/codes': {
        status: 422,
        body: { status: 422, detail: 'Confira os campos destacados.', errors: [{ path: 'code', message: words }] },
      },
    },
    { at: '/5', path: '/:id' },
  );
  fireEvent.change(await screen.findByLabelText('Código'), { target: { value: 'petr4' } });
  fireEvent.click(button('Salvar'));
  expect(await screen.findByText(words)).toBeTruthy();
});

it.each(['Preço atual', 'Preço justo'])('stock code edit: an emptied %s is missed, not left out', async (label) => {
  const code = { ...stock.stock_codes[0]!, stock_id: 5, stock_name: 'Petrobras', version: 'v1' };
  const { calls } = renderScreen(
    <StockCodeEditPage />,
    { 'GET /api/v1/stocks/5/codes/1': { body: code }, 'PATCH /api/v1/stocks/5/codes/1': { body: code } },
    { at: '/5/1', path: '/:id/:code_id' },
  );
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.input(field, { target: { value: '' } });
  fireEvent.click(button('Salvar'));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
});
