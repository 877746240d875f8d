import { audit } from '@mirante/contract/records/audit.ts';
import type { Input } from '@mirante/contract/http.ts';
import { auditedWithin, type AuditEntry } from '@mirante/domain/house/audit.ts';
import type { AuditedResource } from '@mirante/domain/house/audited-resources.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { eq, on, since } from '../filters.ts';
import { asJson } from '../json.ts';
import { listOf } from '../list-of.ts';
import type { ListServices } from '../paged.ts';
import { withNames, type Named, type Unnamed } from './names.store.ts';
import { titles } from './titles.ts';

/** A removed record has no name. */
const rootName = sql<string | null>`case audit_entry.root_resource ${sql.join(
  titles.map(
    ({ resource, table, column }) =>
      sql`when ${resource} then (select ${sql.ref(`${table}.${column}`)} from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = root_id)`,
  ),
  sql` `,
)} end`;
const rows = (db: Db) =>
  db
    .selectFrom('audit_entry')
    .innerJoin('staff_user', 'staff_user.id', 'audit_entry.user_id')
    .select(['audit_entry.id', 'audit_entry.created_at', 'audit_entry.user_id', 'staff_user.name as user_name'])
    .select(['audit_entry.action', 'audit_entry.request_id', 'audit_entry.change', 'audit_entry.resource'])
    .select(['audit_entry.record_id', 'audit_entry.root_resource', 'audit_entry.root_id', 'audit_entry.diff'])
    .select(rootName.as('root_name'));

const entries = listOf(audit.listAuditEntries, 'audit_entry', {
  rows,
  sort: { 'audit.created_at': 'audit_entry.created_at' },
  where: {
    'audit.user_id': on('audit_entry.user_id', eq),
    // A record within none is its own root, so that one index serves both.
    'audit.resource': (q, resource) =>
      q.where(auditedWithin[resource] ? 'audit_entry.resource' : 'audit_entry.root_resource', '=', resource),
    'audit.record_id': (q, id) =>
      q.where((eb) => eb.or([eb('audit_entry.record_id', '=', id), eb('audit_entry.root_id', '=', id)])),
    'audit.action': on('audit_entry.action', eq),
    'audit.created_at': on('audit_entry.created_at', since),
  },
});

export async function list(
  services: ListServices,
  input: Input<typeof audit.listAuditEntries>,
): Promise<Page<AuditEntry>> {
  const page = await entries(services, input);
  return { ...page, items: await completed(services.db, page.items) };
}

const completed = async (db: Db, items: readonly Unnamed[]): Promise<AuditEntry[]> =>
  withSizes(db, await withNames(db, items));

/** All entries of a call have its time, so that its size is counted in the index of times. */
async function withSizes(db: Db, items: readonly Named[]): Promise<AuditEntry[]> {
  if (items.length === 0) return [];
  const calls = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => ['created_at', 'request_id', fn.countAll<number>().as('size')])
    .where(
      'created_at',
      'in',
      items.map(({ created_at }) => new Date(created_at)),
    )
    .groupBy(['created_at', 'request_id'])
    .execute();
  const keyOf = (at: Date | string, request: string) => `${new Date(at).getTime()} ${request}`;
  const sizes = new Map(calls.map(({ created_at, request_id, size }) => [keyOf(created_at, request_id), size]));
  return items.map((entry) => ({ ...entry, request_size: sizes.get(keyOf(entry.created_at, entry.request_id))! }));
}
export const all = entries.all;

const NEWEST = 50;

/** Staff's changes of a record and its parts. */
export async function changesOf(db: Db, resource: AuditedResource, id: number): Promise<AuditEntry[]> {
  const found = await rows(db)
    .where('audit_entry.root_resource', '=', resource)
    .where('audit_entry.root_id', '=', id)
    .orderBy('audit_entry.id', 'desc')
    .limit(NEWEST)
    .execute();
  return completed(db, found.map(asJson));
}

/**
 * Keeps who changed what and when, and removes the values of a removed client. Amounts of refunds and discrepancies
 * stay.
 */
export async function forgetValues(db: Db, clientId: number): Promise<void> {
  await db
    .updateTable('audit_entry')
    .set({ diff: '{}' })
    .where('root_resource', '=', 'client')
    .where('root_id', '=', clientId)
    .execute();
  const notes = [
    ['refund', 'obs', db.selectFrom('refund').select('id').where('client_id', '=', clientId)],
    [
      'discrepancy',
      'note',
      db
        .selectFrom('discrepancy')
        .innerJoin('payment', 'payment.id', 'payment_id')
        .select('discrepancy.id')
        .where('client_id', '=', clientId),
    ],
  ] as const;
  for (const [resource, note, ids] of notes)
    await db
      .updateTable('audit_entry')
      .set({ diff: sql`diff - ${note}` })
      .where('root_resource', '=', resource)
      .where('root_id', 'in', ids)
      .execute();
}

/** Removes from the exports' filters what was typed to find this client, whose name must still exist. */
export async function forgetFilters(db: Db, clientId: number): Promise<void> {
  await sql`
    with person as (
      select search_key(concat_ws(' ', name, email)) as words, concat_ws(' ', cpf, phone, cell_phone) as digits
      from client where id = ${clientId}
    ), found as (
      select entry.id, array_agg(filter.key) as keys
      from audit_entry entry, jsonb_each(entry.diff) filter, person
      where entry.change = 'export' and jsonb_typeof(filter.value -> 1) = 'string' and length(filter.value ->> 1) >= 3
        and (
          position(search_key(filter.value ->> 1) in words) > 0
          or length(regexp_replace(filter.value ->> 1, '\\D', '', 'g')) >= 6
            and position(regexp_replace(filter.value ->> 1, '\\D', '', 'g') in digits) > 0
        )
      group by entry.id
    )
    update audit_entry set diff = diff - found.keys from found where audit_entry.id = found.id`.execute(db);
}
