import { type AuditAuthor, type AuditEntry, type AuditRequest, auditedResources } from '@mirante/domain/house/audit.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { csvOf } from './csv.ts';
import { get, type } from '../http.ts';
import type { Fields } from '../lazy-schema.ts';
import { listQuery } from './list-query.ts';

const newestFirst = { sort: ['audit.created_at'], by: 'audit.created_at', order: -1 } as const;
const filters = ({ day, id, oneOf, str }: Fields) => ({
  'audit.user_id': id(),
  /** Includes records that belong to this kind. */
  'audit.resource': oneOf(auditedResources),
  'audit.record_id': id(),
  'audit.action': str().max(120),
  /** On this day or later. */
  'audit.created_at': day(),
});
const ofAdministrators = { what: 'Ver o registro de alterações', allow: ['administrador'] } as const;

/** The log by call: one of many records takes one place. */
const listAuditRequests = get('/api/v1/audit-requests', {
  ...ofAdministrators,
  input: listQuery({ ...newestFirst, filters }),
  returns: type<Page<AuditRequest>>(),
});
export const audit = {
  listAuditRequests,
  listAuditEntries: get('/api/v1/audit-entries', {
    ...ofAdministrators,
    what: 'Ver cada registro alterado',
    input: listQuery({
      ...newestFirst,
      filters: (fields) => ({
        ...filters(fields),
        /** The entries of the call that made this entry. */
        'audit.made_with': fields.id(),
      }),
    }),
    returns: type<Page<AuditEntry>>(),
  }),
  listAuditAuthors: get('/api/v1/audit-authors', {
    ...ofAdministrators,
    what: 'Listar os autores do registro de alterações',
    returns: type<AuditAuthor[]>(),
  }),
  exportAuditEntries: csvOf('/api/v1/audit-entries.csv', 'Exportar o registro de alterações', listAuditRequests),
};
