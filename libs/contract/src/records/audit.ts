import type { Access } from '@mirante/domain/access.ts';
import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { auditedResources } from '@mirante/domain/house/audited-resources.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { csvOf } from './csv.ts';
import { get, type } from '../http.ts';
import { listQuery } from './list-query.ts';

const query = listQuery({
  sort: ['audit.created_at'],
  by: 'audit.created_at',
  order: -1,
  filters: ({ day, id, oneOf, str }) => ({
    'audit.user_id': id(),
    /** Includes records that belong to this kind. */
    'audit.resource': oneOf(auditedResources),
    'audit.record_id': id(),
    'audit.action': str().max(120),
    /** On this day or later. */
    'audit.created_at': day(),
  }),
});

const listAuditEntries = get('/api/v1/audit-entries', {
  what: 'Ver o registro de alterações',
  allow: ['administrador'],
  input: query,
  returns: type<Page<AuditEntry>>(),
});
export const audit = {
  listAuditEntries,
  exportAuditEntries: csvOf('/api/v1/audit-entries.csv', 'Exportar o registro de alterações', listAuditEntries),
};

/** A record's own log, for those who may see the record: the newest changes, up to 50. */
export const changesOf = <const P extends string>(path: P, what: string, allow: Access) =>
  get(path, { what, allow, returns: type<AuditEntry[]>() });
