import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../database/db.ts';
import { runPrepared } from '../database/prepared-statements.ts';
import { applyFilters, setFilters, type Query, type Question, type Reader } from './page-reader.ts';

/** The facets whose rows may pass, and what each row is still to be asked. */
export interface Facets {
  column: string;
  ids: readonly number[];
  leaves: object;
}

/**
 * A table's `facet` is the combination of its few-valued columns. Each that there is gives one of its rows, by a look into
 * the index for every step to the next, and what such a row passes, all of its facet do. Nothing where no filter asks for that.
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
