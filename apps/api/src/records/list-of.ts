import type { PageIds } from './page-parts.ts';
import type { Endpoint, Input, Result } from '@mirante/contract/http.ts';
import type { ListInput } from '@mirante/contract/lazy-schema.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Schema } from '../database/schema.ts';
import type { Column, Filter } from './filters.ts';
import { asJson, type Json } from './json.ts';
import { paged, type Filters, type List } from './paged.ts';
import type { Table } from './rows.ts';

/* oxlint-disable typescript/no-explicit-any -- joins any tables; its rows are what counts */
type AnyList = Endpoint<'GET', any, any, any>;
/** A query of the displayed rows. */
export type Rows<Row> = SelectQueryBuilder<any, any, Row>;
/* oxlint-enable typescript/no-explicit-any */
type ItemOf<E> = Result<E> extends Page<infer Item> ? Item : never;

type SortOf<E> = Input<E>['sort'] & string;
/** Sorts that are plain columns. Text columns with a sort key are not. */
type OwnSort<T extends Table, S> =
  S extends Column<T>
    ? S extends `${T}.${infer C}`
      ? `${C}_key` extends keyof Schema[T]
        ? never
        : S
      : never
    : never;
type OtherSort<E, T extends Table> = Exclude<SortOf<E>, OwnSort<T, SortOf<E>>>;

interface Reading<E extends AnyList, T extends Table, Row, Item> {
  /** The displayed rows, of the whole table. */
  rows: (db: Db) => Rows<Row>;
  where: { [F in keyof Filters<E>]-?: Filter<NonNullable<Filters<E>[F]>, F> };
  /** Orders equal sort values before the id does, where an index has them so. */
  ties?: Column<T>;
  /** Sorts with nullable columns: nulls come last in both directions. */
  nullable?: readonly SortOf<E>[];
  /** The list's rows, if not all of the table's. */
  from?: (db: Db, filters: Filters<E>) => SelectQueryBuilder<Schema, T, object>;
  view?: (row: Row, now: Date) => Item;
  /** The counting cap. */
  cap?: (filters: Filters<E>) => number;
}
type Sorted<E, T extends Table> = [OtherSort<E, T>] extends [never]
  ? { sort?: never }
  : { sort: Record<OtherSort<E, T>, Column<T>> };
/** Refuses row fields that the contract does not return. */
type Closed<E, Item> = [Exclude<keyof Item, keyof ItemOf<E>>] extends [never]
  ? unknown
  : { 'rows has what the call does not answer': Exclude<keyof Item, keyof ItemOf<E>> };

/** The list of a table's rows. Sorts by its own columns need no declaration. */
export function listOf<E extends AnyList, T extends Table, Row extends object, Item = Json<Row>>(
  call: E,
  table: T,
  {
    rows,
    sort,
    where,
    ties,
    nullable,
    from,
    view,
    cap,
  }: Reading<E, T, Row, Item> & Sorted<E, T> & Closed<E, NoInfer<Item>>,
): List<E, Item> {
  const id = `${table}.id`;
  // Kysely cannot type a query of a generic table: each list's types are checked above.
  const reading = {
    from: from ?? ((db: Db) => db.selectFrom(table as 'refund')),
    id,
    sort: { ...Object.fromEntries((call.input as ListInput).sorts.map((name) => [name, name])), ...(sort as object) },
    ...(ties && { ties }),
    ...(nullable && { nullable }),
    ...(cap && { cap }),
    where: Object.fromEntries(
      Object.entries<Filter<unknown, string>>(where as never).map(([name, filter]) => [
        name,
        (...[query, value, now]: Parameters<Filter<unknown, string>>) => filter(query, value, now, name),
      ]),
    ),
    show: (db: Db, page: PageIds) => rows(db).innerJoin(page, 'page.id', id),
    view: view ?? asJson,
  };
  return paged<E>()<Schema, never, Row, Item>(reading as never);
}
