import type { Access } from '@mirante/domain/access.ts';
import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { get, type } from '../http.ts';

/** A record's own log, for those who may see the record: the newest changes, up to 50. */
export const changesOf = <const P extends string>(path: P, what: string, allow: Access) =>
  get(path, { what, allow, returns: type<AuditEntry[]>() });
