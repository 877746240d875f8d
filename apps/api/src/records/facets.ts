import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../database/db.ts';
import { runPrepared } from '../database/prepared-statements.ts';
import { applyFilters, setFilters, type Query, type Question, type Reader } from './page-reader.ts';

/** The facets that may match, and the remaining filters of each row. */
export interface Facets {
  column: string;
  ids: readonly number[];
  /** Those without a value, by nullable sort: within a facet all rows have one, or none has. */
  empty: Readonly<Record<string, readonly number[]>>;
  leaves: object;
}

/** A facet, and of each nullable sort whether it is null. */
type Found = { facet: number } & Record<string, unknown>;

/**
 * `facet` is a combination of a table's columns with few values. One row of each existing facet is found by a loose
 * index scan, and decides for all rows of the facet. Undefined if no filter uses it.
 */
export async function facetsOf(
  { facets, nullable = [], sort }: Reader,
  { db, pool }: { db: Db; pool: Pool },
  { filters, now }: Pick<Question, 'filters' | 'now'>,
): Promise<Facets | undefined> {
  if (!facets || !setFilters(filters).some(([name]) => name in facets.where)) return undefined;
  const { table, where, leaves } = facets;
  const found = (db as unknown as Kysely<Record<string, { facet: number }>>)
    .withRecursive(
      'one_of_each',
      () =>
        sql`
        ((select t.* from ${sql.table(table)} t order by t.facet limit 1) union all
        select next.* from one_of_each, lateral (select t.* from ${sql.table(table)} t where t.facet > one_of_each.facet order by t.facet limit 1) next)` as never,
    )
    .selectFrom(`one_of_each as ${table}`)
    .select(sql<number>`${sql.ref(`${table}.facet`)}`.as('facet'))
    .select(nullable.map((name) => sql<boolean>`${sql.ref(sort[name] as string)} is null`.as(name)));
  const rows = (await runPrepared(pool, applyFilters(found as unknown as Query, where, filters, now))) as Found[];
  const idsOf = (some: readonly Found[]) => some.map(({ facet }) => facet);
  return {
    column: `${table}.facet`,
    ids: idsOf(rows),
    empty: Object.fromEntries(nullable.map((name) => [name, idsOf(rows.filter((row) => row[name]))])),
    leaves: leaves(filters),
  };
}

/** Those without a value in an order, and those with one. */
export function bySortValue(facets: Facets, sort: string): [Facets, Facets] {
  const empty = new Set(facets.empty[sort]);
  return [
    { ...facets, ids: facets.ids.filter((id) => empty.has(id)) },
    { ...facets, ids: facets.ids.filter((id) => !empty.has(id)) },
  ];
}

/** Facets with the same filters left: one about a value holds for every row of a facet without it. */
export function groupsOf({ facets: of }: Reader, facets: Facets): readonly [Facets, ...Facets[]] {
  const [leaf] = setFilters(facets.leaves).find(([name]) => name in (of?.valued ?? {})) ?? [];
  if (leaf === undefined) return [facets];
  const [empty, valued] = bySortValue(facets, of!.valued[leaf]!);
  const whole = { ...empty, leaves: { ...empty.leaves, [leaf]: undefined } };
  if (valued.ids.length === 0) return [whole];
  return empty.ids.length === 0 ? [valued] : [whole, valued];
}
