import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Facets } from './facets.ts';
import type { Ask } from './page-parts.ts';
import type { Query, Reader } from './page-reader.ts';

// Generic over every list there is; each list's own types are checked where it is declared.
/* oxlint-disable typescript/no-explicit-any */

type Nulls = 'first' | 'last';
interface Order {
  sort: string;
  order: 1 | -1;
  nulls: Nulls;
}
/** So many rows from there, in this order. */
export interface Slice extends Order {
  limit: number;
  offset: number;
}

/** Empty values come last either way; read from the end they come first. A column that has none must not say so: no index would fit. */
export function idsFrom(
  matching: Query,
  { id, sort, nullable }: Reader,
  { sort: by, order }: Pick<Ask, 'sort' | 'order'>,
  nulls: Nulls = 'last',
): Query {
  const key = sort[by]!;
  return keyed(matching, { id, sort }, by)
    .orderBy(key, ordered(order, nullable?.includes(by) ? nulls : undefined))
    .orderBy(id, ordered(order));
}

const keyed = (matching: Query, { id, sort }: Pick<Reader, 'id' | 'sort'>, by: string): Query =>
  matching.select((eb) => [eb.ref(id as string).as('id'), eb.ref(sort[by] as string).as('sort_key')]);

/** Written into the text: a limit that the planner cannot see would make every prepared plan look dear. */
export const literal = (limit: number) => (eb: ExpressionBuilder<any, any>) => eb.lit(limit);

/** Few rows are all read by whatever finds them, then sorted: `offset 0` keeps the planner from walking the order to meet them. */
export const sortedIds = (db: Db, matching: Query, reader: Reader, slice: Slice): Query =>
  inOrder(
    db.selectFrom(
      keyed(matching, reader, slice.sort)
        .offset(sql`0` as any)
        .as('both'),
    ),
    slice,
  );

/**
 * Many rows are met by walking the order's own index. An index has its empty values at the end of its order, and at the beginning of the
 * other way. Where a list wants them elsewhere, those that have a value and those that have none are read apart, no further than the page.
 */
export function scannedIds(db: Db, matching: Query, reader: Reader, slice: Slice): Query {
  const { sort, order, nulls, limit, offset } = slice;
  const isIndexed = !reader.nullable?.includes(sort) || (order === 1) === (nulls === 'last');
  if (isIndexed) return idsFrom(matching, reader, { sort, order }, nulls).limit(literal(limit)).offset(offset);
  const key = reader.sort[sort]!;
  const part = (having: 'is' | 'is not') =>
    idsFrom(matching.where(key, having, null), { ...reader, nullable: [] }, { sort, order }).limit(
      literal(offset + limit),
    );
  const both = db
    .selectFrom(part('is not').as('valued'))
    .selectAll()
    .unionAll(db.selectFrom(part('is').as('empty')).selectAll());
  return inOrder(db.selectFrom(both.as('both')), slice);
}

/** The first rows of each facet, merged: an index of facet and order has them together. Of one facet all rows have a value, or none has. */
export function mergedIds(db: Db, matching: Query, reader: Reader, { column, ids }: Facets, slice: Slice): Query {
  const { sort, order, limit, offset } = slice;
  const first = idsFrom(
    matching.where(sql<SqlBool>`${sql.ref(column)} = asked.facet`),
    { ...reader, nullable: [] },
    { sort, order },
  ).limit(literal(offset + limit));
  const all = db
    .selectFrom(sql<{ facet: number }>`unnest(${ids}::int[])`.as<'asked'>(sql`asked (facet)`) as any)
    .innerJoinLateral(first.as('both'), (join: any) => join.onTrue());
  return inOrder(all, slice);
}

const inOrder = (both: any, { order, nulls, limit, offset }: Slice): Query =>
  both
    .select(['both.id', 'both.sort_key'])
    .orderBy('both.sort_key', ordered(order, nulls))
    .orderBy('both.id', ordered(order))
    .limit(literal(limit))
    .offset(offset);

export const ordered = (order: 1 | -1, nulls?: Nulls) => (ob: any) => {
  const directed = order === 1 ? ob.asc() : ob.desc();
  return nulls === undefined ? directed : nulls === 'last' ? directed.nullsLast() : directed.nullsFirst();
};
