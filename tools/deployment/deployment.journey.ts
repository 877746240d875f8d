import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBrowserTests } from '../e2e.ts';
import { dataDir } from '../paths.ts';
import { runQuietly } from '../processes.ts';
import { browserEnv, type Deployed, startDeployment } from './deployment.ts';
import { type LoadFigures, startLoad } from './load.ts';
import {
  backUp,
  backupsOf,
  brokenCalls,
  checkInvariants,
  createDatabase,
  filesOf,
  layOutNext,
  migrate,
  newestBackup,
  restore,
  restoreFiles,
  watchReadiness,
  withPrograms,
} from './operator.ts';
import { contentsOf } from './tables.ts';
import { visitorFrom } from './visitor.ts';

const PAN = '4111111111111111';
const times: Record<string, string> = {};
let began = performance.now();
const lap = (what: string): void => {
  times[what] = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  began = performance.now();
};
let on: Deployed;
let next: string;
let load: LoadFigures;

beforeAll(async () => {
  on = await startDeployment({ RATE_LIMIT_FACTOR: '1000' });
  lap('set-up');
});
afterAll(async () => {
  console.table(times);
  mkdirSync(path.join(dataDir, 'deployment'), { recursive: true });
  writeFileSync(path.join(dataDir, 'deployment/times.json'), JSON.stringify(times, undefined, 2));
  await on?.stop();
});

const asOwner = async <T>(work: (client: pg.Client) => Promise<T>, database?: string): Promise<T> => {
  const client = new pg.Client({ connectionString: on.cluster.urlOf('mirante_owner', database) });
  await client.connect();
  return work(client).finally(() => client.end());
};

/**
 * Restores the newest backup into a new database, with the application's rights, and checks the invariants. Returns the
 * restored contents.
 */
async function restored(database: string): Promise<Record<string, string>> {
  await createDatabase(on, database);
  began = performance.now();
  await restore(on, database);
  lap(`restore ${database}`);
  const contents = await contentsOf(on.cluster.urlOf('mirante_owner', database));
  began = performance.now();
  await migrate(on, next, database);
  await checkInvariants(on, next, database);
  lap(`rights and invariants ${database}`);
  return contents;
}

test('deployment: client addresses behind the TLS proxy are kept, whatever they claim', async () => {
  const [ana, rui] = ['127.0.0.2', '127.0.0.3'].map((address) => visitorFrom(on.certificate, address));
  const look = (who: typeof ana, headers = {}) => who!.ask(`${on.urls.checkout}/api/v1/zipcode/01310100`, { headers });
  for (const headers of [{}, { 'x-forwarded-for': '203.0.113.7' }, { 'x-forwarded-for': '127.0.0.3' }])
    expect((await look(ana, headers)).status).toBe(200);
  expect((await look(rui)).status).toBe(200);
  const counted = await asOwner((client) =>
    client.query<{ n: number }>("select n from rate_count where key like 'zipcode %' order by n"),
  );
  expect(counted.rows.map(({ n }) => n)).toEqual([1, 3]);
  for (const visitor of [ana, rui]) visitor!.leave();
});

test('deployment: the journeys of buyers and staff pass in a browser', async () => {
  began = performance.now();
  const passed = await runBrowserTests(['journeys', '--reporter=list'], browserEnv(on));
  lap('browser journeys');
  expect(passed).toBe(true);
});

test('deployment: a rolling update with a migration under load fails no call', async () => {
  next = layOutNext(on);
  const running = await startLoad(on);
  const unready = watchReadiness(on);
  began = performance.now();
  await migrate(on, next);
  lap('next migration under load');
  expect(await unready.stop()).toEqual([]);
  const dump = backUp(on);
  for (const n of [0, 1]) {
    const { code, seconds } = await on.replace(n, next);
    expect(code).toBe(0);
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThan(24);
  }
  lap('roll-out of both processes');
  await dump;
  load = await running.stop();
  const { buyers, failures, ...figures } = load;
  Object.assign(times, { load: `${JSON.stringify(figures)}, ${buyers.length} purchases, ${failures.length} failed` });
  if (failures.length > 0) console.error([on.front, on.nginx].map(brokenCalls).join('\n'));
  expect(failures).toEqual([]);
  expect(buyers.length).toBeGreaterThan(10);
});

test('deployment: every answered purchase is paid once', async () => {
  const { rows } = await asOwner((client) =>
    client.query<{ n: number }>(
      "select count(p.id)::int as n from unnest($1::text[]) email join client c using (email) join payment p on p.client_id = c.id and p.status = 'paid' group by c.id",
      [load.buyers.map(({ email }) => email)],
    ),
  );
  expect(rows).toEqual(load.buyers.map(() => ({ n: 1 })));
});

test('deployment: a backup taken under load is restored', async () => {
  const { payment } = await restored('under_load');
  expect(Number(payment!.split(' ')[0])).toBeGreaterThan(100);
});

test('deployment: a backup restores every table and sequence', async () => {
  await Promise.all(on.nodes.map((node) => node.stop()));
  began = performance.now();
  await backUp(on);
  lap('backup');
  expect(await restored('at_rest')).toEqual(await contentsOf(on.cluster.urlOf('mirante')));
});

test('deployment: a backup restores every PDF that its database names', async () => {
  const folder = path.join(path.dirname(on.release), 'restored-files');
  await restoreFiles(on, folder);
  const { rows } = await asOwner((client) => client.query<{ name: string }>('select name from report_file'), 'at_rest');
  expect(rows.length).toBeGreaterThan(20);
  for (const { name } of rows)
    expect(readFileSync(path.join(folder, name)).equals(readFileSync(path.join(filesOf(on), name)))).toBe(true);
});

test('deployment: a removed PDF stays in the backups as long as a dump may name it', async () => {
  const [seen, gone, long] = ['seen', 'gone', 'gone-for-long'].map((name) => path.join(backupsOf(on), 'files', name));
  for (const file of [seen, gone, long]) writeFileSync(file!, '');
  writeFileSync(path.join(filesOf(on), 'seen'), '');
  const daysAgo = (days: number) => Date.now() / 1000 - days * 86_400;
  for (const file of [seen, long]) utimesSync(file!, daysAgo(40), daysAgo(40));
  utimesSync(gone!, daysAgo(30), daysAgo(30));
  await backUp(on);
  expect([seen, gone, long].map((file) => existsSync(file!))).toEqual([true, true, false]);
});

test('deployment: the last backup of each day is kept, and all of the last two days', async () => {
  const nameOf = (daysAgo: number, time: string) =>
    `mirante-${new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')}T${time}Z.dump`;
  const old = [
    [nameOf(40, '100000'), false],
    [nameOf(10, '100000'), false],
    [nameOf(10, '110000'), false],
    [nameOf(10, '120000'), true],
    [nameOf(9, '120000'), true],
    [nameOf(1, '100000'), true],
    [nameOf(1, '110000'), true],
  ] as const;
  for (const [name] of old) writeFileSync(path.join(backupsOf(on), name), '');
  await backUp(on);
  for (const [name, isKept] of old) expect([name, existsSync(path.join(backupsOf(on), name))]).toEqual([name, isKept]);
});

test('deployment: an incomplete dump is not kept', async () => {
  const programs = path.join(path.dirname(on.release), 'programs');
  mkdirSync(programs);
  const cutOff = `#!/bin/sh
"${on.cluster.bin}/pg_dump" "$@"
for file in *.part; do truncate --size "$(($(stat --format %s "$file") * 9 / 10))" "$file"; done`;
  writeFileSync(path.join(programs, 'pg_dump'), cutOff, { mode: 0o755 });
  const before = readdirSync(backupsOf(on));
  await expect(backUp(on, programs)).rejects.toThrow('end of file');
  expect(readdirSync(backupsOf(on))).toEqual(before);
});

test('deployment: a dump is not restored over existing data', async () => {
  await expect(restore(on, 'mirante')).rejects.toThrow('into an empty one');
});

test('deployment: no log has personal data or a card, and no card is stored anywhere', async () => {
  const logs = [on.nginx, on.front].flatMap((nginx) => [nginx.accessLog(), nginx.errorLog()]);
  logs.push(...on.nodes.map(({ log }) => readFileSync(log, 'utf8')));
  expect(logs.join('\n')).toContain('/api/v1/clients');
  const people = ['joana.canario', 'joana.', ...load.buyers.flatMap(({ email, cpf }) => [email, cpf])];
  const leakedCanaries = [PAN, ...people].filter((canary) => logs.some((text) => text.includes(canary)));
  expect(leakedCanaries).toEqual([]);
  const dump = path.join(backupsOf(on), 'dump.sql');
  await runQuietly('The dump', 'pg_restore', ['--file', dump, newestBackup(on)], withPrograms(on));
  const atRest = [
    dump,
    ...globSync(path.join(on.cluster.data, 'pg_wal/0*')),
    ...globSync(path.join(on.cluster.data, 'base/*/*')),
  ];
  expect(readFileSync(dump, 'utf8')).toContain(load.buyers[0]!.email);
  expect(atRest.filter(hasCard)).toEqual([]);
});

/** PostgreSQL removes files of its own, such as `pg_internal.init`, while they are listed. */
function hasCard(file: string): boolean {
  try {
    return readFileSync(file).includes(PAN);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
