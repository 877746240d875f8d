import type { reports } from '@mirante/contract/content/reports.ts';
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
  associateReportToStock: (id: Id) => associationAddress('reports', id, 'stocks'),
  associateReportToStockPortfolio: (id: Id) => associationAddress('reports', id, 'stock-portfolios'),
  traceReport: () => '/relatorios/rastrear',
  researchSettings: () => '/analista-e-declaracao',
};
export const recordAddresses: RecordAddresses = {
  report: to.report,
  research_settings: to.researchSettings,
};
