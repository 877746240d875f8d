import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** A text that was seen so often is worth it: some are made of a list's length, and come once. */
const OFTEN = 3;
/** Texts that are remembered; then counting begins anew. */
const MAX_REMEMBERED = 2000;

const names = new Map<string, string>();
const counts = new Map<string, number>();

/**
 * The name by which connections prepare a text. Only for statements whose best plan does not depend on their values: after some runs the
 * database plans them no more.
 */
export function statementNameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_REMEMBERED) names.clear();
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

/** The same for a text that comes often; others are not worth a plan. */
export function frequentStatementNameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (counts.size >= MAX_REMEMBERED) counts.clear();
  counts.set(text, count);
  // What names no columns would answer with others than it was prepared with, once a migration has added one.
  if (count < OFTEN || /[\s.]\*/.test(text)) return undefined;
  counts.delete(text);
  return statementNameOf(text);
}

/** Runs a query that each connection prepares once, by its name. */
export async function runPrepared<R>(pool: Pool, query: Compilable<R>): Promise<R[]> {
  const { sql: text, parameters } = query.compile();
  const { rows } = await pool.query({ name: statementNameOf(text), text, values: parameters as unknown[] });
  return rows as R[];
}

const compiledTexts = new Set<string>();
/** Whether a text is one of `compiledOnce`, which is prepared wherever it runs. */
export const isCompiledOnce = (text: string): boolean => compiledTexts.has(text);

/**
 * A query that is made and compiled once, then run with other values in their places, prepared by its name. `make` may do nothing with a
 * value but hand it on: at its only run each stands for those to come.
 */
export function compiledOnce<V extends unknown[], R>(make: (db: Db, ...values: V) => Compilable<R>) {
  let compiled: { query: CompiledQuery<R>; places: { index: number; value: unknown }[] } | undefined;
  const compile = (db: Db, count: number) => {
    const stands = Array.from({ length: count }, () => ({}));
    const query = make(db, ...(stands as unknown as V)).compile();
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
