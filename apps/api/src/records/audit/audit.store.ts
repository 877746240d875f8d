import type { audit } from '@mirante/contract/records/audit.ts';
import type { Input } from '@mirante/contract/http.ts';
import { auditedWithin, type AuditedResource, type AuditEntry } from '@mirante/domain/house/audit.ts';
import { startOfDay } from '@mirante/domain/dates.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import { paged, type ListServices, type PageIds } from '../paged.ts';
import type { Schema } from '../../database/schema.ts';
import { withNames, type Unnamed } from './names.store.ts';

/** A record that is gone has no name any more. */
const rootName = sql<string | null>`case audit_entry.root_resource
  when 'client' then (select name from client where client.id = root_id)
  when 'product' then (select name from product where product.id = root_id)
  when 'coupon' then (select code from coupon where coupon.id = root_id)
  when 'user' then (select name from staff_user where staff_user.id = root_id)
  when 'stock_portfolio' then (select name from stock_portfolio where stock_portfolio.id = root_id)
end`.as('root_name');
const columns = [
  'audit_entry.id',
  'audit_entry.created_at',
  'audit_entry.user_id',
  'staff_user.name as user_name',
  'audit_entry.action',
  'audit_entry.request_id',
  'audit_entry.change',
  'audit_entry.resource',
  'audit_entry.record_id',
  'audit_entry.root_resource',
  'audit_entry.root_id',
  'audit_entry.diff',
  rootName,
] as const;
const view = ({
  created_at,
  ...row
}: Selectable<Schema['audit_entry']> & { user_name: string; root_name: string | null }): Unnamed => ({
  ...row,
  created_at: created_at.toISOString(),
});

const entries = paged<typeof audit.listAuditEntries>()({
  from: (db: Db) => db.selectFrom('audit_entry'),
  id: 'audit_entry.id',
  sort: { 'audit.created_at': 'audit_entry.created_at' },
  where: {
    'audit.user_id': (q, id) => q.where('audit_entry.user_id', '=', id),
    // What is within nothing is its own root: either way one index has them in order.
    'audit.resource': (q, resource) =>
      q.where(auditedWithin[resource] ? 'audit_entry.resource' : 'audit_entry.root_resource', '=', resource),
    'audit.record_id': (q, id) =>
      q.where((eb) => eb.or([eb('audit_entry.record_id', '=', id), eb('audit_entry.root_id', '=', id)])),
    'audit.action': (q, action) => q.where('audit_entry.action', '=', action),
    'audit.created_at': (q, day) => (day === '' ? q : q.where('audit_entry.created_at', '>=', startOfDay(day))),
  },
  show: (db: Db, page: PageIds) =>
    db
      .selectFrom(page)
      .innerJoin('audit_entry', 'audit_entry.id', 'page.id')
      .innerJoin('staff_user', 'staff_user.id', 'audit_entry.user_id')
      .select(columns),
  view: (row) => view(row),
});

export async function list(
  services: ListServices,
  input: Input<typeof audit.listAuditEntries>,
): Promise<Page<AuditEntry>> {
  const page = await entries(services, input);
  return { ...page, items: await withNames(services.db, page.items) };
}
export const all = entries.all;

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
  return withNames(db, rows.map(view));
}

/** Leaves who changed what and when, and takes the values: of a client who was removed, no word may stay. */
export async function forgetValues(db: Db, clientId: number): Promise<void> {
  await db
    .updateTable('audit_entry')
    .set({ diff: '{}' })
    .where('root_resource', '=', 'client')
    .where('root_id', '=', clientId)
    .execute();
}
