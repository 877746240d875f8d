// @vitest-environment happy-dom
import type { ReportRow } from '@mirante/domain/content/report.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NewsListPage } from '../features/content/news/news-list-page.tsx';
import { ReportListPage } from '../features/content/reports/report-list-page.tsx';
import { VideoListPage } from '../features/content/videos/video-list-page.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const report = (id: number, more: Partial<ReportRow> = {}): ReportRow => ({
  id,
  name: `Relatório ${id}`,
  file_path: null,
  link_report: null,
  product_name: 'Top Fundos',
  report_date: '2026-01-02T12:00:00Z',
  app_alert: false,
  draft: true,
  created_at: '2026-01-02T12:00:00Z',
  updated_at: `2026-01-03T12:00:0${id}Z`,
  ...more,
});
const rest = { 'GET /api/v1/all-products': { body: [] }, 'GET /api/v1/tags': { body: { items: [], total: 0 } } };
const ACTS = 'POST /api/v1/contents';
const show = (items: ReportRow[], answers: object = {}) =>
  renderScreen(
    <ReportListPage />,
    { ...rest, 'GET /api/v1/reports': { body: { items, total: items.length } }, ...answers },
    { at: '/relatorios', roles: ['conteudo'] },
  );
const select = async (...names: string[]) => {
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name: `Selecionar ${name}` }));
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const bodiesOf = (calls: ReturnType<typeof show>['calls']) =>
  calls.flatMap(({ call, body }) => (call.startsWith(ACTS) ? [[call.slice(ACTS.length), body]] : []));

test('report list: its state comes after the columns of the specification, as in the other lists of contents', async () => {
  show([report(1)]);
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(heads.filter(Boolean)).toEqual([
    'ID',
    'Nome',
    'PDF anexado',
    'Possui link',
    'Produto',
    'Data',
    'Alerta no app',
    'Situação',
  ]);
});

test('publishing acts: drafts are published in one call, as they were seen, and restored', async () => {
  const { calls } = show([report(1), report(2), report(3)], {
    [`${ACTS}/publish`]: { body: { act: 9, changed: [1], skipped: [{ id: 3, reason: 'changed' }] } },
    [`${ACTS}/acts/9/undo`]: { body: { act: null, changed: [1], skipped: [] } },
  });
  await select('Relatório 1', 'Relatório 3');
  await press('Publicar');
  const told = within(await screen.findByRole('region', { name: /^1 relatório publicado\. 1 não: alterado nesse/ }));
  fireEvent.click(told.getByRole('button', { name: 'Ver quais' }));
  expect(told.getByRole('link', { name: 'Relatório 3' }).getAttribute('href')).toBe('/relatorios/3');
  await press('Desfazer');
  await screen.findByRole('region', { name: '1 relatório como antes.' });
  expect(bodiesOf(calls)).toEqual([
    [
      '/publish',
      {
        kind: 'report',
        contents: [
          { id: 1, updated_at: '2026-01-03T12:00:01Z' },
          { id: 3, updated_at: '2026-01-03T12:00:03Z' },
        ],
      },
    ],
    ['/acts/9/undo', undefined],
  ]);
});

test('publishing acts: each is offered for the rows that it changes', async () => {
  const { calls } = show([report(1), report(2, { draft: false })], {
    [`${ACTS}/draft`]: { body: { act: 9, changed: [2], skipped: [] } },
  });
  await select('Relatório 2');
  expect(await screen.findByRole('button', { name: 'Voltar a rascunho' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Publicar/ })).toBeNull();
  await select('Relatório 1');
  expect(screen.getByRole('button', { name: 'Publicar (1)' })).toBeTruthy();
  await press('Voltar a rascunho (1)');
  await screen.findByRole('region', { name: '1 relatório de volta a rascunho.' });
  expect(bodiesOf(calls)).toEqual([
    ['/draft', { kind: 'report', contents: [{ id: 2, updated_at: '2026-01-03T12:00:02Z' }] }],
  ]);
});

test('publishing acts: those that notify readers now are confirmed, as that cannot be undone', async () => {
  const alerting = [
    report(1, { app_alert: true }),
    report(2, { app_alert: true, report_date: '2999-01-01T12:00:00Z' }),
  ];
  const { calls } = show(alerting, { [`${ACTS}/publish`]: { body: { act: 9, changed: [1, 2], skipped: [] } } });
  await screen.findByText('Relatório 1');
  await select('todas desta página');
  await press('Publicar');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Publicar 2 relatórios?' }));
  expect(dialog.getByText(/^Com alerta no app: 1\. .* em seguida, se ainda não foram\./)).toBeTruthy();
  expect(bodiesOf(calls)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
  await screen.findByRole('region', { name: '2 relatórios publicados.' });
});

test('publishing acts: a failure keeps the selection', async () => {
  const { said } = show([report(1)], { [`${ACTS}/publish`]: { status: 503 } });
  await select('Relatório 1');
  await press('Publicar');
  await waitFor(() => expect(said).toEqual(['Não foi possível publicar (503).']));
  expect(screen.getByRole('region', { name: 'Seleção' })).toBeTruthy();
});

test.each([
  ['video', <VideoListPage key="v" />, 'videos', { name: 'Fechamento', video_date: '2026-01-02T12:00:00Z' }],
  ['news', <NewsListPage key="n" />, 'news', { title: 'Fechamento', news_date: '2026-01-02T12:00:00Z' }],
] as const)('publishing acts: of the %s list are for its kind', async (kind, page, path, row) => {
  const { calls } = renderScreen(
    page,
    {
      ...rest,
      [`GET /api/v1/${path}`]: { body: { items: [{ ...report(1), ...row }], total: 1 } },
      [`${ACTS}/publish`]: { body: { act: 9, changed: [1], skipped: [] } },
    },
    { roles: ['conteudo'] },
  );
  await select('Fechamento');
  await press('Publicar');
  await screen.findByRole('button', { name: 'Desfazer' });
  expect(bodiesOf(calls)).toMatchObject([['/publish', { kind }]]);
});
