import type pg from 'pg';

/** Runs statements that add many rows, with the tables' indexes built afterwards: adding to them row by row is slower. */
export async function withoutIndexes(client: pg.Client, tables: readonly string[], statements: string): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  );
  await client.query(`
    ${indexes.map(({ name }) => `drop index ${name};`).join('')}
    ${statements};
    ${indexes.map(({ definition }) => `${definition};`).join('')}`);
}
