// Brings the database to the newest migration, when run by itself.
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrationsFolder } from './database/migrations.ts';
import { openBoss, jobNames } from './jobs/jobs.ts';
import { DEAD_LETTERS, queues } from './jobs/queues.ts';

/** Any number that nothing else of this database locks. */
const LOCK = 4_271_906;

/** Brings the database to the newest migration, or `upTo` one by name. Called twice at once, the second waits for the first. */
export async function migrate(
  url: string,
  log: (line: string) => void = () => undefined,
  upTo?: string,
): Promise<void> {
  // A migration may take long, but one that waits for a table's lock holds up everyone behind it.
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'mirante-migrate', lock_timeout: 5000 });
  try {
    const guard = await pool.connect();
    try {
      await guard.query('set lock_timeout = 0');
      await guard.query('select pg_advisory_lock($1)', [LOCK]);
      await migrateTables(pool, log, upTo);
      await migrateJobs(pool);
    } finally {
      guard.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function migrateTables(pool: pg.Pool, log: (line: string) => void, upTo?: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({ fs, path, migrationFolder: migrationsFolder }),
  });
  const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  for (const { migrationName, status } of results)
    log(`${status === 'Success' ? 'applied' : 'failed'} ${migrationName}`);
  if (error) throw error;
}

async function migrateJobs(pool: pg.Pool): Promise<void> {
  const boss = openBoss(pool, { schedule: false, migrate: true });
  await boss.start();
  await boss.createQueue(DEAD_LETTERS, {
    policy: 'standard',
    deleteAfterSeconds: 60,
    retryLimit: 1000,
    retryDelay: 60,
  });
  for (const name of jobNames) {
    const { cron: _cron, policy, ...options } = queues[name];
    await boss.createQueue(name, { policy, ...options });
    await boss.updateQueue(name, options);
  }
  await boss.stop({ graceful: false });
}

if (import.meta.main) {
  const { readConfig } = await import('./config.ts');
  await migrate(readConfig(process.env).databaseUrl, (line) => process.stdout.write(`${line}\n`));
}
