import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const { db } = await testApi();

interface Expression {
  /** Generated columns, and the expressions of indexes and checks. */
  what: string;
  table: string;
  expression: string;
}
/** As in a dump: with an empty search path, so that every name is schema-qualified. */
const expressions = sql<Expression>`
  select 'column ' || a.attname as what, c.oid::regclass::text as table, pg_get_expr(d.adbin, d.adrelid) as expression
  from pg_attrdef d join pg_attribute a on (a.attrelid, a.attnum) = (d.adrelid, d.adnum) join pg_class c on c.oid = d.adrelid
  where a.attgenerated <> ''
  union all
  select 'index ' || x.indexrelid::regclass, x.indrelid::regclass::text, pg_get_indexdef(x.indexrelid, k::int, true)
  from pg_index x, generate_series(1, x.indnkeyatts) k where x.indexprs is not null
  union all
  select 'check ' || conname, conrelid::regclass::text, pg_get_expr(conbin, conrelid)
  from pg_constraint where contype = 'c' and conrelid <> 0`;

it('a dump can be restored: generated columns qualify the schema of the functions that they call', async () => {
  await db.transaction().execute(async (trx) => {
    await sql`set local search_path = ''`.execute(trx);
    const { rows } = await expressions.execute(trx);
    expect(rows.length).toBeGreaterThan(50);
    const broken: string[] = [];
    for (const { what, table, expression } of rows) {
      await sql`savepoint each`.execute(trx);
      await trx
        .executeQuery({ ...sql``.compile(trx), sql: `select (${expression}) from ${table} where random() < 0` })
        .catch((error: Error) => broken.push(`${table}, ${what}: ${error.message}`));
      await sql`rollback to savepoint each`.execute(trx);
    }
    expect(broken).toEqual([]);
  });
});
