import type { clients } from '@mirante/contract/people/clients.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { Client, ClientRow } from '@mirante/domain/people/client.ts';
import { COUNT_CAP, type Page } from '@mirante/domain/records/page.ts';
import { sql, type InferResult, type SqlBool } from 'kysely';
import { clientAddressOf } from '../../access/login/client-address.store.ts';
import { clientProductsAt } from '../../products/holdings/holdings.store.ts';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';
import { on, since } from '../../records/filters.ts';
import type { PageIds } from '../../records/page-parts.ts';
import { paged, type ListServices } from '../../records/paged.ts';
import {
  COUNTED_AMONG_OTHERS,
  hitsOf,
  isMany,
  isOne,
  MANY_AMONG_OTHERS,
  MANY_HITS,
  totalOf,
  type SearchHits,
} from '../client-search/client-search.store.ts';
import { clientRow } from '../client.store.ts';
import { clientsFor, shownOf, type ClientFilters, type Clients } from './client-source.store.ts';

type Ask = Input<typeof clients.listClients>;
const hitsFor = ({ db }: ListServices, input: Ask): Promise<SearchHits> =>
  hitsOf(db, {
    text: input['client.filter'],
    phone: input['client.phone'],
    most: isAmongOthers(input) ? MANY_AMONG_OTHERS : MANY_HITS,
  });
/** Whether other filters reduce the hits of text and phone. */
const isAmongOthers = (input: Partial<Ask>): boolean =>
  Object.entries(input).some(
    ([name, value]) =>
      value !== undefined && name.startsWith('client.') && name !== 'client.filter' && name !== 'client.phone',
  );

export const list = async (services: ListServices, input: Ask): Promise<Page<ClientRow>> =>
  listAmong(await hitsFor(services, input), rowOf)(services, input);
export async function* listAll(services: ListServices, input: Ask): AsyncGenerator<ExportedClient[]> {
  yield* listAmong(await hitsFor(services, input), exportedRowOf).all(services, input);
}

/** A client in the file, which has what its page shows to the same roles. */
export type ExportedClient = ClientRow & Pick<Client, 'email' | 'cpf'>;

const hasPending = sql<SqlBool>`exists (select from payment where client_id = client.id and status = 'pending')`;
const asksErasure = sql<SqlBool>`exists (select from erasure_request where client_id = client.id and closed_at is null)`;
const show = (db: Db, page: PageIds, filters: ClientFilters) =>
  db
    .selectFrom(page)
    .innerJoin('client', 'client.id', 'page.id')
    .leftJoinLateral(shownOf(db, filters).as('shown'), (join) => join.onTrue())
    .leftJoin('product', 'product.id', 'shown.product_id')
    .select([
      'client.id',
      'client.name',
      'client.email',
      'client.cpf',
      'client.phone',
      'product.code as product_code',
      'product.name as product_name',
      'shown.status as product_status',
      'shown.expires_at as product_expires_at',
      'client.created_at',
    ]);
type ShownRow = InferResult<ReturnType<typeof show>>[number];

const rowOf = (row: ShownRow): ClientRow => ({
  id: row.id,
  name: row.name,
  phone: row.phone ?? '',
  product_code: row.product_code,
  product_name: row.product_name,
  product_status: row.product_status,
  product_expires_at: row.product_expires_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
const exportedRowOf = (row: ShownRow): ExportedClient => ({ ...rowOf(row), email: row.email, cpf: row.cpf ?? '' });

/** Already applied by `from`, which needs them together. */
const appliedByFrom = (q: Clients): Clients => q;

const listAmong = <Item>(hits: SearchHits, view: (row: ShownRow) => Item) =>
  paged<typeof clients.listClients>()({
    from: (db, ask) => clientsFor(db, ask, hits),
    id: 'client.id',
    sort: {
      'client.id': 'client.id',
      'client.name': 'client.name_key',
      'client.phone': 'client.phone',
      'client.created_at': 'client.created_at',
      'client.product_expires_at': 'client.expires_at',
    },
    nullable: ['client.product_expires_at'],
    where: {
      'client.id': (q, id) => q.where('client.id', '=', id),
      'client.filter': appliedByFrom,
      'client.phone': appliedByFrom,
      'client.product_id': appliedByFrom,
      'client.product_status': appliedByFrom,
      'client.expires_from': appliedByFrom,
      'client.expires_to': appliedByFrom,
      'client.created_at': on('client.created_at', since),
      'client.active_products': appliedByFrom,
      'client.pending_payments': (q, has) => q.where(has === 'true' ? hasPending : sql<SqlBool>`not ${hasPending}`),
      'client.erasure_request': (q, has) => q.where(has === 'true' ? asksErasure : sql<SqlBool>`not ${asksErasure}`),
    },
    show,
    view,
    total: (_db, { 'client.filter': _text, 'client.phone': _phone, ...others }) =>
      Object.values(others).every((value) => value === undefined) ? totalOf(hits) : undefined,
    steady: () => isOne(hits),
    sample: isMany(hits)
      ? (db, ask) => clientsFor(db, { ...ask, sort: 'client.name' }, { ids: hits.many.first })
      : undefined,
    cap: (filters) => (isMany(hits) ? (isAmongOthers(filters) ? COUNTED_AMONG_OTHERS : MANY_HITS) : COUNT_CAP),
  });

export async function find(db: Db, id: number, now: Date): Promise<Client | undefined> {
  const row = await clientRow(db, id).where('removed_at', 'is', null).executeTakeFirst();
  if (!row) return undefined;
  const [products, address] = await Promise.all([clientProductsAt(db, id, now), clientAddressOf(db, id)]);
  return {
    ...asJson(row),
    cpf: row.cpf!,
    birth_date: row.birth_date!,
    phone: row.phone!,
    gender: row.gender!,
    products,
    address,
  };
}
