import { audit } from '@mirante/contract/records/audit.ts';
import { bindHandlers, type BoundContract } from '../http/bind-handlers.ts';
import { auditRoutes } from './audit/audit.routes.ts';

export const recordsRoutes: readonly BoundContract[] = [bindHandlers(audit, auditRoutes)];
