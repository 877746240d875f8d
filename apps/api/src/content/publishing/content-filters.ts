import { associatedField, associationKinds, type AboutField } from '@mirante/domain/content/association.ts';
import type { PublishedKind } from '@mirante/domain/content/content.ts';
import { COUNT_CAP } from '@mirante/domain/records/page.ts';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { containsText } from '../../records/filters.ts';
import { tables } from '../associations/associations.store.ts';

/** A table of published rows, or `content`, which has them all. */
export type Published = PublishedKind | 'content';
// oxlint-disable-next-line typescript/no-explicit-any -- a query of any of them
export type Contents = SelectQueryBuilder<Schema, any, object>;
export const idOf = (table: Published): RawBuilder<number> => sql.ref<number>(`${table}.id`);

/** The filters that staff and readers share. */
export const hasTag =
  (table: Published) =>
  (query: Contents, tagId: number): Contents =>
    query.where(sql<SqlBool>`${idOf(table)} in (select content_id from content_tag where tag_id = ${tagId})`);

export const hasProduct =
  (table: Exclude<Published, 'board'>) =>
  (query: Contents, productId: number): Contents =>
    query.where(sql<SqlBool>`${sql.ref(`${table}.products`)} @> array[${productId}]::int[]`);

type About<T extends string> = { [F in AboutField as `${T}.${F}`]: (query: Contents, id: number) => Contents };
/** By association: fund, portfolio or stock. */
export const isAbout = <const T extends Published>(table: T): About<T> =>
  Object.fromEntries(
    associationKinds
      .filter((kind) => kind !== 'tags')
      .map((kind) => {
        const { links, column } = tables[kind];
        return [
          `${table}.${associatedField[kind]}`,
          (query: Contents, id: number) =>
            query.where(
              sql<SqlBool>`${idOf(table)} in (select content_id from ${sql.table(links)} where ${sql.ref(column)} = ${id})`,
            ),
        ];
      }),
  ) as About<T>;

/** By any part of title or text, ignoring accents. */
export const containsWords =
  (table: Published) =>
  (query: Contents, part: string): Contents =>
    query.where(sql<SqlBool>`${idOf(table)} in (select id from content where ${containsText('content.search', part)})`);

const MAX_COUNTED_BY_TEXT = 1000;

/** The counting cap of a reader's list: the texts of the counted rows are all compared. */
export const capByText =
  (...textFilters: readonly string[]) =>
  (filters: object): number =>
    textFilters.some((name) => (filters as Record<string, unknown>)[name] !== undefined)
      ? MAX_COUNTED_BY_TEXT
      : COUNT_CAP;
