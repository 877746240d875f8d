import { createHash } from 'node:crypto';
import type { Compilable } from 'kysely';
import type { Pool } from 'pg';

/**
 * Runs a query that each connection prepares once, by a name made of its text. Only for queries whose best plan does not
 * depend on their values: after some runs the database plans them no more.
 */
export async function runNamed<R>(pool: Pool, query: Compilable<R>): Promise<R[]> {
  const { sql: text, parameters } = query.compile();
  const { rows } = await pool.query({
    name: createHash('sha1').update(text).digest('hex'),
    text,
    values: parameters as unknown[],
  });
  return rows as R[];
}
