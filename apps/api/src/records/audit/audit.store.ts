import { audit } from '@mirante/contract/records/audit.ts';
import type { Input } from '@mirante/contract/http.ts';
import {
  auditedWithin,
  type AuditEntry,
  type AuditRequest,
  type AuditedResource,
} from '@mirante/domain/house/audit.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { eq, on, since, type Filter } from '../filters.ts';
import { asJson } from '../json.ts';
import { listOf } from '../list-of.ts';
import type { ListServices, Paging } from '../paged.ts';
import { withNames } from './names.store.ts';
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

type Filters = Omit<Input<typeof audit.listAuditRequests>, Paging>;
/** The log, or other entries of a listed one's call. */
type Alias = 'audit_entry' | 'other';
/** A record within none is its own root, so that one index serves both. */
const isOfResource = (alias: Alias, resource: AuditedResource) =>
  sql<boolean>`${sql.ref(`${alias}.${auditedWithin[resource] ? 'resource' : 'root_resource'}`)} = ${resource}`;
const isOfRecord = (alias: Alias, id: number) =>
  sql<boolean>`(${sql.ref(`${alias}.record_id`)} = ${id} or ${sql.ref(`${alias}.root_id`)} = ${id})`;

/** The entries of a listed one's call that the filters accept: author, action and time are the call's own. */
const ofSameCall = ({ 'audit.resource': resource, 'audit.record_id': record }: Partial<Filters>) =>
  sql`from audit_entry other where other.created_at = audit_entry.created_at
    and other.request_id = audit_entry.request_id
    ${resource ? sql`and ${isOfResource('other', resource)}` : sql``} ${record ? sql`and ${isOfRecord('other', record)}` : sql``}`;

const sort = { 'audit.created_at': 'audit_entry.created_at' } as const;
const where: { [F in keyof Filters]-?: Filter<NonNullable<Filters[F]>, F> } = {
  'audit.user_id': on('audit_entry.user_id', eq),
  'audit.resource': (q, resource) => q.where(isOfResource('audit_entry', resource)),
  'audit.record_id': (q, id) => q.where(isOfRecord('audit_entry', id)),
  'audit.action': on('audit_entry.action', eq),
  'audit.created_at': on('audit_entry.created_at', since),
};

const entries = listOf(audit.listAuditEntries, 'audit_entry', {
  rows,
  sort,
  where: {
    ...where,
    // All entries of a call have its time, which an index has.
    'audit.made_with': (q, id) =>
      q.where(sql<boolean>`(audit_entry.created_at, audit_entry.request_id) =
        (select listed.created_at, listed.request_id from audit_entry listed where listed.id = ${id})`),
  },
});

/**
 * A call is listed by the first of its entries that the filters accept. With an offset, "not exists" stays one index
 * lookup per entry; as a join, counting would read the whole log.
 */
const requests = listOf(audit.listAuditRequests, 'audit_entry', {
  rows: (db) =>
    db
      .selectFrom('audit_entry')
      .innerJoin('staff_user', 'staff_user.id', 'audit_entry.user_id')
      .select(['audit_entry.id', 'audit_entry.created_at', 'audit_entry.user_id', 'staff_user.name as user_name'])
      .select(['audit_entry.action', 'audit_entry.request_id'])
      .select(sql<number>`(select count(*)::int ${ofSameCall({})})`.as('size')),
  from: (db, filters) =>
    db
      .selectFrom('audit_entry')
      .where(sql<boolean>`not exists (select ${ofSameCall(filters)} and other.id < audit_entry.id offset 0)`),
  sort,
  where,
  cap: () => MAX_COUNTED,
});
/** Counting a call takes a lookup of its earlier entries. */
const MAX_COUNTED = 1000;

export async function list(
  services: ListServices,
  input: Input<typeof audit.listAuditEntries>,
): Promise<Page<AuditEntry>> {
  const page = await entries(services, input);
  return { ...page, items: await withNames(services.db, page.items) };
}

export async function listRequests(
  services: ListServices,
  input: Input<typeof audit.listAuditRequests>,
): Promise<Page<AuditRequest>> {
  const { items, ...page } = await requests(services, input);
  const ids = items.map(({ id }) => id);
  const first = await firstEntriesOf(services.db, ids, input);
  return { ...page, items: items.map((item) => ({ ...item, entries: first.get(item.id)! })) };
}

const FIRST_ENTRIES = 3;

/** The first entries of the calls that these entries stand for, among those that the filters accept. */
async function firstEntriesOf(
  db: Db,
  ids: readonly number[],
  filters: Partial<Filters>,
): Promise<Map<number, AuditEntry[]>> {
  if (ids.length === 0) return new Map();
  const shown = db
    .selectFrom('audit_entry')
    .select('audit_entry.id as listed_id')
    .select(
      sql<number>`unnest(array(select other.id ${ofSameCall(filters)} order by other.id limit ${FIRST_ENTRIES}))`.as(
        'id',
      ),
    )
    .where('audit_entry.id', 'in', ids);
  const found = await rows(db)
    .innerJoin(shown.as('shown'), 'shown.id', 'audit_entry.id')
    .select('shown.listed_id')
    .orderBy('audit_entry.id')
    .execute();
  const listed = new Map(found.map(({ id, listed_id }) => [id, listed_id]));
  const named = await withNames(
    db,
    found.map(({ listed_id: _listed, ...entry }) => asJson(entry)),
  );
  return Map.groupBy(named, ({ id }) => listed.get(id)!);
}
export const all = entries.all;

const NEWEST = 50;

interface Log {
  resource: AuditedResource;
  id: number;
  /** Parts that are left out. */
  without: readonly AuditedResource[];
}

/** Staff's changes of a record and its parts. */
export async function changesOf(db: Db, { resource, id, without }: Log): Promise<AuditEntry[]> {
  const found = await rows(db)
    .where('audit_entry.root_resource', '=', resource)
    .where('audit_entry.root_id', '=', id)
    .$if(without.length > 0, (q) => q.where('audit_entry.resource', 'not in', without))
    .orderBy('audit_entry.id', 'desc')
    .limit(NEWEST)
    .execute();
  return withNames(db, found.map(asJson));
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
  const payments = db.selectFrom('payment').select('id').where('client_id', '=', clientId);
  const refunds = db.selectFrom('refund').select('id').where('client_id', '=', clientId);
  const notes = [
    ['refund', 'obs', refunds],
    ['refund', 'reason', refunds],
    [
      'discrepancy',
      'note',
      db
        .selectFrom('discrepancy')
        .select('id')
        .where((eb) => eb.or([eb('payment_id', 'in', payments), eb('attributed_to', 'in', payments)])),
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

/**
 * Removes from the exports' filters what was typed to find this client, in any order of words, also as they were before
 * staff changed it. The client's name, and the values of those changes, must still exist.
 */
export async function forgetFilters(db: Db, clientId: number): Promise<void> {
  await sql`
    with earlier as (
      select field.key, string_agg(changed.value, ' ') as known
      from audit_entry, jsonb_each(diff) field, jsonb_array_elements_text(field.value) changed
      where resource = 'client' and root_resource = 'client' and root_id = ${clientId}
        and field.key in ('name', 'email', 'cpf', 'phone', 'cell_phone')
      group by field.key
    ), person as (
      select
        search_key(concat_ws(' ', name, email, (
          select string_agg(known, ' ') from earlier where key in ('name', 'email')
        ))) as words,
        concat_ws(' ', cpf, phone, cell_phone, (
          select string_agg(known, ' ') from earlier where key not in ('name', 'email')
        )) as digits
      from client where id = ${clientId}
    ), found as (
      select entry.id, array_agg(filter.key) as keys
      from audit_entry entry, jsonb_each(entry.diff) filter, person
      where entry.change = 'export' and jsonb_typeof(filter.value -> 1) = 'string' and length(filter.value ->> 1) >= 3
        and (
          (
            select bool_and(position(typed.word in words) > 0)
            from regexp_split_to_table(search_key(filter.value ->> 1), '[^[:alnum:]]+') typed (word) where typed.word <> ''
          )
          or length(regexp_replace(filter.value ->> 1, '\\D', '', 'g')) >= 6
            and position(regexp_replace(filter.value ->> 1, '\\D', '', 'g') in digits) > 0
        )
      group by entry.id
    )
    update audit_entry set diff = diff - found.keys from found where audit_entry.id = found.id`.execute(db);
}
