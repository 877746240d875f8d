import type { Ask, PageIds, Start, Total } from './page-parts.ts';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type ReferenceExpression,
  type SelectQueryBuilder,
} from 'kysely';
import type { Db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { runNamed } from '../database/named.ts';

// Generic over every list there is; each list's own types are checked where it is declared.
/* oxlint-disable typescript/no-explicit-any */
type Query = SelectQueryBuilder<any, any, any>;
type Reference = ReferenceExpression<any, any>;

export interface Reader {
  from: (db: Db, ask: object) => Query;
  id: Reference;
  sort: Record<string, Reference>;
  nullable?: readonly string[];
  where: Record<string, (query: Query, value: unknown, now: Date) => Query>;
  show: (db: Db, page: PageIds, filters: object) => Query;
  total?: (db: Db, filters: object) => Total | undefined;
  start?: (db: Db, ask: object) => Start<Query> | undefined;
  steady?: (filters: object) => boolean;
}
interface Wanted {
  ask: Ask;
  filters: object;
  cap: number;
  now: Date;
}
interface Found {
  rows: unknown[];
  total: number;
  /** Whether the total stands however high. */
  exact: boolean;
}

/** Beyond this many rows it pays to learn the total first, and to read the page from the nearer end. */
const FAR = 1000;

export async function pageOf(
  reader: Reader,
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  wanted: Wanted,
): Promise<Found> {
  const { ask, filters, cap } = wanted;
  const matching = filtered(reader, db, wanted);
  const { n: total, exact } = reader.total?.(db, filters) ?? { n: countTo(db, matching, cap + 1), exact: false };
  const start = exact ? reader.start?.(db, { ...ask, ...filters }) : undefined;
  const count = async () => (await db.selectNoFrom(sql<number>`${total}`.as('n')).executeTakeFirstOrThrow()).n;

  const offset = (ask.page - 1) * ask.perPage;
  const known = start || offset < FAR ? undefined : await count();
  const whole = known !== undefined && (exact || known <= cap) ? known : undefined;
  if (whole !== undefined && offset >= whole) return { rows: [], total: whole, exact: true };
  const ids = start
    ? idsFrom(start.from(matching), reader, ask)
        .limit(literal(ask.perPage))
        .offset(start.skip as any)
    : nearerIds(db, matching, { reader, ask, total: whole });
  const shown = reader
    .show(start?.db ?? db, ids.as('page') as unknown as PageIds, filters)
    .select((known === undefined ? sql`${start?.total ?? total}` : sql`${known}::int`).as('list_total'))
    .orderBy('page.sort_key', ordered(ask.order, 'last'))
    .orderBy('page.id', ordered(ask.order));
  const rows: any[] = start || reader.steady?.(filters) ? await runNamed(pool, shown) : await shown.execute();
  const shownRows = rows.map(({ list_total: _, ...row }) => row);
  return { rows: shownRows, total: rows[0]?.list_total ?? known ?? (offset === 0 ? 0 : await count()), exact };
}

/** So many rows are held at once, and read by one short statement. */
const CHUNK = 1000;

/** Every row in order. All ids are read at once, which an index answers; what is shown of them is joined chunk by chunk, and no connection is kept between. */
export async function* everyRowOf(
  reader: Reader,
  db: Db,
  { ask, filters, now }: Omit<Wanted, 'cap'>,
): AsyncGenerator<unknown[]> {
  const inOrder = idsFrom(filtered(reader, db, { ask, filters, now }), reader, ask).as('found');
  const { ids } = await db
    .selectFrom(inOrder)
    .select(sql<number[]>`coalesce(array_agg(found.id), '{}')`.as('ids'))
    .executeTakeFirstOrThrow();
  for (let i = 0; i < ids.length; i += CHUNK) {
    const page =
      sql`(select id, n as sort_key from unnest(${ids.slice(i, i + CHUNK)}::int[]) with ordinality as chunk (id, n))`.as(
        'page',
      );
    yield await reader
      .show(db, page as unknown as PageIds, filters)
      .orderBy('page.sort_key')
      .execute();
  }
}

const filtered = ({ from, where }: Reader, db: Db, { ask, filters, now }: Omit<Wanted, 'cap'>): Query =>
  Object.entries(filters).reduce(
    (query, [name, value]) => (value === undefined ? query : where[name]!(query, value, now)),
    from(db, { ...ask, ...filters }),
  );

const countTo = (db: Db, matching: Query, cap: number): Expression<number> =>
  db
    .selectFrom(
      matching
        .select(sql`1`.as('one'))
        .limit(cap)
        .as('matching'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n')) as unknown as Expression<number>;

/** Empty values come last either way; read from the end they come first. A column that has none must not say so: no index would fit. */
function idsFrom(
  matching: Query,
  { id, sort, nullable }: Reader,
  { sort: by, order }: Pick<Ask, 'sort' | 'order'>,
  nulls: 'first' | 'last' = 'last',
): Query {
  const key = sort[by]!;
  const columns = matching.select((eb) => [eb.ref(id as string).as('id'), eb.ref(key as string).as('sort_key')]);
  return columns.orderBy(key, ordered(order, nullable?.includes(by) ? nulls : undefined)).orderBy(id, ordered(order));
}

/** Written into the text: a limit that the planner cannot see would make every prepared plan look dear. */
const literal = (limit: number) => (eb: ExpressionBuilder<any, any>) => eb.lit(limit);

/** From the end where that is nearer, as far as the total is known. */
function nearerIds(
  db: Db,
  matching: Query,
  { reader, ask: { page, perPage, sort, order }, total }: { reader: Reader; ask: Ask; total: number | undefined },
): Query {
  const offset = (page - 1) * perPage;
  if (total === undefined || offset <= total / 2)
    return someIds(db, matching, { reader, sort, order, nulls: 'last', limit: perPage, offset });
  const limit = Math.min(perPage, total - offset);
  return someIds(db, matching, {
    reader,
    sort,
    order: order === 1 ? -1 : 1,
    nulls: 'first',
    limit,
    offset: total - offset - limit,
  });
}

interface Some {
  reader: Reader;
  sort: string;
  order: 1 | -1;
  nulls: 'first' | 'last';
  limit: number;
  offset: number;
}

/**
 * An index has its empty values at the end of its order, and at the beginning of the other way. Where a list wants them elsewhere, those
 * that have a value and those that have none are read apart, each from that same index, and no further than the page.
 */
function someIds(db: Db, matching: Query, { reader, sort, order, nulls, limit, offset }: Some): Query {
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
  return db
    .selectFrom(both.as('both'))
    .select(['both.id', 'both.sort_key'])
    .orderBy('both.sort_key', ordered(order, nulls))
    .orderBy('both.id', ordered(order))
    .limit(literal(limit))
    .offset(offset) as Query;
}

const ordered = (order: 1 | -1, nulls?: 'first' | 'last') => (ob: any) => {
  const directed = order === 1 ? ob.asc() : ob.desc();
  return nulls === undefined ? directed : nulls === 'last' ? directed.nullsLast() : directed.nullsFirst();
};
