// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { to } from '../../app/to.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { NewsPage } from './news-page.tsx';
import { NoticePage } from './notice-page.tsx';
import { VideoPage } from './video-page.tsx';

const date = '2026-11-19T12:00:00Z';
const none = { tags: [], portfolios: [], funds: [], stock_portfolios: [], stocks: [], trades: [] };
const video = {
  ...none,
  id: 3,
  name: 'Reunião mensal',
  link: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  video_date: date,
  description: '<p>Perguntas dos <strong>assinantes</strong>.</p>',
  summary: 'Perguntas',
  product_name: 'Top Fundos',
  tags: [{ id: 1, name: 'Juros' }],
  read_at: null as string | null,
};
const news = {
  ...none,
  id: 3,
  title: 'Copom',
  news_date: date,
  body: '<p>Decisão <em>unânime</em>.</p>',
  product_name: 'Top Fundos',
  funds: [{ id: 7, name: 'Verde' }],
  read_at: null,
};
const notice = {
  id: 3,
  title: 'Feriado',
  created_at: date,
  updated_at: date,
  body: '<p>Sem reunião.</p>',
  read_at: null,
};
const pages = (
  <Routes>
    <Route path={to.video(':id')} element={<VideoPage />} />
    <Route path={to.news(':id')} element={<NewsPage />} />
    <Route path={to.notice(':id')} element={<NoticePage />} />
  </Routes>
);

test.each([
  ['videos', to.video(3), video, 'Reunião mensal', 'read'],
  ['news', to.news(3), news, 'Copom', 'read/do'],
  ['board', to.notice(3), notice, 'Feriado', 'read/do'],
] as const)(
  'content pages: the first opening in %s marks it as read, later ones do not',
  async (path, at, content, title, mark) => {
    let read_at: string | null = null;
    const answers = {
      [`GET /api/v1/client/${path}/3`]: () => ({ body: { ...content, read_at } }),
      [`POST /api/v1/client/${path}/3/${mark}`]: () => {
        read_at = date;
        return { status: 204, body: '' };
      },
    };
    const { calls } = renderScreen(pages, answers, {}, at);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const marks = () => calls.filter(({ call }) => call.startsWith('POST')).length;
    await waitFor(() => expect([marks(), calls.filter(({ call }) => call.startsWith('GET')).length]).toEqual([1, 2]));
    cleanup();
    const again = renderScreen(pages, answers, {}, at);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(again.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  },
);

test('video page: shows our own poster until played; then the player has the focus', async () => {
  renderScreen(pages, { 'GET /api/v1/client/videos/3': { body: { ...video, read_at: date } } }, {}, to.video(3));
  const picture = await screen.findByRole('button', { name: 'Assistir: Reunião mensal' });
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(picture);
  const player = screen.getByTitle('Reunião mensal');
  expect(player.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(document.activeElement).toBe(player);
  expect(screen.getByText('assinantes').tagName).toBe('STRONG');
  expect(screen.getByRole('list', { name: 'Tags' }).textContent).toBe('Juros');
});

test('video page: a URL of another host is not embedded', async () => {
  const other = { ...video, link: 'https://evil.example/embed/dQw4w9WgXcQ', read_at: date };
  renderScreen(pages, { 'GET /api/v1/client/videos/3': { body: other } }, {}, to.video(3));
  expect(await screen.findByText('Este vídeo não está disponível.')).toBeTruthy();
  expect([document.querySelector('iframe'), screen.queryByRole('button', { name: /Assistir/ })]).toEqual([null, null]);
});

test('news page: renders rich text', async () => {
  renderScreen(pages, { 'GET /api/v1/client/news/3': { body: { ...news, read_at: date } } }, {}, to.news(3));
  expect((await screen.findByText('unânime')).tagName).toBe('EM');
});

test('content pages: an unknown content is not found', async () => {
  renderScreen(pages, {}, {}, to.notice(9));
  expect(await screen.findByText('Código 404')).toBeTruthy();
});

test('content pages: a content links to its associations', async () => {
  const body = { ...news, read_at: date, trades: [{ id: 9, name: 'PETR4' }] };
  renderScreen(pages, { 'GET /api/v1/client/news/3': { body } }, {}, to.news(3));
  const about = await screen.findByRole('navigation', { name: 'Do que trata' });
  expect([...about.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Verde', '/fundos/7'],
    ['Operação PETR4', '/full-trader/operacoes/9'],
  ]);
});
