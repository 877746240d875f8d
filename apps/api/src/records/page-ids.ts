import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import { bySortValue, type Facets } from './facets.ts';
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
  reader: Reader,
  { sort: by, order }: Pick<Ask, 'sort' | 'order'>,
  nulls: Nulls = 'last',
): Query {
  const { id, sort, ties, nullable } = reader;
  return keyed(matching, reader, by)
    .orderBy(sort[by]!, ordered(order, nullable?.includes(by) ? nulls : undefined))
    .$if(ties !== undefined, (q) => q.orderBy(ties!, ordered(order)))
    .orderBy(id, ordered(order));
}

const keyed = (matching: Query, { id, sort, ties }: Reader, by: string): Query =>
  matching.select((eb) => [
    eb.ref(id as string).as('id'),
    eb.ref(sort[by] as string).as('sort_key'),
    ...(ties === undefined ? [] : [eb.ref(ties as string).as('tie')]),
  ]);

/** An inlined limit: as a parameter the planner could not see it, and would overestimate every prepared plan. */
export const literal = (limit: number) => (eb: ExpressionBuilder<any, any>) => eb.lit(limit);

/**
 * Few rows are found by any index and sorted. Materialized: the planner, which does not know that they are few, would
 * scan in order until it has a page.
 */
export const sortedIds = (
  db: Db,
  selectEach: (select: (matching: Query) => Query) => Query,
  reader: Reader,
  slice: Slice,
): Query =>
  inOrder(
    db
      .with(
        (name) => name('both').materialized(),
        () => selectEach((matching) => keyed(matching, reader, slice.sort)),
      )
      .selectFrom('both'),
    reader,
    slice,
  );

/** The first rows of several parts, each no further than the page. */
export function joinedIds(db: Db, parts: readonly ((slice: Slice) => Query)[], reader: Reader, slice: Slice): Query {
  const [only] = parts;
  if (parts.length === 1) return only!(slice);
  const each = parts.map((part) => part({ ...slice, limit: slice.offset + slice.limit, offset: 0 }));
  const all = each.map((part, n) => db.selectFrom(part.as(`part_${n}`)).selectAll() as Query);
  return inOrder(db.selectFrom(all.reduce((some, part) => some.unionAll(part)).as('both')), reader, slice);
}

/**
 * Many rows are found by scanning the order's index, of facets from their first row on. An index has nulls at the end, or
 * at the beginning backwards. Where a list wants them elsewhere, rows with and without a value are read separately, no
 * further than the page; where facets have only one kind, the other is not looked for.
 */
export function scannedIds(
  db: Db,
  matchingIn: (facets: Facets | undefined) => Query,
  reader: Reader,
  slice: Slice,
  facets: Facets | undefined,
): Query {
  const { sort, order, nulls, limit, offset } = slice;
  const key = reader.sort[sort]!;
  if (!reader.nullable?.includes(sort)) {
    const ids = idsFrom(begun(matchingIn(facets), reader, facets, slice), reader, { sort, order });
    return ids.limit(literal(limit)).offset(offset);
  }
  const [empty, valued] = facets ? bySortValue(facets, sort) : [undefined, undefined];
  const isOfOneKind = empty?.ids.length === 0 || valued?.ids.length === 0;
  if (!isOfOneKind && (order === 1) === (nulls === 'last'))
    return idsFrom(matchingIn(facets), reader, { sort, order }, nulls).limit(literal(limit)).offset(offset);
  const partOf =
    (having: 'is' | 'is not', of: Facets | undefined) =>
    (some: Slice): Query => {
      const rows = matchingIn(of).where(key, having, null);
      const read = having === 'is' ? rows : begun(rows, reader, of, slice);
      return idsFrom(read, { ...reader, nullable: [] }, { sort, order })
        .limit(literal(some.limit))
        .offset(some.offset);
    };
  const parts = [
    ...(valued?.ids.length === 0 ? [] : [partOf('is not', valued)]),
    ...(empty?.ids.length === 0 ? [] : [partOf('is', empty)]),
  ];
  return joinedIds(db, parts, reader, slice);
}

/** Without the rows before the facets' first one, which is found in the index of facet and order. */
function begun(rows: Query, { facets: of, sort }: Reader, facets: Facets | undefined, slice: Slice): Query {
  if (!of || !facets) return rows;
  const key = sql.ref(sort[slice.sort] as string);
  const isRising = slice.order === 1;
  const first = sql`
    select ${key} as key from ${sql.table(of.table)} where ${sql.ref(facets.column)} = asked.facet
    order by ${key} ${isRising ? sql`asc` : sql`desc`} limit 1`;
  return rows.where(sql<SqlBool>`${key} ${isRising ? sql`>=` : sql`<=`} (
    select ${isRising ? sql`min` : sql`max`}(first.key) from unnest(${facets.ids}::int[]) asked (facet), lateral (${first}) first
  )`);
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
  return inOrder(all, reader, slice);
}

const inOrder = (both: any, { ties }: Reader, { order, nulls, limit, offset }: Slice): Query =>
  both
    .selectAll('both')
    .orderBy('both.sort_key', ordered(order, nulls))
    .$if(ties !== undefined, (q: any) => q.orderBy('both.tie', ordered(order)))
    .orderBy('both.id', ordered(order))
    .limit(literal(limit))
    .offset(offset);

export const ordered = (order: 1 | -1, nulls?: Nulls) => (ob: any) => {
  const directed = order === 1 ? ob.asc() : ob.desc();
  return nulls === undefined ? directed : nulls === 'last' ? directed.nullsLast() : directed.nullsFirst();
};
