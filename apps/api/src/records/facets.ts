import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../database/db.ts';
import { runPrepared } from '../database/prepared-statements.ts';
import { applyFilters, setFilters, type Query, type Question, type Reader } from './page-reader.ts';

/** The facets that may match, and the remaining filters of each row. */
export interface Facets {
  column: string;
  ids: readonly number[];
  leaves: object;
}

/**
 * `facet` is a combination of a table's columns with few values. One row of each existing facet is found by a loose
 * index scan, and decides for all rows of the facet. Undefined if no filter uses it.
 */
export async function facetsOf(
  { facets }: Reader,
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
    .select(sql<number>`${sql.ref(`${table}.facet`)}`.as('facet'));
  const rows = await runPrepared(pool, applyFilters(found as unknown as Query, where, filters, now));
  return {
    column: `${table}.facet`,
    ids: (rows as { facet: number }[]).map(({ facet }) => facet),
    leaves: leaves(filters),
  };
}
