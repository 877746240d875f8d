import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import type { AuditedResource } from '@mirante/domain/house/audited-resources.ts';
import type { Services } from '../../services.ts';
import * as store from './audit.store.ts';

/** The handler of a record's own log. */
export const changesOf =
  (resource: AuditedResource) =>
  ({ db, params }: Pick<Services, 'db'> & { params: { id: number } }): Promise<AuditEntry[]> =>
    store.changesOf(db, resource, params.id);
