import type { AuditedResource } from '@mirante/domain/house/audit.ts';
import { sql } from 'kysely';
import type { Actor } from '../database/audited-db.ts';
import type { Db } from '../database/db.ts';

interface Act {
  change: 'update' | 'view' | 'trace' | 'export';
  resource: AuditedResource;
  /** That of one record, if it concerned one. */
  recordId?: number | null;
  diff: Record<string, [before: null, after: unknown]>;
}

/** Logs an act of staff that changes no audited row: of those, the audit triggers write nothing. */
export const insertAuditEntry = (
  db: Db,
  { at, user_id, action, request_id }: Actor,
  { change, resource, recordId = null, diff }: Act,
): Promise<unknown> =>
  sql`
    insert into audit_entry (created_at, user_id, action, request_id, change, resource, record_id, root_resource, root_id, diff)
    values (${at}, ${user_id}, ${action}, ${request_id}, ${change}, ${resource}, ${recordId}, ${resource}, ${recordId}, ${JSON.stringify(diff)})`.execute(
    db,
  );
