import type { reports } from '@mirante/contract/content/reports.ts';
import { associations, type AssociatedResource, type AssociationKind } from '@mirante/domain/content/association.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

const folders: Record<AssociatedResource, string> = { reports: '/relatorios', videos: '/videos', news: '/noticias' };

export const to = {
  reports: (query: QueryOf<typeof reports.listReports> = {}) => address('/relatorios', query),
  report: (id: Id) => `/relatorios/${id}`,
  editReport: (id: Id) => `/relatorios/${id}/editar`,
  reportPdf: (id: Id) => `/relatorios/${id}/pdf`,
  newReport: () => '/criar-relatorio',
  associate: (resource: AssociatedResource, id: Id, kind: AssociationKind) =>
    `${folders[resource]}/${id}/${associations[kind].address}`,
  researchSettings: () => '/analista-e-declaracao',
};
export const recordAddresses: RecordAddresses = {
  report: to.report,
  research_settings: to.researchSettings,
};
