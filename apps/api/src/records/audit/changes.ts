import { mayCall, type Viewer } from '@mirante/domain/access.ts';
import { readersOfParts, type AuditEntry, type AuditedResource } from '@mirante/domain/house/audit.ts';
import type { Services } from '../../services.ts';
import * as store from './audit.store.ts';

/** The handler of a record's own log. Parts of the record that the viewer may not read are left out. */
export const changesOf =
  (resource: AuditedResource) =>
  ({ db, params, viewer }: Pick<Services, 'db'> & { params: { id: number }; viewer: Viewer }): Promise<AuditEntry[]> =>
    store.changesOf(db, { resource, id: params.id, without: partsClosedTo(viewer) });

const partsClosedTo = (viewer: Viewer): AuditedResource[] =>
  Object.entries(readersOfParts).flatMap(([part, readers]) =>
    mayCall(readers, viewer) ? [] : [part as AuditedResource],
  );
