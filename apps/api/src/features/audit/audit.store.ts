import type { audit } from '@mirante/contract/audit.ts';
import type { AuditedResource, AuditEntry } from '@mirante/domain/audit.ts';
import { startOfDay } from '@mirante/domain/dates.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../../db.ts';
import { paged, type PageIds } from '../../http/paged.ts';
import type { Schema } from '../../schema.ts';

const columns = [
  'audit_entry.id', 'audit_entry.created_at', 'audit_entry.user_id', 'staff_user.name as user_name', 'audit_entry.action', 'audit_entry.request_id', 'audit_entry.change',
  'audit_entry.resource', 'audit_entry.record_id', 'audit_entry.root_resource', 'audit_entry.root_id', 'audit_entry.diff',
] as const;
const view = ({ created_at, ...row }: Selectable<Schema['audit_entry']> & { user_name: string }): AuditEntry => ({ ...row, created_at: created_at.toISOString() });

export const list = paged<typeof audit.listAuditEntries>()({
  from: (db: Db) => db.selectFrom('audit_entry'),
  id: 'audit_entry.id',
  sort: { 'audit.created_at': 'audit_entry.created_at' },
  where: {
    'audit.user_id': (q, id) => q.where('audit_entry.user_id', '=', id),
    'audit.resource': (q, resource) => q.where((eb) => eb.or([eb('audit_entry.resource', '=', resource), eb('audit_entry.root_resource', '=', resource)])),
    'audit.record_id': (q, id) => q.where((eb) => eb.or([eb('audit_entry.record_id', '=', id), eb('audit_entry.root_id', '=', id)])),
    'audit.action': (q, action) => q.where('audit_entry.action', '=', action),
    'audit.created_at': (q, day) => (day === '' ? q : q.where('audit_entry.created_at', '>=', startOfDay(day))),
  },
  show: (db: Db, page: PageIds) => db.selectFrom(page).innerJoin('audit_entry', 'audit_entry.id', 'page.id').innerJoin('staff_user', 'staff_user.id', 'audit_entry.user_id').select(columns),
  view: (row) => view(row),
});

const NEWEST = 50;

/** What staff did to one record, and to what shows on its page. */
export async function changesOf(db: Db, resource: AuditedResource, id: number): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .innerJoin('staff_user', 'staff_user.id', 'audit_entry.user_id')
    .select(columns)
    .where('audit_entry.root_resource', '=', resource)
    .where('audit_entry.root_id', '=', id)
    .orderBy('audit_entry.id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map(view);
}

/** Leaves who changed what and when, and takes the values: of a client who was removed, no word may stay. */
export async function forgetValues(db: Db, clientId: number): Promise<void> {
  await db.updateTable('audit_entry').set({ diff: '{}' }).where('root_resource', '=', 'client').where('root_id', '=', clientId).execute();
}
