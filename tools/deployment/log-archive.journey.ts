import { existsSync, globSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runQuietly } from '../processes.ts';
import { type Cluster, copyCluster, restoreCluster, startCluster } from './postgres.ts';
import { contentsOf } from './tables.ts';

const backups = mkdtempSync(path.join(tmpdir(), 'mirante-backups-'));
let cluster: Cluster;
let beforeMistake: string;

beforeAll(async () => {
  cluster = await startCluster();
  for (const script of ['src/migrate.ts', 'seed/seed.ts'])
    await runQuietly(script, process.execPath, [path.join('apps/api', script)], {
      DATABASE_URL: cluster.urlOf('mirante_owner'),
      DATABASE_APP_ROLE: 'mirante_app',
      DATA_DIR: path.join(backups, 'data'),
    });
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(backups, { recursive: true, force: true });
});

async function ask<Row extends pg.QueryResultRow>(text: string): Promise<Row> {
  const admin = new pg.Client({ connectionString: cluster.urlOf('mirante') });
  await admin.connect();
  return (await admin.query<Row>(text).finally(() => admin.end())).rows[0]!;
}

/** Switches to a new WAL file, and waits until the last one is archived. */
async function archiveLog(): Promise<void> {
  const { name } = await ask<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  await expect.poll(() => existsSync(path.join(cluster.archive, `${name}.gz`)), { timeout: 60_000 }).toBe(true);
}

type Contents = Record<string, string>;
const isSequence = (name: string) => name.endsWith('_seq');
const tablesIn = (contents: Contents) =>
  Object.fromEntries(Object.entries(contents).filter(([name]) => !isSequence(name)));
/** The sequences behind the ids in their tables. The log has them up to 32 ahead, and nothing of unlogged tables. */
const sequencesBehind = (restored: Contents, contents: Contents) =>
  Object.keys(contents).filter(
    (name) =>
      isSequence(name) &&
      !contents[name.replace(/_id_seq$/, '')]?.startsWith('0 ') &&
      Number.parseInt(restored[name]!, 10) < Number.parseInt(contents[name]!, 10),
  );

async function expectRestored(contents: Contents, moment?: string, from = backups): Promise<void> {
  const server = await restoreCluster(cluster, from, moment);
  const restored = await contentsOf(server.urlOf('mirante')).finally(() => server.stop());
  expect(tablesIn(restored)).toEqual(tablesIn(contents));
  expect(sequencesBehind(restored, contents)).toEqual([]);
}

test('the role of the backups reads every table, changes none, and runs no function of the owner', async () => {
  const may = (what: string) => `has_table_privilege('mirante_backup', pg_class.oid, '${what}')`;
  const tables = await ask(`
    select bool_and(${may('select')}) as reads, bool_or(${may('insert, update, delete, truncate, trigger, references')}) as changes
    from pg_class where relkind in ('r', 'p', 'S') and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace, 'sandbox'::regnamespace)`);
  const functions = await ask(`
    select coalesce(bool_or(has_function_privilege('mirante_backup', oid, 'execute')), false) as runs
    from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`);
  expect([tables, functions]).toEqual([{ reads: true, changes: false }, { runs: false }]);
});

test('log archive: restores every table to the end, and to a point in time', async () => {
  await copyCluster(cluster, backups);
  // A copy is named by its second, and restores only to later moments.
  const made = Date.now();
  await expect.poll(() => Math.floor(Date.now() / 1000) > Math.floor(made / 1000)).toBe(true);
  await ask("update client set phone = '+5511900000000' where id = (select min(id) from client)");
  const before = await contentsOf(cluster.urlOf('mirante'));
  const { moment } = await ask<{ moment: string }>(
    "select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US+00') as moment",
  );
  beforeMistake = moment;
  await ask('delete from coupon where id not in (select coupon_id from payment where coupon_id is not null)');
  const last = await contentsOf(cluster.urlOf('mirante'));
  expect(last).not.toEqual(before);
  await archiveLog();
  await expectRestored(last);
  await expectRestored(before, moment);
});

test('log archive: a cluster that was restored to a moment is backed up and restored to its end', async () => {
  const later = path.join(backups, 'later');
  const server = await restoreCluster(cluster, backups, beforeMistake);
  const contents = await copyCluster({ ...cluster, ...server }, later)
    .then(() => contentsOf(server.urlOf('mirante')))
    .finally(() => server.stop());
  await expectRestored(contents, undefined, later);
});

test('log archive: refuses a time before the first base backup', async () => {
  await expect(restoreCluster(cluster, backups, '2020-01-01 00:00:00+00')).rejects.toThrow('No copy in');
});

test('log archive: keeps base backups of eight days, and the log since the oldest', async () => {
  const copies = () => globSync(path.join(backups, 'base-*'));
  const logs = () => globSync(path.join(cluster.archive, `${'?'.repeat(24)}.gz`)).toSorted();
  const nineDaysAgo = Date.now() / 1000 - 9.5 * 86_400;
  utimesSync(copies()[0]!, nineDaysAgo, nineDaysAgo);
  const before = logs();
  await copyCluster(cluster, backups);
  expect(copies()).toHaveLength(1);
  expect(logs()).not.toContain(before[0]);
});
