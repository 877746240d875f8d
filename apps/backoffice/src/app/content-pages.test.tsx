// @vitest-environment happy-dom
import type { Notice } from '@mirante/domain/content/board.ts';
import type { News } from '@mirante/domain/content/news.ts';
import type { Video } from '@mirante/domain/content/video.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { NoticePage } from '../features/content/board/notice-page.tsx';
import { NewsEditPage } from '../features/content/news/news-edit-page.tsx';
import { VideoCreatePage } from '../features/content/videos/video-create-page.tsx';
import { VideoPage } from '../features/content/videos/video-page.tsx';

const none = { tags: [], portfolios: [], funds: [], stock_portfolios: [], stocks: [], trades: [] };
const shared = {
  id: 7,
  app_alert: true,
  draft: false,
  product_name: 'Top Fundos',
  products: [{ id: 2, name: 'Top Fundos' }],
  created_at: '2026-01-02T12:00:00Z',
  updated_at: '2026-01-02T12:00:00Z',
  read_at: null,
  read_stats: { recipients: 40, reads: 10 },
  version: 'v1',
  ...none,
};
const video: Video = {
  ...shared,
  name: 'Fundos que fecham',
  link: 'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw',
  icon: 'youtube',
  description: '<p>O que olhar antes.</p>',
  video_date: '2026-01-02T12:00:00Z',
  tags: [{ id: 1, name: 'Crédito' }],
  funds: [{ id: 2, name: 'Verde' }],
  portfolios: [{ id: 3, name: 'Moderada' }],
  stocks: [{ id: 4, name: 'Petrobras' }],
  stock_portfolios: [{ id: 5, name: 'Dividendos' }],
  trades: [{ id: 6, name: 'PETR4' }],
};
const news: News = {
  ...shared,
  title: 'Copom mantém',
  body: '<p>Decisão unânime.</p>',
  news_date: '2026-01-02T12:00:00Z',
};
const notice: Notice = { ...shared, title: 'Encontro', body: '<p>Na quinta.</p>' };
const noChanges = { body: [] };
const products = { 'GET /api/v1/all-products': { body: [{ id: 2, name: 'Top Fundos', active: true, children: [] }] } };

it('video page: the video is a poster until it is played', async () => {
  renderScreen(
    <VideoPage />,
    { 'GET /api/v1/videos/7': { body: video }, 'GET /api/v1/videos/7/changes': noChanges },
    { at: '/7', path: '/:id' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Assistir: Fundos que fecham' }));
  expect(screen.getByTitle('Fundos que fecham').getAttribute('src')).toBe(`${video.link}?autoplay=1`);
});

it('content page: shows state, products, associations and readers', async () => {
  renderScreen(
    <VideoPage />,
    { 'GET /api/v1/videos/7': { body: { ...video, draft: true } }, 'GET /api/v1/videos/7/changes': noChanges },
    { at: '/7', path: '/:id' },
  );
  expect(await screen.findByText('Rascunho')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Produtos' }).textContent).toBe('Top Fundos');
  const associations = screen.getByRole('region', { name: 'Associações' });
  expect(associations.textContent).toContain('Crédito');
  expect([...associations.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/fundos/2',
    '/carteiras/3',
    '/acoes/4',
    '/carteiras-de-acoes/5',
    '/full-trader/operacoes/6',
  ]);
  expect(screen.getByRole('region', { name: 'Leituras' }).textContent).toContain('Hoje ela alcançaria 40 clientes.');
  expect(screen.queryByRole('link', { name: 'Notificar' })).toBeNull();
});

it('content page: a published content shows its readers, and links to a notification about it', async () => {
  renderScreen(
    <VideoPage />,
    { 'GET /api/v1/videos/7': { body: video }, 'GET /api/v1/videos/7/changes': noChanges },
    { at: '/7', path: '/:id' },
  );
  expect((await screen.findByRole('link', { name: 'Notificar' })).getAttribute('href')).toBe(
    '/gerar-notificacao?title=Fundos+que+fecham&content=video&content-id=7&products=2',
  );
  expect(screen.getByRole('region', { name: 'Leituras' }).textContent).toContain('40destinatários10leituras25,00%');
});

it('notice page: a notice is removed after confirmation, then its list opens', async () => {
  const { calls } = renderScreen(
    <NoticePage />,
    {
      'GET /api/v1/board/7': { body: notice },
      'GET /api/v1/board/7/changes': noChanges,
      'DELETE /api/v1/board/7': { status: 204 },
    },
    { at: '/recados/7', path: '/recados/:id' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Remover' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('heading').textContent).toBe('Deseja mesmo remover o recado Encontro?');
  fireEvent.click(dialog.getByRole('button', { name: /Remover/ }));
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(true);
});

it('video form: a video without a product, or of another site, is not sent', async () => {
  const { calls } = renderScreen(<VideoCreatePage />, products);
  await screen.findByRole('textbox', { name: 'Descrição' });
  fireEvent.change(screen.getByLabelText('Link do vídeo'), { target: { value: 'https://videos.exemplo.com.br/1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Cole o endereço de um vídeo do YouTube ou do Vimeo.')).toBeTruthy();
  expect(screen.getByText('Selecione ao menos um produto')).toBeTruthy();
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

it('news form: a conflicting edit shows the stored text beside the typed one, and loses nothing', async () => {
  const theirs = { ...news, body: '<p>De <strong>outra</strong> pessoa.</p>', version: 'v2' };
  const { calls } = renderScreen(
    <NewsEditPage />,
    {
      ...products,
      'GET /api/v1/news/7': { body: news },
      'GET /api/v1/news/7/changes': noChanges,
      'PATCH /api/v1/news/7': {
        status: 412,
        body: { status: 412, code: 'edit_conflict', detail: '', errors: [], current: theirs },
      },
    },
    { at: '/7', path: '/:id' },
  );
  const box = await screen.findByRole('textbox', { name: 'Texto' });
  fireEvent.click(screen.getByRole('button', { name: 'Lista' }));
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const textRow = await screen.findByRole('row', { name: /^Texto/ });
  expect(
    within(textRow)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['De outra pessoa.', 'Decisão unânime.']);
  expect(box.innerHTML).toBe('<ul><li><p>Decisão unânime.</p></li></ul>');
  fireEvent.click(screen.getByRole('button', { name: 'Usar o que está salvo' }));
  await expect.poll(() => box.innerHTML).toBe(theirs.body);
  expect(calls.filter(({ call }) => call.startsWith('PATCH'))).toHaveLength(1);
});
