import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from './db.ts';
import type { Schema } from './schema.ts';

/** Who changes something, by which call. */
export interface Actor {
  user_id: number;
  /** The call's own words, as the permissions table has them. */
  action: string;
  request_id: string;
  at: Date;
}

/**
 * The database as one call of a staff user writes to it: while it holds a connection, the triggers of `audit_table` know
 * whose changes they see. Nothing has to be said by the code that makes them.
 */
export function auditedDb(pool: Pool, actor: Actor): Db {
  const connect = async () => {
    const client = await pool.connect();
    try {
      await client.query("select set_config('mirante.actor', $1, false)", [JSON.stringify(actor)]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    // The next holder of the connection is another; the pool has it back once it is nobody's.
    const release = () =>
      void client.query('reset mirante.actor').then(
        () => client.release(),
        () => client.release(true),
      );
    return { query: client.query.bind(client), release } as unknown as typeof client;
  };
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => Promise.resolve() } }),
  });
}
