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

/**
 * Logs an act of staff that changes no audited row: of those, the audit triggers write nothing. `by` is who reads; who
 * writes is known from the call's database, as the triggers know it.
 */
export const insertAuditEntry = (
  db: Db,
  { change, resource, recordId = null, diff }: Act,
  by?: Actor,
): Promise<unknown> =>
  sql`
    insert into audit_entry (created_at, user_id, action, request_id, change, resource, record_id, root_resource, root_id, diff)
    select (actor ->> 'at')::timestamptz, (actor ->> 'user_id')::int, actor ->> 'action', actor ->> 'request_id',
      ${change}, ${resource}, ${recordId}::int, ${resource}, ${recordId}::int, ${JSON.stringify(diff)}::jsonb
    from (select ${by ? sql`${JSON.stringify(by)}` : sql`current_setting('mirante.actor')`}::jsonb as actor) caller`.execute(
    db,
  );
