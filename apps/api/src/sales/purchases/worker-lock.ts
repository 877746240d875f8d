import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { heldConnection, type Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';

/** An arbitrary advisory lock class, unique in this database. */
const LOCK_CLASS = 4_271_908;
const heldLocks = new WeakMap<Db, Promise<WorkerLock>>();

interface WorkerLock {
  worker: number;
  client: pg.Client;
}

/**
 * Takes this process's worker lock for its lifetime, and returns its number. PostgreSQL releases it with its connection
 * as soon as the process ends, however that happens.
 */
export async function holdWorkerLock({ db, config }: Pick<Services, 'db' | 'config'>): Promise<number> {
  const lock = heldLocks.get(db) ?? openLock(config.databaseUrl, () => forget());
  heldLocks.set(db, lock);
  // The next purchase takes another one, which the rest of this one's end must not forget.
  const forget = () => heldLocks.get(db) === lock && heldLocks.delete(db);
  lock.catch(forget);
  return (await lock).worker;
}

async function openLock(url: string, onLost: () => void): Promise<WorkerLock> {
  const client = new pg.Client({ connectionString: url, application_name: 'mirante-worker-lock', ...heldConnection });
  const worker = randomInt(1, 2_147_483_647);
  // A lost connection releases the lock.
  client.on('error', onLost);
  client.on('end', onLost);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, worker]);
    return { worker, client };
  } catch (error) {
    void client.end();
    throw error;
  }
}

export async function releaseWorkerLock(db: Db): Promise<void> {
  const lock = await heldLocks.get(db)?.catch(() => undefined);
  heldLocks.delete(db);
  await lock?.client.end();
}

export async function isWorkerAlive(db: Db, worker: number): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select 1 as found from pg_locks
    where locktype = 'advisory' and classid = ${LOCK_CLASS}::int::oid and objid = ${worker}::int::oid and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length > 0;
}
