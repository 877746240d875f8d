import type { board } from '@mirante/contract/content/board.ts';
import type { news } from '@mirante/contract/content/news.ts';
import type { reportCopies } from '@mirante/contract/content/report-copies.ts';
import type { reports } from '@mirante/contract/content/reports.ts';
import type { videos } from '@mirante/contract/content/videos.ts';
import { associations, type AssociatedResource, type AssociationKind } from '@mirante/domain/content/association.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

const folders: Record<AssociatedResource, string> = { reports: '/relatorios', videos: '/videos', news: '/noticias' };

/** Where a content is associated to records of one kind. */
export const associationAddress = (resource: AssociatedResource, id: Id, kind: AssociationKind): string =>
  `${folders[resource]}/${id}/${associations[kind].address}`;

export const to = {
  reports: (query: QueryOf<typeof reports.listReports> = {}) => address('/relatorios', query),
  report: (id: Id) => `/relatorios/${id}`,
  editReport: (id: Id) => `/relatorios/${id}/editar`,
  reportPdf: (id: Id) => `/relatorios/${id}/pdf`,
  newReport: () => '/criar-relatorio',
  associateReportToTag: (id: Id) => associationAddress('reports', id, 'tags'),
  associateReportToFund: (id: Id) => associationAddress('reports', id, 'funds'),
  associateReportToPortfolio: (id: Id) => associationAddress('reports', id, 'portfolios'),
  associateReportToStock: (id: Id) => associationAddress('reports', id, 'stocks'),
  associateReportToStockPortfolio: (id: Id) => associationAddress('reports', id, 'stock-portfolios'),
  traceReport: () => '/relatorios/rastrear',
  reportCopies: (query: QueryOf<typeof reportCopies.listReportCopies> = {}) => address('/relatorios/leitores', query),
  associateVideoToTag: (id: Id) => associationAddress('videos', id, 'tags'),
  associateVideoToFund: (id: Id) => associationAddress('videos', id, 'funds'),
  associateVideoToPortfolio: (id: Id) => associationAddress('videos', id, 'portfolios'),
  associateVideoToStock: (id: Id) => associationAddress('videos', id, 'stocks'),
  associateVideoToStockPortfolio: (id: Id) => associationAddress('videos', id, 'stock-portfolios'),
  associateNewsItemToTag: (id: Id) => associationAddress('news', id, 'tags'),
  associateNewsItemToFund: (id: Id) => associationAddress('news', id, 'funds'),
  associateNewsItemToPortfolio: (id: Id) => associationAddress('news', id, 'portfolios'),
  associateNewsItemToStock: (id: Id) => associationAddress('news', id, 'stocks'),
  associateNewsItemToStockPortfolio: (id: Id) => associationAddress('news', id, 'stock-portfolios'),
  researchSettings: () => '/analista-e-declaracao',
  videos: (query: QueryOf<typeof videos.listVideos> = {}) => address('/videos', query),
  video: (id: Id) => `/videos/${id}`,
  editVideo: (id: Id) => `/videos/${id}/editar`,
  newVideo: () => '/criar-video',
  news: (query: QueryOf<typeof news.listNews> = {}) => address('/noticias', query),
  newsItem: (id: Id) => `/noticias/${id}`,
  editNewsItem: (id: Id) => `/noticias/${id}/editar`,
  newNewsItem: () => '/criar-noticia',
  notices: (query: QueryOf<typeof board.listNotices> = {}) => address('/recados', query),
  notice: (id: Id) => `/recados/${id}`,
  editNotice: (id: Id) => `/recados/${id}/editar`,
  newNotice: () => '/criar-recado',
};
export const recordAddresses: RecordAddresses = {
  report: to.report,
  research_settings: to.researchSettings,
  video: to.video,
  news: to.newsItem,
  board: to.notice,
};
