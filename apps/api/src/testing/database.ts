import { migrate } from '../migrate.ts';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { seed } from '../../seed/seed.ts';
import { concurrentIndexes } from '../database/concurrent-indexes.ts';
import { queues } from '../jobs/queues.ts';
import { migrationNames, migrationsFolder } from '../database/migrations.ts';

const LOCK = 4_271_907;
const SEED_LOCK = 4_271_908;
/** The time of the demonstration company. */
export const seededAt = new Date('2026-11-19T15:00:00Z');

function server(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run the tests by tools/with-postgres.ts');
  return url;
}

const named = (name: string) => {
  const url = new URL(server());
  url.pathname = `/${name}`;
  return url.href;
};

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Each version of the migrations and job queues has a template of its own, created by the first test that needs it. */
async function ensureTemplate(admin: pg.Client): Promise<string> {
  const hash = createHash('sha256');
  for (const name of migrationNames())
    hash.update(name).update(readFileSync(path.join(migrationsFolder, `${name}.ts`)));
  hash.update(JSON.stringify([queues, concurrentIndexes]));
  const template = `mirante_template_${hash.digest('hex').slice(0, 12)}`;
  await admin.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [
      template,
    ]);
    if (rowCount) return template;
    await admin.query(`drop database if exists ${template}`);
    await admin.query(`create database ${template}`);
    await migrate(named(template));
    await haveResearch(named(template));
    await admin.query(`alter database ${template} is_template true`);
    return template;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

/** The first test of a run that needs the demonstration company creates it for the others to copy. */
async function ensureSeeded(admin: pg.Client): Promise<string> {
  // Of this run alone, since it depends on the code.
  const name = process.env.TEST_SEEDED_DATABASE;
  if (!name) throw new Error('The seeded database has no name: vitest.config.ts lists no global setup');
  const template = await ensureTemplate(admin);
  await admin.query('select pg_advisory_lock($1)', [SEED_LOCK]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
    if (rowCount) return name;
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
    const client = new pg.Client({ connectionString: named(name) });
    await client.connect();
    await seed(client, { apiUrl: 'http://localhost:4000', clientUrl: 'http://localhost:4300', now: seededAt }).finally(
      () => client.end(),
    );
    await admin.query(`alter database ${name} is_template true`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [SEED_LOCK]);
  }
}

/** Publishing requires research settings. */
async function haveResearch(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into research_settings (analyst_name, analyst_cnpi, statement, updated_at)
     values ('Renata Brandão', 'CNPI 1234', 'As recomendações refletem a opinião da analista.', '2026-01-01')`,
  );
  await client.end();
}

/** Without tables. */
export const emptyDatabase = (): Promise<TestDatabase> => create(() => Promise.resolve('template0'));

/** Simulates a server restart: closes every connection, and refuses new ones until the returned function is called. */
export async function endConnections({ url }: Pick<TestDatabase, 'url'>): Promise<() => Promise<void>> {
  const name = new URL(url).pathname.slice(1);
  const allow = (isAllowed: boolean) =>
    asAdmin(async (admin) => void (await admin.query(`alter database ${name} allow_connections ${isAllowed}`)));
  await allow(false);
  await asAdmin((admin) =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
  );
  return () => allow(true);
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated database for the caller alone. */
export const freshDatabase = (): Promise<TestDatabase> => create(ensureTemplate);

/** The demonstration company at `seededAt`, for the caller alone. */
export const seededDatabase = (): Promise<TestDatabase> => create(ensureSeeded);

async function create(templateOf: (admin: pg.Client) => Promise<string>): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await asAdmin(async (admin) =>
    admin.query(`create database ${name} template ${await templateOf(admin)} strategy file_copy`),
  );
  return {
    url: named(name),
    drop: () => asAdmin(async (admin) => void (await admin.query(`drop database if exists ${name} with (force)`))),
  };
}
