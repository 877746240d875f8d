import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { recordAddresses } from '../app/to.ts';

type EntryReference = Pick<AuditEntry, 'resource' | 'record_id' | 'root_id' | 'change'>;

/** The page of an entry's record, while the record exists. */
export const addressOf = ({ resource, record_id, root_id, change }: EntryReference): string | undefined =>
  record_id === null || change === 'remove' ? undefined : recordAddresses[resource]?.(record_id, root_id);
