import type { clients } from '@mirante/contract/people/clients.ts';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Filters } from '../../records/paged.ts';
import type { Schema } from '../../database/schema.ts';

export type ClientFilters = Filters<typeof clients.listClients>;
/** `shown` is the acquisition whose expiry the list sorts by: it is joined only then. */
export interface Tables extends Schema {
  shown: { client_id: number; expires_at: Date | null };
}
export type Clients = SelectQueryBuilder<Tables, 'client' | 'shown', object>;

/** What says whether a client has an active product, where the list does not show that very row. */
const hasActive = sql<SqlBool>`exists (select from client_headline where client_id = client.id and is_active)`;
const allClients = (db: Db) => db.selectFrom('client').where('client.removed_at', 'is', null);
function clientsWith(db: Db, { 'client.active_products': has }: ClientFilters) {
  return has === undefined
    ? allClients(db)
    : allClients(db).where(has === 'true' ? hasActive : sql<SqlBool>`not ${hasActive}`);
}
const asksProduct = (filters: ClientFilters) =>
  filters['client.product_id'] !== undefined || filters['client.product_status'] !== undefined;

/** Clients with any acquisition of this product in this state. */
export function withProduct(db: Db, filters: ClientFilters): Clients {
  if (!asksProduct(filters)) return clientsWith(db, filters);
  const owners = db.selectFrom('client_product as cp').select('cp.client_id').where(asked('cp', filters));
  return clientsWith(db, filters).where('client.id', 'in', owners);
}

/** The same clients, each joined to the one acquisition that its row shows. */
export function withShownProduct(db: Db, filters: ClientFilters): Clients {
  if (!asksProduct(filters)) {
    const { 'client.active_products': has } = filters;
    const shown = allClients(db).innerJoin('client_headline as shown', 'shown.client_id', 'client.id');
    return has === undefined ? shown : shown.where('shown.is_active', '=', has === 'true');
  }
  const better = db
    .selectFrom('client_product as other')
    .select('other.id')
    .where(
      sql<SqlBool>`other.client_id = shown.client_id and (other.status = 'active', other.id) > (shown.status = 'active', shown.id)`,
    )
    .where(asked('other', filters));
  return clientsWith(db, filters)
    .innerJoin('client_product as shown', 'shown.client_id', 'client.id')
    .where(asked('shown', filters))
    .where((eb) => eb.not(eb.exists(better)));
}

/** Of the acquisitions that are asked for, what a row shows: an active one, or else the newest. */
export const shownOf = (db: Db, filters: ClientFilters) =>
  db
    .selectFrom('client_product as cp')
    .select(['cp.product_id', 'cp.status', 'cp.expires_at'])
    .where(sql<SqlBool>`cp.client_id = client.id`)
    .where(asked('cp', filters))
    .orderBy(sql`cp.status = 'active'`, 'desc')
    .orderBy('cp.id', 'desc')
    .limit(1);

function asked(table: 'cp' | 'shown' | 'other', filters: ClientFilters): RawBuilder<SqlBool> {
  const { 'client.product_id': product, 'client.product_status': status } = filters;
  const isProduct = product === undefined ? sql`true` : sql`${sql.ref(`${table}.product_id`)} = ${product}`;
  const isStatus = status === undefined ? sql`true` : sql`${sql.ref(`${table}.status`)} = ${status}`;
  return sql<SqlBool>`${isProduct} and ${isStatus}`;
}
