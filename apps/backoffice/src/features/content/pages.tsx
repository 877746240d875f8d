import { associationKinds, associations } from '@mirante/domain/content/association.ts';
import type { AssociatedResource } from '@mirante/domain/content/association.ts';
import { page, pageTree, type Page } from '../../app/page.tsx';
import { recordName } from '../../app/record-name.tsx';
import { to } from '../../app/to.ts';
import { associationAddress } from './association-address.ts';

const reportName = recordName(
  'Relatório',
  () => import('@mirante/api-client/content/reports.ts').then((m) => m.useGetReportQuery),
  'name',
);
const videoName = recordName(
  'Vídeo',
  () => import('@mirante/api-client/content/videos.ts').then((m) => m.useGetVideoQuery),
  'name',
);
const newsName = recordName(
  'Notícia',
  () => import('@mirante/api-client/content/news.ts').then((m) => m.useGetNewsItemQuery),
  'title',
);
const noticeName = recordName(
  'Recado',
  () => import('@mirante/api-client/content/board.ts').then((m) => m.useGetNoticeQuery),
  'title',
);

export const pages: readonly Page[] = [
  ...pageTree(
    to.reports(),
    'Relatórios',
    () => import('./reports/report-list-page.tsx').then((m) => m.ReportListPage),
    [
      page(to.newReport(), 'Criar relatório', () =>
        import('./reports/report-create-page.tsx').then((m) => m.ReportCreatePage),
      ),
      // Before the page of a single report, whose pattern its address also matches.
      page(to.reportCopies(), 'Leitores por versão', () =>
        import('./report-copies/copy-list-page.tsx').then((m) => m.CopyListPage),
      ),
      page(to.traceReport(), 'Rastrear PDF', () => import('./report-copies/trace-page.tsx').then((m) => m.TracePage)),
      ...pageTree(to.report(':id'), reportName, () => import('./reports/report-page.tsx').then((m) => m.ReportPage), [
        page(to.editReport(':id'), 'Editar', () =>
          import('./reports/report-edit-page.tsx').then((m) => m.ReportEditPage),
        ),
        page(to.reportPdf(':id'), 'PDF', () => import('./reports/report-pdf-page.tsx').then((m) => m.ReportPdfPage)),
        ...associationPages('reports', to.report),
      ]),
      page(to.researchSettings(), 'Analista e declaração', () =>
        import('./research-settings/research-settings-page.tsx').then((m) => m.ResearchSettingsPage),
      ),
    ],
  ),
  ...pageTree(to.videos(), 'Vídeos', () => import('./videos/video-list-page.tsx').then((m) => m.VideoListPage), [
    page(to.newVideo(), 'Criar vídeo', () => import('./videos/video-create-page.tsx').then((m) => m.VideoCreatePage)),
    ...pageTree(to.video(':id'), videoName, () => import('./videos/video-page.tsx').then((m) => m.VideoPage), [
      page(to.editVideo(':id'), 'Editar', () => import('./videos/video-edit-page.tsx').then((m) => m.VideoEditPage)),
      ...associationPages('videos', to.video),
    ]),
  ]),
  ...pageTree(to.news(), 'Notícias', () => import('./news/news-list-page.tsx').then((m) => m.NewsListPage), [
    page(to.newNewsItem(), 'Criar notícia', () => import('./news/news-create-page.tsx').then((m) => m.NewsCreatePage)),
    ...pageTree(to.newsItem(':id'), newsName, () => import('./news/news-page.tsx').then((m) => m.NewsPage), [
      page(to.editNewsItem(':id'), 'Editar', () => import('./news/news-edit-page.tsx').then((m) => m.NewsEditPage)),
      ...associationPages('news', to.newsItem),
    ]),
  ]),
  ...pageTree(to.notices(), 'Recados', () => import('./board/notice-list-page.tsx').then((m) => m.NoticeListPage), [
    page(to.newNotice(), 'Criar recado', () =>
      import('./board/notice-create-page.tsx').then((m) => m.NoticeCreatePage),
    ),
    ...pageTree(to.notice(':id'), noticeName, () => import('./board/notice-page.tsx').then((m) => m.NoticePage), [
      page(to.editNotice(':id'), 'Editar', () => import('./board/notice-edit-page.tsx').then((m) => m.NoticeEditPage)),
    ]),
  ]),
];

/** One page per kind of association; `back` is the content's own. */
function associationPages(resource: AssociatedResource, back: (id: number) => string): Page[] {
  return associationKinds.map((kind) =>
    page(associationAddress(resource, ':id', kind), `Associar ${associations[kind].one}`, () =>
      import('./associations/associate-page.tsx').then((m) => m.associatePage({ resource, kind, back })),
    ),
  );
}
