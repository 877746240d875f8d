import { associationKinds } from '@mirante/domain/content/association.ts';
import type { AssociatedResource } from '@mirante/domain/content/association.ts';
import { lazy } from 'react';
import { list, page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';
import { associationAddress } from './association-address.ts';

// Lazy, since only this page needs its code and data.
const ReportCrumb = lazy(() => import('./reports/report-crumb.tsx').then((m) => ({ default: m.ReportCrumb })));

export const pages: readonly Page[] = [
  ...list('Relatórios', to.reports(), () => import('./reports/report-list-page.tsx').then((m) => m.ReportListPage), [
    page(to.newReport(), 'Criar relatório', () =>
      import('./reports/report-create-page.tsx').then((m) => m.ReportCreatePage),
    ),
    // Before the page of a single report, whose pattern its address also matches.
    page(to.reportCopies(), 'Leitores por versão', () =>
      import('./report-copies/copy-list-page.tsx').then((m) => m.CopyListPage),
    ),
    page(to.traceReport(), 'Rastrear PDF', () => import('./report-copies/trace-page.tsx').then((m) => m.TracePage)),
    page(
      to.report(':id'),
      (id) => <ReportCrumb id={id} />,
      () => import('./reports/report-page.tsx').then((m) => m.ReportPage),
    ),
    page(
      to.editReport(':id'),
      (id) => <ReportCrumb id={id} />,
      () => import('./reports/report-edit-page.tsx').then((m) => m.ReportEditPage),
    ),
    page(
      to.reportPdf(':id'),
      (id) => <ReportCrumb id={id} />,
      () => import('./reports/report-pdf-page.tsx').then((m) => m.ReportPdfPage),
    ),
    ...associationPages('reports', { crumb: (id) => <ReportCrumb id={id} />, back: (id) => to.report(id) }),
    page(to.researchSettings(), 'Analista e declaração', () =>
      import('./research-settings/research-settings-page.tsx').then((m) => m.ResearchSettingsPage),
    ),
  ]),
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
    ...associationPages('videos', { crumb: (id) => `Vídeo ${id}`, back: (id) => to.video(id) }),
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
    ...associationPages('news', { crumb: (id) => `Notícia ${id}`, back: (id) => to.newsItem(id) }),
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

interface Content {
  crumb: Page['crumb'];
  /** The content's own page. */
  back: (id: number) => string;
}

/** One page per kind of association. */
function associationPages(resource: AssociatedResource, { crumb, back }: Content): Page[] {
  return associationKinds.map((kind) =>
    page(associationAddress(resource, ':id', kind), crumb, () =>
      import('./associations/associate-page.tsx').then((m) => m.associatePage({ resource, kind, back })),
    ),
  );
}
