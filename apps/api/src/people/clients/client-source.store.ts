import type { clients } from '@mirante/contract/people/clients.ts';
import { endOfDay, startOfDay } from '@mirante/domain/dates.ts';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SourceAsk } from '../../records/page-parts.ts';
import type { Filters } from '../../records/paged.ts';
import type { Schema } from '../../database/schema.ts';
import { isUnpaidRenewal } from '../../products/holdings/holdings.store.ts';
import { isHit, isHitById, type SearchHits } from '../client-search/client-search.store.ts';

export type ClientFilters = Filters<typeof clients.listClients>;
/** With the expiry of the displayed acquisition, read only when sorted by it. */
interface Tables extends Schema {
  client: Schema['client'] & { expires_at: Date | null };
}
export type Clients = SelectQueryBuilder<Tables, 'client', object>;

/**
 * The filtered clients, read from where an index has them in the list's order: the acquisitions when filtered by them,
 * the headlines, or the clients' table. Without a sort they are counted only.
 */
export function clientsFor(
  db: Db,
  { sort, idsFirst = false, ...filters }: SourceAsk & ClientFilters,
  hits: SearchHits,
): Clients {
  // A text's ids are found already: planned as few twice, they would be joined the wrong way round.
  const first = idsFirst && hits === 'everybody';
  if (sort === 'client.name' || sort === 'client.phone') return inTable(db, filters, first).where(isHit(hits));
  const byExpiry = sort === 'client.product_expires_at';
  const asksActivity = filters['client.active_products'] !== undefined;
  if (!asksProduct(filters))
    return byExpiry || asksActivity ? headlined(db, filters).where(isHitById(hits)) : table(db).where(isHit(hits));
  if (byExpiry) return withActivity(shown(db, filters, first), filters).where(isHitById(hits));
  // The newest clients are active, the oldest are not: the other kind is not read at all.
  const holders = asksActivity
    ? headlined(db, filters).where('client.id', 'in', holdersOf(db, filters))
    : held(db, filters).distinct();
  return holders.where(isHitById(hits));
}

const asksProduct = (filters: ClientFilters) =>
  (['client.product_id', 'client.product_status', 'client.expires_from', 'client.expires_to'] as const).some(
    (name) => filters[name] !== undefined && filters[name] !== '',
  );
const active = sql<SqlBool>`exists (select from client_headline where client_id = client.id and is_active)`;
const withActivity = (clients: Clients, { 'client.active_products': has }: ClientFilters): Clients =>
  has === undefined ? clients : clients.where(has === 'true' ? active : sql<SqlBool>`not ${active}`);

const table = (db: Db) => db.selectFrom('client').where('client.removed_at', 'is', null) as unknown as Clients;

/** Names and phones are in the clients' table alone. */
function inTable(db: Db, filters: ClientFilters, idsFirst: boolean): Clients {
  const clients = withActivity(table(db), filters);
  if (!asksProduct(filters)) return clients;
  return idsFirst
    ? clients.where(isHolder('client.id', db, filters))
    : clients.where('client.id', 'in', holdersOf(db, filters));
}

/** By an array of their ids, of which the planner expects few whatever the filters. */
const isHolder = (id: string, db: Db, filters: ClientFilters) =>
  sql<SqlBool>`${sql.ref(id)} = any(array(${holdersOf(db, filters)}))`;

/** The ids of the clients with a filtered acquisition. */
const holdersOf = (db: Db, filters: ClientFilters) =>
  db
    .selectFrom('client_product as held')
    .select('held.client_id')
    .where('held.listed_at', 'is not', null)
    .where(isAsked('held', filters));

const headlined = (db: Db, { 'client.active_products': has }: ClientFilters): Clients =>
  db.selectFrom(
    db
      .selectFrom('client_headline')
      .select(['client_id as id', 'listed_at as created_at', 'expires_at'])
      .where('listed_at', 'is not', null)
      .$if(has !== undefined, (q) => q.where('is_active', '=', has === 'true'))
      .as('client'),
  );

/** One row per filtered acquisition. */
const held = (db: Db, filters: ClientFilters): Clients =>
  db.selectFrom(
    db
      .selectFrom('client_product as held')
      .select(['held.client_id as id', 'held.listed_at as created_at'])
      .where('held.listed_at', 'is not', null)
      .where(isAsked('held', filters))
      .as('client'),
  );

/**
 * One row per client, with the acquisition that it shows. Of clients without an active product none is active, by
 * which an index leaves out the active ones, which expire last.
 */
function shown(db: Db, filters: ClientFilters, idsFirst: boolean): Clients {
  const better = db
    .selectFrom('client_product as other')
    .select('other.id')
    .where(
      sql<SqlBool>`other.client_id = shown.client_id and (${rankOf('other', filters)}) > (${rankOf('shown', filters)})`,
    )
    .where(isAsked('other', filters));
  return db.selectFrom(
    db
      .selectFrom('client_product as shown')
      .select(['shown.client_id as id', 'shown.listed_at as created_at', 'shown.expires_at'])
      .where('shown.listed_at', 'is not', null)
      .where(isAsked('shown', filters))
      .$if(filters['client.active_products'] === 'false', (q) => q.where('shown.status', '<>', 'active'))
      .where((eb) => eb.not(eb.exists(better)))
      .$if(idsFirst, (q) => q.where(isHolder('shown.client_id', db, filters)))
      .as('client'),
  );
}

/**
 * The displayed one of the filtered acquisitions has the highest rank: an active one, or else the newest, but no unpaid
 * renewal or guest order beside others. A status that neither has needs no such comparison, for which the planner would
 * read all acquisitions.
 */
function rankOf(
  alias: 'cp' | 'shown' | 'other',
  { 'client.product_status': status }: ClientFilters,
): RawBuilder<unknown> {
  const mayBeUnpaid = status === undefined || status === 'pending_payment' || status === 'no_payment';
  const paid = mayBeUnpaid ? sql`not ${isUnpaidRenewal(alias)},` : sql``;
  return sql`${sql.ref(`${alias}.status`)} = 'active', ${paid} ${sql.ref(`${alias}.id`)}`;
}

/** The displayed one of the filtered acquisitions. */
export const shownOf = (db: Db, filters: ClientFilters) =>
  db
    .selectFrom('client_product as cp')
    .select(['cp.product_id', 'cp.status', 'cp.expires_at'])
    .where(sql<SqlBool>`cp.client_id = client.id`)
    .where(isAsked('cp', filters))
    .orderBy(sql`(${rankOf('cp', filters)})`, 'desc')
    .limit(1);

function isAsked(alias: 'cp' | 'held' | 'shown' | 'other', filters: ClientFilters): RawBuilder<SqlBool> {
  const { 'client.product_id': product, 'client.product_status': status } = filters;
  const { 'client.expires_from': from, 'client.expires_to': last } = filters;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const conditions = [
    ...(product === undefined ? [] : [sql<SqlBool>`${column('product_id')} = ${product}`]),
    ...(status === undefined ? [] : [sql<SqlBool>`${column('status')} = ${status}`]),
    ...(from ? [sql<SqlBool>`${column('expires_at')} >= ${startOfDay(from)}`] : []),
    ...(last ? [sql<SqlBool>`${column('expires_at')} <= ${endOfDay(last)}`] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}
