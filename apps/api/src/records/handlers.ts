import type { AnyEndpoint, Input } from '@mirante/contract/http.ts';
import type { CsvFile } from '@mirante/contract/records/csv.ts';
import { nameOf, type AuditedResource } from '@mirante/domain/house/audit.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import type { Db } from '../database/db.ts';
import type { Trx } from '../database/in-transaction.ts';
import type { IdempotentCall } from '../http/idempotency.store.ts';
import { or404 } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { sendCsv, type CsvColumns } from './csv.ts';
import { created, edited } from './edited.ts';
import type { List } from './paged.ts';
import type { VersionPart } from './version.ts';

type Found = Pick<Services, 'db' | 'now'> & { params: { id: number } };
type Find<R> = (db: Db, id: number, now: Date) => Promise<R | undefined>;
interface Store<R> {
  find: Find<R>;
  lock: (trx: Trx, id: number) => Promise<unknown>;
}

export const lists =
  <E extends AnyEndpoint, Item>(list: List<E, Item>) =>
  ({ input, ...services }: Call<E>): Promise<Page<Item>> =>
    list(services, input);

/** The list's rows as a CSV file of this name. */
export const file =
  <E extends AnyEndpoint, Item>(
    resource: AuditedResource,
    name: string,
    { list, columns }: { list: List<E, Item>; columns: CsvColumns<Item> },
  ) =>
  <F extends AnyEndpoint & { input: E['input'] }>(call: Call<F>): Promise<CsvFile> =>
    sendCsv(call, { resource, name, columns, rows: list.all(call, call.input as Input<E>) });

export const finds =
  <R>(resource: AuditedResource, { find }: { find: Find<R> }) =>
  async ({ db, params, now }: Found): Promise<R> =>
    or404(await find(db, params.id, now()), nameOf(resource));

/** Returns what `insert` created, found by its id. An idempotent call creates once per key. */
export const creates =
  <E extends AnyEndpoint, R>({ find }: { find: Find<R> }, insert: (trx: Db, call: Call<E>) => Promise<number>) =>
  (call: Call<E>): Promise<R> =>
    created(call, { find: (trx, id) => find(trx, id, call.now()), repeatable: repeatableOf(call) }, (trx) =>
      insert(trx, call),
    );

/** An idempotent call with its key, under which the viewer's repetitions get the first answer. */
export const repeatableOf = ({
  idempotencyKey: key,
  request,
  viewer,
  input,
}: Call<AnyEndpoint>): IdempotentCall | undefined =>
  key ? { scope: `${request.routeOptions.url} ${viewer.id}`, key, body: input } : undefined;

/** 404 for an unknown record, 412 for a stale version; otherwise whatever `save` refuses. */
export const edits =
  <E extends AnyEndpoint, R extends { version: string }>(
    resource: AuditedResource,
    { find, lock, versionFor }: Store<R> & { versionFor?: (input: Input<E>) => VersionPart },
    save: (trx: Trx, call: Call<E> & Found, current: R) => Promise<unknown>,
  ) =>
  (call: Call<E> & Found): Promise<R> =>
    edited(
      call.db,
      { what: nameOf(resource), lock, find: (trx, id) => find(trx, id, call.now()) },
      { id: call.params.id, seen: call.seen, partOf: versionFor?.(call.input) },
      (trx, current) => save(trx, call, current),
    );

export const removes =
  (resource: AuditedResource, { remove }: { remove: (db: Db, id: number) => Promise<unknown> }) =>
  async ({ db, params }: Found): Promise<void> =>
    void or404(await remove(db, params.id), nameOf(resource));
