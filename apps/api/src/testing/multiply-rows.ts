import type pg from 'pg';

interface Multiplying {
  /** How many copies of each row. */
  times: number;
  /** Columns with ids, moved by 100,000 per copy: the table's own key and references to tables multiplied alike. */
  ids?: readonly string[];
  /** Unique texts, which get the copy's number behind them. */
  texts?: readonly string[];
  /** Days that a copy's dates lie before those of the copy before it. */
  daysApart?: number;
}

/**
 * Copies a table's rows, for tests of query plans. Rows that a unique index refuses are left out; triggers and
 * references are not checked if the session's replication role is `replica`. Other indexes are built anew, which is
 * faster than adding to them.
 */
export async function multiplyRows(
  client: pg.Client,
  table: string,
  { times, ids = ['id'], texts = [], daysApart = 1 }: Multiplying,
): Promise<void> {
  const { rows: columns } = await client.query<{ name: string; type: string }>(
    `select attname as name, atttypid::regtype::text as type from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const valueOf = ({ name, type }: { name: string; type: string }) => {
    if (ids.includes(name)) return `${name} + n * 100000`;
    if (texts.includes(name)) return `${name} || n`;
    if (type === 'date') return `${name} - n * ${daysApart}`;
    return type.startsWith('timestamp') ? `${name} - n * interval '${daysApart} days'` : name;
  };
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  await client.query(`
    ${indexes.map(({ name }) => `drop index ${name};`).join('')}
    insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
    select ${columns.map(valueOf).join(', ')} from ${table}, generate_series(1, ${times}) n on conflict do nothing;
    ${indexes.map(({ definition }) => `${definition};`).join('')}`);
}
