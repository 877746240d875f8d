import type { audit } from '@mirante/contract/audit.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './audit.store.ts';

export const auditRoutes: Handlers<typeof audit> = {
  listAuditEntries: ({ input, ...services }) => store.list(services, input),
};
