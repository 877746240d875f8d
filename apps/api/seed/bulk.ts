import pg from 'pg';
import type { Table } from './copy-rows.ts';

interface Definition {
  owner: string;
  name: string;
  definition: string;
}
const quoted = pg.escapeIdentifier;

/**
 * Loads tables with their indexes, keys and triggers dropped, and restores them: building an index at once is several
 * times cheaper than updating it per row. Runs within the caller's transaction.
 */
export async function loadInBulk(
  client: pg.Client,
  tables: readonly Table[],
  load: () => Promise<void>,
): Promise<void> {
  await client.query("set local maintenance_work_mem = '256MB'");
  const constraints = await constraintsOf(client, tables);
  const indexes = await indexesOf(client, tables);
  for (const { owner, name } of constraints)
    await client.query(`alter table ${quoted(owner)} drop constraint ${quoted(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${quoted(name)}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await load();
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { owner, name, definition } of constraints.toReversed())
    await client.query(`alter table ${quoted(owner)} add constraint ${quoted(name)} ${definition}`);
}

/** Foreign keys come first, including other tables' ones, since they depend on the keys that they reference. */
async function constraintsOf(client: pg.Client, tables: readonly Table[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and (conrelid = any($1::text[]::regclass[]) or confrelid = any($1::text[]::regclass[])) or contype in ('p', 'u') and conrelid = any($1::text[]::regclass[])
     order by contype <> 'f', owner, name`,
    [tables],
  );
  return rows;
}

async function indexesOf(client: pg.Client, tables: readonly Table[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select indrelid::regclass::text as owner, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::text[]::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
    [tables],
  );
  return rows;
}
