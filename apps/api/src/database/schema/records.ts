import type { Id, Json, Moment } from './columns.ts';
import type { AuditEntry, Change, AuditedResource } from '@mirante/domain/house/audit.ts';

export interface RecordsTables {
  audit_entry: {
    id: Id;
    created_at: Moment;
    user_id: number;
    action: string;
    request_id: string;
    change: Change;
    resource: AuditedResource;
    record_id: number | null;
    root_resource: AuditedResource;
    root_id: number | null;
    diff: Json<AuditEntry['diff']>;
  };
}
