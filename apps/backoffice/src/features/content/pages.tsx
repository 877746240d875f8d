import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

export const pages: readonly Page[] = [
  ...list('Vídeos', to.videos(), () => import('./videos/video-list-page.tsx').then((m) => m.VideoListPage), [
    page(to.newVideo(), 'Criar vídeo', () => import('./videos/video-create-page.tsx').then((m) => m.VideoCreatePage)),
    page(
      to.video(':id'),
      (id) => `Vídeo ${id}`,
      () => import('./videos/video-page.tsx').then((m) => m.VideoPage),
    ),
    page(
      to.editVideo(':id'),
      (id) => `Vídeo ${id}`,
      () => import('./videos/video-edit-page.tsx').then((m) => m.VideoEditPage),
    ),
  ]),
  ...list('Notícias', to.news(), () => import('./news/news-list-page.tsx').then((m) => m.NewsListPage), [
    page(to.newNewsItem(), 'Criar notícia', () => import('./news/news-create-page.tsx').then((m) => m.NewsCreatePage)),
    page(
      to.newsItem(':id'),
      (id) => `Notícia ${id}`,
      () => import('./news/news-page.tsx').then((m) => m.NewsPage),
    ),
    page(
      to.editNewsItem(':id'),
      (id) => `Notícia ${id}`,
      () => import('./news/news-edit-page.tsx').then((m) => m.NewsEditPage),
    ),
  ]),
  ...list('Recados', to.notices(), () => import('./board/notice-list-page.tsx').then((m) => m.NoticeListPage), [
    page(to.newNotice(), 'Criar recado', () =>
      import('./board/notice-create-page.tsx').then((m) => m.NoticeCreatePage),
    ),
    page(
      to.notice(':id'),
      (id) => `Recado ${id}`,
      () => import('./board/notice-page.tsx').then((m) => m.NoticePage),
    ),
    page(
      to.editNotice(':id'),
      (id) => `Recado ${id}`,
      () => import('./board/notice-edit-page.tsx').then((m) => m.NoticeEditPage),
    ),
  ]),
];
