import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Facets } from './facets.ts';
import type { Ask } from './page-parts.ts';
import type { Query, Reader } from './page-reader.ts';

// Generic over all lists; each list's types are checked at its declaration.
/* oxlint-disable typescript/no-explicit-any */

type Nulls = 'first' | 'last';
interface Order {
  sort: string;
  order: 1 | -1;
  nulls: Nulls;
}
/** A range of rows in an order. */
export interface Slice extends Order {
  limit: number;
  offset: number;
}

/**
 * Nulls come last in both directions; scanned backwards they come first. A non-nullable column must not declare nulls:
 * no index would match.
 */
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

/** An inlined limit: as a parameter the planner could not see it, and would overestimate every prepared plan. */
export const literal = (limit: number) => (eb: ExpressionBuilder<any, any>) => eb.lit(limit);

/** Few rows are found by any index and sorted: `offset 0` keeps the planner from scanning in order. */
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
 * Many rows are found by scanning the order's index. An index has nulls at the end, or at the beginning backwards.
 * Where a list wants them elsewhere, rows with and without a value are read separately, no further than the page.
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

/**
 * The first rows of each facet, merged, by an index of facet and order. Within a facet all rows have a value, or none
 * has.
 */
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
