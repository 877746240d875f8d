import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from './db.ts';
import type { Schema } from './schema.ts';

/** The user and call that change something. */
export interface Actor {
  user_id: number;
  /** The call's title, as in the permissions table. */
  action: string;
  request_id: string;
  at: Date;
}

/** Makes a user the author of the rest of a transaction that begins without one, as a call by a mailed link does. */
export const actAs = (trx: Db, actor: Actor): Promise<unknown> =>
  sql`select set_config('mirante.actor', ${JSON.stringify(actor)}, true)`.execute(trx);

/**
 * The database for one call of a staff user: its connections carry the user, by which the triggers of `audit_table`
 * record the author. The writing code does nothing for it.
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
    // Resets the user before the connection returns to the pool.
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
