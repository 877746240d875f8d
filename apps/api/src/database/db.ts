import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';
import type { Schema } from './schema.ts';
import { parseTimestamp } from './parse-timestamp.ts';

/** A pool, or a transaction of one: a store cannot tell. */
export type Db = Kysely<Schema>;

const { builtins } = pg.types;
/** Money and counts are far inside what a double holds exactly; days stay texts, since a Date would move them by time zones. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.NUMERIC || oid === builtins.INT8) return Number;
    if (oid === builtins.DATE) return (text: string) => text;
    if (oid === builtins.TIMESTAMPTZ && format !== 'binary') return parseTimestamp;
    return pg.types.getTypeParser(oid, format);
  },
};

export interface DbOptions {
  url: string;
  /** Connections at most. */
  size?: number;
}

export function openPool({ url, size = 12 }: DbOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: size,
    types,
    application_name: 'mirante',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 5000,
    // A server that hangs, or whose machine is gone, says nothing at all.
    query_timeout: 8000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // A connection that the server closed is replaced at the next query. Without listeners its end would be the process's: the pool's
  // is for connections at rest, the connection's own for one between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

/**
 * The audit log is told who acts by a setting of the session, and notices are listened for in one. A pooler that lends sessions by
 * transaction would write one person's changes down as another's. Throws where any pooler stands between: it is told by the process
 * number that a client is given at its start.
 */
export async function requireOwnSessions(pool: Pick<pg.Pool, 'connect'>): Promise<void> {
  const connection = await pool.connect();
  try {
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
    if ((connection as typeof connection & { processID: number }).processID !== rows[0]!.pid)
      throw new Error('DATABASE_URL leads to a pooler (PgBouncer or the like): name PostgreSQL itself.');
  } finally {
    connection.release();
  }
}

export const openDb = (options: DbOptions): Db =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool(options) }) });
