import { audit } from '@mirante/contract/records/audit.ts';
import { on, type Served } from '../http/served.ts';
import { auditRoutes } from './audit/audit.routes.ts';

export const recordsRoutes: readonly Served[] = [on(audit, auditRoutes)];
