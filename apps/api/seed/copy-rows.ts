import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ChargeRow } from '../src/gateways/payments/sandbox/schema.ts';
import type { Schema } from '../src/database/schema.ts';

/** The house's own tables and the sandbox gateway's. */
interface Tables extends Schema {
  'sandbox.charge': ChargeRow;
}
export type Table = keyof Tables;

/** A row without generated columns. */
export type Written<T extends Table> = Omit<
  Selectable<Tables[T]>,
  | 'name_key'
  | 'title_key'
  | 'question_key'
  | 'sector_key'
  | 'category_key'
  | 'search'
  | 'quoted_as'
  | 'asset_key'
  | 'message_key'
  | 'reply_order'
  | 'phones'
  | 'facet'
  | 'products'
  | 'listed_at'
  | (T extends 'refund' ? 'state' : never)
>;

/** Writes rows by COPY, which also accepts explicit values for generated ids. */
export async function copyRows<T extends Table>(
  client: pg.Client,
  table: T,
  rows: readonly Written<T>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!);
  const lines = rows.map((row) => columns.map((column) => field((row as Record<string, unknown>)[column])).join('\t'));
  await copyLines(client, table, columns, [`${lines.join('\n')}\n`]);
}

/** Writes chunks of lines in COPY's text format. */
export async function copyLines(
  client: pg.Client,
  table: Table,
  columns: readonly string[],
  chunks: Iterable<string>,
): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  await pipeline(
    Readable.from(chunks, { objectMode: true }),
    client.query(
      copyFrom(
        `copy ${table
          .split('.')
          .map((name) => pg.escapeIdentifier(name))
          .join('.')} (${names}) from stdin`,
      ),
    ),
  );
}

/** Continues the identity sequence after the written ids. */
export async function continueIds(client: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const table of tables)
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), greatest((select max(id) from ${pg.escapeIdentifier(table)}), 1))`,
      [table],
    );
}

function field(value: unknown): string {
  if (value === null || value === undefined) return String.raw`\N`;
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(
    /[\\\t\n\r]/g,
    (c) => ({ '\\': String.raw`\\`, '\t': String.raw`\t`, '\n': String.raw`\n`, '\r': String.raw`\r` })[c]!,
  );
}
