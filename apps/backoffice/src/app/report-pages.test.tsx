// @vitest-environment happy-dom
import type { Report } from '@mirante/domain/content/report.ts';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { associationAddress } from '../features/content/association-address.ts';
import { to } from './to.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { associatePage } from '../features/content/associations/associate-page.tsx';
import { ReportCreatePage } from '../features/content/reports/report-create-page.tsx';
import { ReportEditPage } from '../features/content/reports/report-edit-page.tsx';
import { ReportPage } from '../features/content/reports/report-page.tsx';

let said: string[];
beforeEach(() => {
  said = recordToasts().texts;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const report: Report = {
  id: 4,
  name: 'Panorama',
  description: 'O que esperar.',
  file_path: null,
  link_report: 'javascript:alert(1)',
  product_name: 'Ações',
  report_date: '2026-01-10T12:00:00.000Z',
  app_alert: false,
  draft: false,
  created_at: '2026-01-10T12:00:00.000Z',
  updated_at: '2026-01-10T12:00:00.000Z',
  products: [{ id: 2, name: 'Ações' }],
  tags: [{ id: 9, name: 'juros' }],
  portfolios: [],
  funds: [],
  stock_portfolios: [],
  stocks: [],
  trades: [],
  files: [],
  errata: [],
  analyst_name: 'Renata Brandão',
  analyst_cnpi: 'CNPI 1234',
  statement: 'Opinião pessoal.',
  sample_report: null,
  read_at: null,
  read_stats: { recipients: 40, reads: 10 },
  version: 'v1',
};
const answers = (more: Partial<Report> = {}) => ({
  'GET /api/v1/reports/4': { body: { ...report, ...more } },
  'GET /api/v1/reports/4/changes': { body: [] },
  'GET /api/v1/all-products': { body: [] },
  'GET /api/v1/contents/4/reads': { body: [] },
});
const detail = { at: to.report(4), path: to.report(':id'), roles: ['conteudo'] as const };
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('report page: shows state, readers and versions, and no link to a non-web URL', async () => {
  const file = { original_name: 'a.pdf', size: 2048, pages: 3, created_at: report.created_at, user_name: 'Lia' };
  const files = [
    { ...file, version: 2, tagged: false },
    { ...file, version: 1, tagged: true },
  ];
  renderScreen(<ReportPage />, answers({ files }), detail);
  const versions = within(await screen.findByRole('list', { name: 'Versões do PDF' })).getAllByRole('listitem');
  expect(versions.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^v2a\.pdf3 páginas · 2 kB · enviado em 10\/01\/2026, 09:00 por Lia · sem marcas para leitores de telaAtual$/,
    ),
    expect.stringMatching(/^v1a\.pdf.*por Lia$/),
  ]);
  expect(screen.getByText('Publicado')).toBeTruthy();
  expect(screen.getByText('25,00%')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'javascript:alert(1)' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
});

test('report page: staff download any version of the PDF, and see a failure', async () => {
  const file = {
    original_name: 'a.pdf',
    size: 2048,
    pages: 3,
    tagged: null,
    created_at: report.created_at,
    user_name: 'Lia',
  };
  const files = [
    { ...file, version: 2 },
    { ...file, version: 1 },
  ];
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { calls } = renderScreen(
    <ReportPage />,
    {
      ...answers({ files, file_path: '/api/v1/reports/4/pdf' }),
      'GET /api/v1/reports/4/pdf': ({ call }) =>
        call.endsWith('version=1')
          ? { body: '%PDF', headers: { 'content-disposition': 'inline; filename="panorama-v1.pdf"' } }
          : { status: 404, body: { detail: 'PDF não encontrado.', errors: [] } },
    },
    detail,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Baixar a versão 1' }));
  await waitFor(() => expect(saved).toEqual(['panorama-v1.pdf']));
  expect(calls.map(({ call }) => call)).toContain('GET /api/v1/reports/4/pdf?version=1');
  fireEvent.click(button('Baixar a versão 2'));
  await waitFor(() => expect(said).toEqual(['PDF não encontrado.']));
  expect(saved).toHaveLength(1);
});

test('report page: a draft is published there, with what is missing shown', async () => {
  const words = 'Para publicar, informe o analista responsável aqui ou defina o analista padrão da casa.';
  const refused = { status: 422, body: { detail: words, errors: [{ path: 'analyst_name', message: words }] } };
  const { calls } = renderScreen(
    <ReportPage />,
    { ...answers({ draft: true, analyst_name: null }), 'PATCH /api/v1/reports/4': refused },
    detail,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/hoje, 40 clientes/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(words);
  const { body, headers } = calls.find(({ call }) => call.startsWith('PATCH'))!;
  expect([body, headers.get('if-match')]).toEqual([{ draft: false }, '"v1"']);
  expect(screen.getByText('A errata é para relatórios publicados: até lá, edite-o.')).toBeTruthy();
  expect(screen.queryByLabelText('O que foi corrigido')).toBeNull();
});

test('report page: an erratum of a published report is sent once, and its field emptied', async () => {
  const { calls } = renderScreen(
    <ReportPage />,
    { ...answers(), 'POST /api/v1/reports/4/errata': { status: 204, body: '' } },
    detail,
  );
  const text = await screen.findByLabelText<HTMLTextAreaElement>('O que foi corrigido');
  fireEvent.change(text, { target: { value: 'É 3,24.' } });
  fireEvent.click(button('Publicar errata'));
  await waitFor(() => expect(text.value).toBe(''));
  const posted = calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  expect(posted).toEqual([{ text: 'É 3,24.' }]);
  expect(screen.queryByRole('button', { name: /^(Publicar|Agendar)$/ })).toBeNull();
});

test("report page: an association is removed, with its kind's message", async () => {
  const { said: messages } = renderScreen(
    <ReportPage />,
    { ...answers(), 'DELETE /api/v1/reports/4/related-resource/tags/9': { status: 500, body: {} } },
    detail,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Desassociar juros' }));
  await waitFor(() => expect(messages).toEqual(['Não foi possível desassociar a tag.']));
});

test('report page: a tag is created and associated once its name is long enough and new', async () => {
  const Page = associatePage({ resource: 'reports', kind: 'tags', back: to.report });
  const { calls, said: messages } = renderScreen(
    <Page />,
    {
      'GET /api/v1/tags': ({ call }) => ({
        body: call.includes('tag.name=dol') ? { items: [], total: 0 } : { items: [{ id: 9, name: 'juros' }], total: 1 },
      }),
      'GET /api/v1/reports/4/related-resource/tags': { body: [{ id: 9, name: 'juros' }] },
      'POST /api/v1/tags': { body: { id: 10, name: 'dolar' } },
      'POST /api/v1/reports/4/related-resource/tags': { status: 204, body: '' },
    },
    { at: associationAddress('reports', 4, 'tags'), path: associationAddress('reports', ':id', 'tags') },
  );
  const search = await screen.findByLabelText('Buscar tag');
  expect(await screen.findByRole('button', { name: 'Desassociar juros' })).toBeTruthy();
  const create = () => button(/^Criar e associar/);
  for (const typed of ['ju', 'jur']) {
    fireEvent.change(search, { target: { value: typed } });
    await waitFor(() => expect(button('Desassociar juros')).toBeTruthy());
    expect(create().disabled).toBe(true);
  }
  fireEvent.change(search, { target: { value: 'dolar' } });
  await waitFor(() => expect(create().disabled).toBe(false));
  fireEvent.click(create());
  await waitFor(() => expect(messages).toEqual(['Tag criada e sendo adicionada!', 'Associação criada!']));
  expect(calls.find(({ call }) => call === 'POST /api/v1/tags')?.body).toEqual({ name: 'dolar' });
  expect(calls.find(({ call }) => call.startsWith('POST /api/v1/reports/4'))?.body).toEqual({ id: 10 });
});

test('report page: the next tag typed while one is created stays', async () => {
  const Page = associatePage({ resource: 'reports', kind: 'tags', back: to.report });
  const { promise, resolve } = Promise.withResolvers<{ body: object }>();
  const { said: messages } = renderScreen(
    <Page />,
    {
      'GET /api/v1/tags': { body: { items: [], total: 0 } },
      'GET /api/v1/reports/4/related-resource/tags': { body: [] },
      'POST /api/v1/tags': () => promise,
      'POST /api/v1/reports/4/related-resource/tags': { status: 204, body: '' },
    },
    { at: associationAddress('reports', 4, 'tags'), path: associationAddress('reports', ':id', 'tags') },
  );
  const search = await screen.findByLabelText<HTMLInputElement>('Buscar tag');
  const type = (value: string) => fireEvent.change(search, { target: { value } });
  type('dolar');
  await waitFor(() => expect(button(/^Criar e associar/).disabled).toBe(false));
  fireEvent.click(button(/^Criar e associar/));
  type('euro');
  resolve({ body: { id: 10, name: 'dolar' } });
  await waitFor(() => expect(messages).toHaveLength(2));
  expect(search.value).toBe('euro');
});

test('report page: a fund is found among the first forty, with how many there are', async () => {
  const Page = associatePage({ resource: 'reports', kind: 'funds', back: to.report });
  const { calls } = renderScreen(
    <Page />,
    {
      'GET /api/v1/funds': { body: { items: [{ id: 7, name: 'Verde', category_name: 'Crédito' }], total: 41 } },
      'GET /api/v1/reports/4/related-resource/funds': { body: [] },
    },
    { at: associationAddress('reports', 4, 'funds'), path: associationAddress('reports', ':id', 'funds') },
  );
  expect(await screen.findByText('Mostrando 1 de 41. Busque para encontrar mais.')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Fundos' }).textContent).toContain('VerdeCrédito');
  expect(calls.find(({ call }) => call.includes('/funds?'))?.call).toContain('perPage=40');
});

test("report page: a stock is found by its name or its papers' codes", async () => {
  const Page = associatePage({ resource: 'reports', kind: 'stocks', back: to.report });
  const { calls } = renderScreen(
    <Page />,
    {
      'GET /api/v1/stocks': { body: { items: [{ id: 7, name: 'Petrobras', codes: 'PETR3, PETR4' }], total: 1 } },
      'GET /api/v1/reports/4/related-resource/stocks': { body: [] },
    },
    { at: associationAddress('reports', 4, 'stocks'), path: associationAddress('reports', ':id', 'stocks') },
  );
  fireEvent.change(await screen.findByLabelText('Buscar ação'), { target: { value: 'PETR4' } });
  await waitFor(() => expect(calls.map(({ call }) => call).join()).toContain('stock.filter=PETR4'));
});

test("report form: a new report starts as a draft dated now, and sends the contract's fields", async () => {
  const { calls, said: messages } = renderScreen(
    <ReportCreatePage />,
    {
      'GET /api/v1/all-products': {
        body: [{ id: 2, code: 'acoes', name: 'Ações', active: true, vindi_code: null, children: [] }],
      },
      'POST /api/v1/reports': { body: report },
    },
    { at: to.newReport(), path: to.newReport() },
  );
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Panorama' } });
  fireEvent.change(screen.getByLabelText('Descrição'), { target: { value: 'O que esperar.' } });
  fireEvent.input(screen.getByLabelText('Data'), { target: { value: '22/11/2026 14:30' } });
  const product = await screen.findByRole('checkbox', { name: 'Ações' });
  fireEvent.click(button('Salvar'));
  expect(await screen.findByText('Selecione ao menos um produto')).toBeTruthy();
  fireEvent.click(product);
  fireEvent.click(button('Salvar'));
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(messages).toEqual(['Relatório criado!']);
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    name: 'Panorama',
    description: 'O que esperar.',
    report_date: '2026-11-22T14:30',
    products: [2],
    link_report: null,
    app_alert: false,
    draft: true,
    analyst_name: null,
    analyst_cnpi: null,
    statement: null,
  });
});

test('report form: an edit is sent with the version that was read', async () => {
  const at = `${to.report(4)}/editar`;
  const { calls } = renderScreen(
    <ReportEditPage />,
    { ...answers(), 'PATCH /api/v1/reports/4': { body: report } },
    { ...detail, at, path: `${to.report(':id')}/editar` },
  );
  fireEvent.change(await screen.findByLabelText('Nome'), { target: { value: 'Panorama de 2027' } });
  fireEvent.click(button('Salvar'));
  await waitFor(() => expect(calls.find(({ call }) => call.startsWith('PATCH'))).toBeTruthy());
  const edit = calls.find(({ call }) => call.startsWith('PATCH'))!;
  expect(edit.body).toMatchObject({ name: 'Panorama de 2027', products: [2], draft: false });
  expect(edit.headers.get('if-match')).toContain('v1');
});
