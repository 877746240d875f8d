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

/** Invariants that always hold: each query finds violations. */
export const invariants = queriesOf('invariant');
/** Invariants between our books and the sandbox gateway's, once nothing is in progress and all webhooks arrived. */
export const sandboxInvariants = queriesOf('settled');

/** The violated invariants, with their counts. */
export async function brokenInvariants(db: Db, queries: Queries = invariants): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(query));
    if (rows.length > 0) found[name] = rows.length;
  }
  return found;
}

interface Violation {
  invariant: string;
  count: number;
  /** Some of the violating rows' ids. */
  ids: string[];
}

const IDS_SHOWN = 10;
/** Whole tables are scanned, longer than any call may take. */
const STATEMENT_TIMEOUT_MS = 600_000;

/** Runs every invariant in one snapshot, on a read-only connection. */
export async function findViolations(url: string): Promise<Violation[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'mirante-invariants',
    statement_timeout: STATEMENT_TIMEOUT_MS,
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
