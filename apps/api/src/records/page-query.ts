import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { facetsOf, groupsOf, type Facets } from './facets.ts';
import { cacheFirstPage, cachedFirstPage, runPage } from './first-page-cache.ts';
import { idsFrom, joinedIds, literal, mergedIds, ordered, scannedIds, sortedIds, type Slice } from './page-ids.ts';
import type { Ask, PageIds, Start, Total } from './page-parts.ts';
import { estimatedRows } from './planner-estimate.ts';
import { pacedQueue } from './paced-queue.ts';
import { matchingRows, setFilters, type Query, type Question, type Reader, type Shown } from './page-reader.ts';

interface Wanted extends Question {
  cap: number;
}
type Counted = Omit<Question, 'ask'> & { ask?: Ask | undefined };
interface Found {
  rows: unknown[];
  total: number;
  /** Whether the total is exact at any size. */
  exact: boolean;
}
/* oxlint-disable typescript/no-explicit-any -- generic over every list there is */
type Connected = Pick<Services, 'db' | 'pool'>;

/** Beyond this many rows it is worth counting first, and reading from the nearer end. */
const FAR = 1000;
/** Up to this many rows, sorting is faster than scanning in order in the worst case. */
const FEW = 5000;
/** Up to this many, a source may find their ids first: the planner, which may expect many, would join whole tables. */
const IDS_FIRST = 500;
/** Facets are merged up to this many rows in total. */
const MERGED = 50_000;

export async function pageOf(reader: Reader, services: Connected, wanted: Wanted): Promise<Found> {
  const { filters } = wanted;
  const first = cachedFirstPage(reader, wanted);
  if (first) {
    const rows = await runPage(services, first);
    return { rows: rows.map(withoutTotal), total: rows[0]?.list_total ?? 0, exact: first.exact };
  }
  const total = reader.total?.(services.db, filters);
  const start = total?.exact ? reader.start?.(services.db, { ...wanted.ask, ...filters }) : undefined;
  if (start) return pageFrom(start, reader, services, wanted);
  const facets = await facetsOf(reader, services, wanted);
  if (facets?.ids.length === 0) return { rows: [], total: 0, exact: true };
  return pageAmong({ reader, facets, total }, services, wanted);
}

/** Scans from its start to the page; the total is exact. */
async function pageFrom(start: Start<Query>, reader: Reader, services: Connected, wanted: Wanted): Promise<Found> {
  const { db } = services;
  const { ask } = wanted;
  const ids = idsFrom(start.from(matchingRows(reader, db, wanted)), reader, ask)
    .limit(literal(ask.perPage))
    .offset(start.skip as any);
  const query = showing(reader, start.db, { ids, total: start.total }, wanted);
  const rows = await runPage(services, cacheFirstPage(reader, wanted, { query, isPrepared: true, exact: true }));
  const total = rows[0]?.list_total ?? (ask.page === 1 ? 0 : await countOf(db, reader.total!(db, wanted.filters)!.n));
  return { rows: rows.map(withoutTotal), total, exact: true };
}

interface Among {
  reader: Reader;
  facets: Facets | undefined;
  total: Total | undefined;
}

/** When the hits may be few, or the page far, they are counted first: the count decides how to read. */
async function pageAmong({ reader, facets, total }: Among, services: Connected, wanted: Wanted): Promise<Found> {
  const { db } = services;
  const { ask, filters, cap } = wanted;
  const isSteady = reader.steady?.(filters) ?? false;
  const exact = total?.exact ?? false;
  const counted = total?.n ?? countTo(db, reader, facets, wanted);
  const offset = (ask.page - 1) * ask.perPage;
  const mayBeFew = !isSteady && setFilters(facets?.leaves ?? filters).length > 0;
  const known = total?.known ?? (mayBeFew || offset >= FAR ? await countOf(db, counted) : undefined);
  const whole = known !== undefined && (exact || known <= cap) ? known : undefined;
  if (whole !== undefined && offset >= whole) return { rows: [], total: whole, exact: true };

  const isSorted = whole === undefined ? await isFasterSorted(db, reader, wanted) : whole <= FEW;
  const ids = await idsOf(db, { reader, facets, whole, isSorted }, wanted);
  const query = showing(reader, db, { ids, total: known === undefined ? counted : sql<number>`${known}::int` }, wanted);
  const statement = { query, isPrepared: isSteady, exact };
  const rows = await runPage(services, known === undefined ? cacheFirstPage(reader, wanted, statement) : statement);
  const shownTotal = rows[0]?.list_total ?? known ?? (offset === 0 ? 0 : await countOf(db, counted));
  return { rows: rows.map(withoutTotal), total: shownTotal, exact };
}

/** Scanning past all that some filters exclude takes longer than sorting all that they leave, if that is less. */
async function isFasterSorted(db: Db, reader: Reader, { ask, filters, now }: Wanted): Promise<boolean> {
  const skipping = reader.skipping?.({ ...ask, ...filters }) ?? {};
  if (setFilters(skipping).length === 0) return false;
  const rowsUnder = (some: object) => estimatedRows(matchingRows(reader, db, { filters: some, now }));
  return (await rowsUnder(skipping)) < (await rowsUnder({})) / 2;
}

/**
 * `whole` is the number of hits, if known. A filter outside of the facets may leave few rows of each: those are found
 * faster by scanning the overall order. Of groups of facets, one with few rows is sorted by itself.
 */
async function idsOf(
  db: Db,
  { reader, facets, whole, isSorted }: Omit<Among, 'total'> & { whole: number | undefined; isSorted: boolean },
  wanted: Wanted,
): Promise<Query> {
  const slice = sliceOf(wanted.ask, whole);
  const asked = { ...wanted, ask: { ...wanted.ask, idsFirst: whole !== undefined && whole <= IDS_FIRST } };
  const sortedOf = (some: Facets | undefined) => (part: Slice) =>
    sortedIds(db, (select) => selectIn(db, reader, some, asked, select), reader, part);
  if (isSorted) return sortedOf(facets)(slice);
  const groups = facets ? groupsOf(reader, facets) : [undefined];
  const areFew = await Promise.all(
    groups.map(
      async (group) => groups.length > 1 && (await estimatedRows(matchingIn(db, reader, group, wanted))) <= FEW,
    ),
  );
  const parts = groups.map((group, n) => (areFew[n] ? sortedOf(group) : walkedOf(db, reader, group, wanted)));
  return joinedIds(db, parts, reader, slice);
}

/** In order: the first rows of each facet, or of all. */
const walkedOf =
  (db: Db, reader: Reader, facets: Facets | undefined, wanted: Wanted) =>
  (slice: Slice): Query => {
    const areMerged =
      facets &&
      facets.ids.length * (slice.offset + slice.limit) <= MERGED &&
      setFilters(facets.leaves).every(([name]) => name in reader.facets!.where);
    return areMerged
      ? mergedIds(db, leftOf(db, reader, facets, wanted), reader, facets, slice)
      : scannedIds(db, (some) => matchingIn(db, reader, some, wanted), reader, slice, facets);
  };

/** From the nearer end, as far as the total is known. */
function sliceOf({ page, perPage, sort, order }: Ask, whole: number | undefined): Slice {
  const offset = (page - 1) * perPage;
  if (whole === undefined || offset <= whole / 2) return { sort, order, nulls: 'last', limit: perPage, offset };
  const limit = Math.min(perPage, whole - offset);
  return { sort, order: order === 1 ? -1 : 1, nulls: 'first', limit, offset: whole - offset - limit };
}

/** Something of the matching rows, of each group of facets in turn. */
export function selectIn(
  db: Db,
  reader: Reader,
  facets: Facets | undefined,
  question: Counted,
  select: (matching: Query) => Query,
): Query {
  const groups = facets ? groupsOf(reader, facets) : [undefined];
  const each = groups.map((group) => select(matchingIn(db, reader, group, question)));
  return each.reduce((all, part) => all.unionAll(part));
}

/** The matching rows within these facets. */
const matchingIn = (db: Db, reader: Reader, facets: Facets | undefined, question: Counted): Query =>
  facets
    ? leftOf(db, reader, facets, question).where(sql<SqlBool>`${sql.ref(facets.column)} = any(${facets.ids}::int[])`)
    : matchingRows(reader, db, question);

/** The remaining filters of matching facets' rows. */
const leftOf = (db: Db, reader: Reader, { leaves }: Facets, question: Counted): Query =>
  matchingRows({ ...reader, where: { ...reader.where, ...reader.facets?.rows } }, db, { ...question, filters: leaves });

/** To one more than the cap. */
function countTo(db: Db, reader: Reader, facets: Facets | undefined, wanted: Wanted): Expression<number> {
  const { sample, ...rest } = reader;
  if (sample) {
    const some = countTo(db, { ...rest, from: sample }, facets, wanted);
    const most = wanted.cap + 1;
    return sql<number>`case when ${some} = ${most}::int then ${most}::int else ${countTo(db, rest, facets, wanted)} end`;
  }
  return db
    .selectFrom(
      selectIn(db, reader, facets, { ...wanted, ask: undefined }, (matching) =>
        matching.select((eb) => eb.ref(reader.id as string).as('id')),
      )
        .limit(literal(wanted.cap + 1))
        .as('matching'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n')) as unknown as Expression<number>;
}

const countOf = async (db: Db, total: Expression<number>): Promise<number> =>
  (await db.selectNoFrom(sql<number>`${total}`.as('n')).executeTakeFirstOrThrow()).n;

const withoutTotal = ({ list_total: _, ...row }: Shown): unknown => row;

const showing = (
  reader: Reader,
  db: Db,
  { ids, total }: { ids: Query; total: Expression<number> },
  { ask, filters }: Wanted,
): Query =>
  reader
    .show(db, ids.as('page') as unknown as PageIds, filters)
    .select(sql<number>`${total}`.as('list_total'))
    .orderBy('page.sort_key', ordered(ask.order, 'last'))
    .$if(reader.ties !== undefined, (q) => q.orderBy('page.tie', ordered(ask.order)))
    .orderBy('page.id', ordered(ask.order));

/** Rows per statement: each is short, so that others run in between. */
const CHUNK = 200;
const ID_BYTES = 4;
/** Ids arrive in parts: decoding a million of them at once would hold up every other call. */
const PART_BYTES = 25 * CHUNK * ID_BYTES;

/** One export reads at a time per process, and half of the time none: exports slow each other, not other calls. */
const readInTurn = pacedQueue();

/**
 * Every row in order. All ids are read at once from an index, and held in four bytes each; their rows are joined chunk
 * by chunk, and no connection is held in between.
 */
export async function* everyRowOf(reader: Reader, db: Db, question: Question): AsyncGenerator<unknown[]> {
  const inOrder = idsFrom(matchingRows(reader, db, question), reader, question.ask);
  const allIds = sql<{ ids: Buffer }>`
    with every as materialized (select coalesce(string_agg(int4send(found.id::int), ''::bytea), '') as ids from (${inOrder}) found)
    select substring(ids from n * ${PART_BYTES}::int + 1 for ${PART_BYTES}::int) as ids
    from every, generate_series(0, (octet_length(ids) - 1) / ${PART_BYTES}::int) n order by n`;
  const { rows: parts } = await readInTurn(() => allIds.execute(db));
  for (const { ids } of parts)
    for (let from = 0; from < ids.length; from += CHUNK * ID_BYTES) {
      const chunk = ids.subarray(from, from + CHUNK * ID_BYTES);
      const page =
        sql`(select id, n as sort_key from unnest(${idsIn(chunk)}::int[]) with ordinality as chunk (id, n))`.as('page');
      const shown = reader.show(db, page as unknown as PageIds, question.filters).orderBy('page.sort_key');
      yield await readInTurn(() => shown.execute());
    }
}

const idsIn = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length / ID_BYTES }, (_, n) => bytes.readInt32BE(n * ID_BYTES));
