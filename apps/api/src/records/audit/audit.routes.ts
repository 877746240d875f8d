import type { audit } from '@mirante/contract/records/audit.ts';
import { sendCsv } from '../csv.ts';
import type { Handlers } from '../../http/serve.ts';
import { auditCsv } from './audit.csv.ts';
import * as store from './audit.store.ts';
import { authors } from './authors.store.ts';

export const auditRoutes: Handlers<typeof audit> = {
  listAuditRequests: ({ input, ...services }) => store.listRequests(services, input),
  listAuditEntries: ({ input, ...services }) => store.list(services, input),
  listAuditAuthors: ({ db }) => authors(db),
  exportAuditEntries: (call) =>
    sendCsv(call, { resource: 'audit', name: 'alteracoes', columns: auditCsv, rows: store.all(call, call.input) }),
};
