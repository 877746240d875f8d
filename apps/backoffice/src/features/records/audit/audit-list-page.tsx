import { useListAuditAuthorsQuery, useListAuditRequestsQuery } from '@mirante/api-client/records/audit.ts';
import { useListRoutesQuery } from '@mirante/api-client/access/permissions.ts';
import { audit } from '@mirante/contract/records/audit.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { useRecordOptions } from '@mirante/crud/list/use-record-options.ts';
import { ListFrame } from '@mirante/crud/list/list-frame.tsx';
import { nameOf, auditedResources, type AuditAuthor } from '@mirante/domain/house/audit.ts';
import type { RoutePermission } from '@mirante/domain/access/session.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { useMemo } from 'react';
import { AuditRequests } from './audit-requests.tsx';

/** The audit log of all staff. */
export function AuditListPage() {
  const routes = useListRoutesQuery();
  const authors = useListAuditAuthorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const users = useRecordOptions(
    useMemo(() => authors.data?.map(labelled), [authors.data]),
    authors,
  );
  const actions = { options: actionsOf(routes.data ?? []), retry: routes.isError ? routes.refetch : undefined };
  const filters = [
    { label: 'Usuário', filter: filter.choice('audit.user_id', users) },
    { label: 'Registro', filter: filter.choice('audit.resource', resources) },
    { label: 'ID do registro', filter: filter.number('audit.record_id', 'ID') },
    { label: 'Ação', filter: filter.choice('audit.action', actions, 'Todas') },
    { label: 'Desde', filter: filter.day('audit.created_at') },
  ];
  return (
    <ListFrame
      title="Alterações"
      noun={['ação', 'ações']}
      of={audit.listAuditRequests}
      use={useNewestRequests}
      filters={filters}
      columns={columns}
      head={{
        purpose: 'O que a equipe criou, alterou, removeu e exportou.',
        actions: <ExportButton call={audit.exportAuditEntries} />,
      }}
      draw={(shown) => <AuditRequests {...shown} />}
    />
  );
}
AuditListPage.needs = audit.listAuditRequests;

/** Any write changes the log, so it is always refetched. */
const useNewestRequests = (query: Input<typeof audit.listAuditRequests>) =>
  useListAuditRequestsQuery(query, { refetchOnMountOrArgChange: true });

const labelled = ({ id, name, removed }: AuditAuthor) => ({ id, name: removed ? `${name} (fora da equipe)` : name });
const columns: ColumnsOf<typeof audit.listAuditRequests> = [
  { label: 'Data', cell: 'created_at', sort: 'audit.created_at' },
];
const resources = auditedResources
  .map((resource) => [resource, nameOf(resource)] as const)
  .toSorted(([, a], [, b]) => a.localeCompare(b, 'pt-BR'));
const EXPORTED = 'Exportar para planilha';

/** All writing actions, from the permissions table. */
function actionsOf(routes: readonly RoutePermission[]) {
  const writes = routes.filter(({ method }) => method !== 'GET').map(({ description }) => description);
  return [...new Set([...writes, EXPORTED])]
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    .map((action) => [action, action] as const);
}
