import type { Compilable, CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** How often a text must be seen: some texts depend on a list's length and occur once. */
const OFTEN = 3;
/** The number of counted texts, after which counting starts anew. */
const MAX_REMEMBERED = 2000;

const names = new Map<string, string>();
const counts = new Map<string, number>();

/**
 * The name by which connections prepare a text. Only for statements whose best plan does not depend on their values:
 * after a few executions PostgreSQL keeps a generic plan.
 */
export function statementNameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_REMEMBERED) names.clear();
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

/** The name of a frequent text; others are not worth a plan. */
export function frequentStatementNameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (counts.size >= MAX_REMEMBERED) counts.clear();
  counts.set(text, count);
  // A prepared `select *` fails once a migration has added a column.
  if (count < OFTEN || /[\s.]\*/.test(text)) return undefined;
  counts.delete(text);
  return statementNameOf(text);
}

/** Runs a query as a prepared statement. */
export async function runPrepared<R>(pool: Pool, query: Compilable<R>): Promise<R[]> {
  const { sql: text, parameters } = query.compile();
  const { rows } = await pool.query({ name: statementNameOf(text), text, values: parameters as unknown[] });
  return rows as R[];
}

const compiledTexts = new Set<string>();
/** Whether a text belongs to `compiledOnce`, which is prepared wherever it runs. */
export const isCompiledOnce = (text: string): boolean => compiledTexts.has(text);

/**
 * Compiles a query once and runs it with other values as a prepared statement. `make` must only pass its values on: it
 * runs once, with placeholders.
 */
export function compiledOnce<V extends unknown[], R>(make: (db: Db, ...values: V) => Compilable<R> | RawBuilder<R>) {
  let compiled: { query: CompiledQuery<R>; places: { index: number; value: unknown }[] } | undefined;
  const compile = (db: Db, count: number) => {
    const stands = Array.from({ length: count }, () => ({}));
    // Only raw SQL needs the database to compile; a query ignores it.
    const made = make(db, ...(stands as unknown as V)) as RawBuilder<R>;
    const query = made.compile(db);
    const places = query.parameters.map((value) => ({ index: stands.indexOf(value as object), value }));
    statementNameOf(query.sql);
    compiledTexts.add(query.sql);
    return { query, places };
  };
  return async (db: Db, ...values: V): Promise<R[]> => {
    const { query, places } = (compiled ??= compile(db, values.length));
    const parameters = places.map(({ index, value }) => (index < 0 ? value : values[index]));
    return (await db.executeQuery<R>({ ...query, parameters })).rows;
  };
}
