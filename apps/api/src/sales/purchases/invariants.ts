import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Db } from '../../database/db.ts';

type Queries = Readonly<Record<string, string>>;

const text = readFileSync(path.join(import.meta.dirname, 'invariants.sql'), 'utf8');
const queriesOf = (kind: 'invariant' | 'settled'): Queries =>
  Object.fromEntries(
    [...text.matchAll(/^-- (invariant|settled): (.+)\n([^;]+);$/gm)].flatMap(([, of, name, query]) =>
      of === kind ? [[name!, query!]] : [],
    ),
  );

/** What holds of the money at every moment: each query finds what breaks it. */
export const invariants = queriesOf('invariant');
/** What also holds between our books and the sandbox gateway's, once nothing is under way and all news has arrived. */
export const sandboxInvariants = queriesOf('settled');

/** The names of those that do not hold, with how often. */
export async function brokenInvariants(db: Db, queries: Queries = invariants): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(query));
    if (rows.length > 0) found[name] = rows.length;
  }
  return found;
}

export interface Violation {
  invariant: string;
  count: number;
  /** Some of the rows that break it, by the id that the query answers with. */
  ids: string[];
}

const IDS_SHOWN = 10;
/** Whole tables are read, which takes longer than any answer to a caller may. */
const LONGEST_MS = 600_000;

/** Asks for every invariant at one moment of the database, on a connection of its own that writes nothing. */
export async function findViolations(url: string): Promise<Violation[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'mirante-invariants',
    statement_timeout: LONGEST_MS,
  });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const found: Violation[] = [];
    for (const [invariant, query] of Object.entries(invariants)) {
      const { rows } = await client.query<[unknown]>({ text: query, rowMode: 'array' });
      const ids = rows.slice(0, IDS_SHOWN).map(([id]) => String(id));
      if (rows.length > 0) found.push({ invariant, count: rows.length, ids });
    }
    return found;
  } finally {
    await client.end();
  }
}

/** `a coupon counts its uses: 12 (3, 7, …)` */
export const describeViolation = ({ invariant, count, ids }: Violation): string =>
  `${invariant}: ${count} (${[...ids, ...(count > ids.length ? ['…'] : [])].join(', ')})`;
