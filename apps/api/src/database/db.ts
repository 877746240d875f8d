import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';
import type { Schema } from './schema.ts';
import { parseTimestamp } from './parse-timestamp.ts';

/** A pool or a transaction: a store cannot tell. */
export type Db = Kysely<Schema>;

const { builtins } = pg.types;
/** Money and counts are within a double's precision; days stay text, since a Date would shift with the time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === builtins.NUMERIC || oid === builtins.INT8) return Number;
    if (oid === builtins.DATE) return (text: string) => text;
    if (oid === builtins.TIMESTAMPTZ && format !== 'binary') return parseTimestamp;
    return pg.types.getTypeParser(oid, format);
  },
};

interface DbOptions {
  url: string;
  /** The maximum number of connections. */
  size?: number;
}

/** The time limit of a statement. A hung server, or one whose machine is gone, sends nothing. */
const QUERY_TIMEOUT_MS = 8000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * For a connection that is held, mostly idle, for a process's lifetime: if its other side disappears without a word, it
 * ends after ten more seconds of unanswered probes.
 */
export const heldConnection = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  query_timeout: QUERY_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies pg.ClientConfig;

export function openPool({ url, size = 12 }: DbOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: size,
    types,
    application_name: 'mirante',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Programs such as the setup end without waiting for the sandbox gateway's connections.
    allowExitOnIdle: true,
    statement_timeout: 5000,
    query_timeout: QUERY_TIMEOUT_MS,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
  });
  return survivingLostConnections(pool);
}

/**
 * A closed connection is replaced at the next query. Without error listeners its end would crash the process: the
 * pool's is for idle connections, also those that `end` did not wait for, the connection's own for one between two
 * statements of a transaction.
 */
export function survivingLostConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

/**
 * The audit log's author is a session setting, and LISTEN needs a session. A transaction pooler would record one
 * person's changes as another's. Throws behind any pooler, recognised by the backend process id reported at connection.
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
