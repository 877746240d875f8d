import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';

/** Any number that no other lock of this database has. */
const LOCKS = 4_271_908;
const lines = new WeakMap<Db, Promise<Line>>();

interface Line {
  worker: number;
  client: pg.Client;
}

/**
 * This process's number, good for as long as it lives: a connection holds an advisory lock of that number, and the
 * database lets go of it the moment the process is gone, however it went.
 */
export async function workerOf({ db, config }: Pick<Services, 'db' | 'config'>): Promise<number> {
  const line = lines.get(db) ?? open(db, config.databaseUrl);
  lines.set(db, line);
  line.catch(() => lines.delete(db));
  return (await line).worker;
}

async function open(db: Db, url: string): Promise<Line> {
  const client = new pg.Client({ connectionString: url, application_name: 'mirante-lifeline', keepAlive: true });
  const worker = randomInt(1, 2_147_483_647);
  // Without its connection a number means nothing: the next purchase gets another.
  client.on('error', () => lines.delete(db));
  client.on('end', () => lines.delete(db));
  await client.connect();
  await client.query('select pg_advisory_lock($1, $2)', [LOCKS, worker]);
  return { worker, client };
}

export async function letGo(db: Db): Promise<void> {
  const line = await lines.get(db)?.catch(() => undefined);
  lines.delete(db);
  await line?.client.end();
}

export async function isAlive(db: Db, worker: number): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select 1 as found from pg_locks
    where locktype = 'advisory' and classid = ${LOCKS}::int::oid and objid = ${worker}::int::oid and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length > 0;
}
