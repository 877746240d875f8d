// Migrates the database when run as a script.
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { buildIndexes } from './database/concurrent-indexes.ts';
import { keepHouseTexts } from './database/house-texts.ts';
import { grantNewTables, grantToApplication } from './database/grants.ts';
import { MigrationDialect } from './database/migration-dialect.ts';
import { migrationsFolder } from './database/migrations.ts';
import { openBoss, jobNames } from './jobs/jobs.ts';
import { DEAD_LETTERS, KEPT_SECONDS, queues } from './jobs/queues.ts';

/** An arbitrary advisory lock key, unique in this database. */
export const MIGRATION_LOCK = 4_271_906;

/** Everyone else who needs a table waits behind a migration that waits for it, such as during a dump. */
const LOCK_TIMEOUT_MS = 500;
const RETRY_PAUSE_MS = 1500;
const LAST_RETRY_MS = 10 * MINUTE_MS;

interface Migration {
  log?: (line: string) => void;
  /** The application's role, if the owner migrates. */
  appRole?: string | undefined;
  /** The last migration to apply; the newest by default. */
  upTo?: string | undefined;
}

/**
 * Migrates the database to the newest migration, or `upTo` one, builds indexes, keeps the legal texts and grants rights. Concurrent calls
 * are serialised.
 */
export async function migrate(url: string, { log = () => undefined, appRole, upTo }: Migration = {}): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    application_name: 'mirante-migrate',
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  // Of idle connections, also those that `end` does not wait for. The guard's own ends the process: its lock is lost.
  pool.on('error', () => undefined);
  try {
    const guard = await pool.connect();
    try {
      await guard.query('set lock_timeout = 0');
      await waitForLock(guard);
      if (appRole) await grantNewTables(guard, appRole);
      await migrateTables(pool, log, upTo);
      if (!upTo) await buildIndexes(guard, log);
      if (!upTo) await keepHouseTexts(guard);
      await retryLockTimeouts(() => migrateJobs(pool));
      if (appRole) await grantToApplication(guard, appRole);
    } finally {
      guard.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** Polled: a waiting statement holds a snapshot, which a concurrent index build would wait for. */
async function waitForLock(guard: pg.PoolClient): Promise<void> {
  const take = () => guard.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [MIGRATION_LOCK]);
  while (!(await take()).rows[0]!.got) await sleep(100);
}

/** Each migration in a transaction of its own: its locks last no longer than it, and a failed one undoes no other. */
async function migrateTables(pool: pg.Pool, log: (line: string) => void, upTo?: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new MigrationDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({ fs, path, migrationFolder: migrationsFolder }),
  });
  const pending = (await migrator.getMigrations()).filter(({ executedAt }) => !executedAt).map(({ name }) => name);
  for (const name of upTo ? pending.slice(0, pending.indexOf(upTo) + 1) : pending)
    await retryLockTimeouts(async () => {
      const { error, results = [] } = await migrator.migrateTo(name);
      const failed = isLockTimeout(error) ? 'waiting for a lock:' : 'failed';
      for (const { migrationName, status } of results)
        log(`${status === 'Success' ? 'applied' : failed} ${migrationName}`);
      if (error) throw error;
    });
}

async function retryLockTimeouts(step: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  for (;;)
    try {
      return await step();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() - begun > LAST_RETRY_MS) throw error;
      await sleep(RETRY_PAUSE_MS);
    }
}

const isLockTimeout = (error: unknown): boolean => (error as { code?: string } | undefined)?.code === '55P03';

async function migrateJobs(pool: pg.Pool): Promise<void> {
  const boss = openBoss(pool, { schedule: false, migrate: true });
  await boss.start();
  const letters = { deleteAfterSeconds: 60, retryLimit: 1000, retryDelay: 60, retentionSeconds: KEPT_SECONDS };
  await boss.createQueue(DEAD_LETTERS, { policy: 'standard', ...letters });
  await boss.updateQueue(DEAD_LETTERS, letters);
  for (const name of jobNames) {
    const { cron, policy, ...options } = queues[name];
    await boss.createQueue(name, { policy, ...options });
    await boss.updateQueue(name, options);
    // Left by an older version.
    if (!cron) await boss.unschedule(name);
  }
  await boss.stop({ graceful: false });
}

if (import.meta.main) {
  const { readConfig } = await import('./config.ts');
  const { databaseUrl, appRole } = readConfig(process.env);
  await migrate(databaseUrl, { appRole, log: (line) => void process.stdout.write(`${line}\n`) });
}
