import type { board } from '@mirante/contract/content/board.ts';
import type { news } from '@mirante/contract/content/news.ts';
import type { reportCopies } from '@mirante/contract/content/report-copies.ts';
import type { reports } from '@mirante/contract/content/reports.ts';
import type { videos } from '@mirante/contract/content/videos.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  reports: (query: QueryOf<typeof reports.listReports> = {}) => address('/relatorios', query),
  report: (id: Id) => `/relatorios/${id}`,
  editReport: (id: Id) => `/relatorios/${id}/editar`,
  reportPdf: (id: Id) => `/relatorios/${id}/pdf`,
  newReport: () => '/criar-relatorio',
  traceReport: () => '/relatorios/rastrear',
  reportCopies: (query: QueryOf<typeof reportCopies.listReportCopies> = {}) => address('/relatorios/leitores', query),
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
