import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBrowserTests } from '../e2e.ts';
import type { Nginx } from '../nginx.ts';
import { dataDir } from '../places.ts';
import { runQuietly } from '../processes.ts';
import { browserEnv, type Deployed, startDeployment } from './deployment.ts';
import { type LoadFigures, startLoad } from './load.ts';
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
const backups = () => path.join(path.dirname(on.release), 'backups');

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
const withPrograms = () => ({ PATH: `${on.cluster.bin}:${process.env.PATH}`, BACKUP_DIR: backups() });

test('visitors keep their own addresses behind what ends TLS, whatever they claim', async () => {
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

test('the journeys of buyers and staff pass in a browser', async () => {
  began = performance.now();
  const passed = await runBrowserTests(['journeys', '--reporter=list'], browserEnv(on));
  lap('browser journeys');
  expect(passed).toBe(true);
});

test('a newer migration leaves the old processes ready, and both are replaced under load without a failed call', async () => {
  next = path.join(path.dirname(on.release), 'next');
  cpSync(on.release, next, { recursive: true, verbatimSymlinks: true });
  writeFileSync(path.join(next, 'apps/api/migrations/9999-next.ts'), NEXT);
  const running = await startLoad(on);
  const unready = watchReadiness();
  began = performance.now();
  await runQuietly(
    'The next migration',
    process.execPath,
    [path.join(next, 'apps/api/src/migrate.ts')],
    on.envOf('mirante_owner'),
  );
  lap('next migration under load');
  expect(await unready.stop()).toEqual([]);
  const dump = backUp();
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
  expect(failures, [on.front, on.nginx].map(brokenCalls).join('\n')).toEqual([]);
  expect(buyers.length).toBeGreaterThan(10);
});

test('every purchase that was answered is paid, once', async () => {
  const { rows } = await asOwner((client) =>
    client.query<{ n: number }>(
      "select count(p.id)::int as n from unnest($1::text[]) email join client c using (email) join payment p on p.client_id = c.id and p.status = 'paid' group by c.id",
      [load.buyers.map(({ email }) => email)],
    ),
  );
  expect(rows).toEqual(load.buyers.map(() => ({ n: 1 })));
});

test('the backup that was made under load comes back in order', async () => {
  const { payment } = await restore(newestBackup(), 'under_load');
  expect(Number(payment!.split(' ')[0])).toBeGreaterThan(100);
});

test('a backup brings back every table and sequence as it was', async () => {
  await Promise.all(on.nodes.map((node) => node.stop()));
  began = performance.now();
  await backUp();
  lap('backup');
  expect(await restore(newestBackup(), 'restored')).toEqual(await contentsOf(on.cluster.urlOf('mirante')));
});

test('of older backups the last of each day is kept, and of the last two days all', async () => {
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
  for (const [name] of old) writeFileSync(path.join(backups(), name), '');
  await backUp();
  for (const [name, isKept] of old) expect([name, existsSync(path.join(backups(), name))]).toEqual([name, isKept]);
});

test('no dump is restored over what is there', async () => {
  await expect(
    runQuietly('The restore', 'sh', ['tools/deploy/restore.sh', newestBackup()], {
      ...withPrograms(),
      DATABASE_URL: on.cluster.urlOf('mirante_owner'),
    }),
  ).rejects.toThrow('into an empty one');
});

test('no log holds a person or a card, and no card is anywhere at rest', async () => {
  const logs = [on.nginx, on.front].flatMap((nginx) => [nginx.accessLog(), nginx.errorLog()]);
  logs.push(...on.nodes.map(({ log }) => readFileSync(log, 'utf8')));
  expect(logs.join('\n')).toContain('/api/v1/clients');
  const people = ['joana.canario', 'joana.', ...load.buyers.flatMap(({ email, cpf }) => [email, cpf])];
  for (const text of logs) for (const canary of [PAN, ...people]) expect(text.includes(canary), canary).toBe(false);
  const dump = path.join(backups(), 'dump.sql');
  await runQuietly('The dump', 'pg_restore', ['--file', dump, newestBackup()], withPrograms());
  const atRest = [
    dump,
    ...globSync(path.join(on.cluster.data, 'pg_wal/0*')),
    ...globSync(path.join(on.cluster.data, 'base/*/*')),
  ];
  expect(readFileSync(dump, 'utf8')).toContain(load.buyers[0]!.email);
  for (const file of atRest) expect(readFileSync(file).includes(PAN), file).toBe(false);
});

/** What an nginx wrote of calls that were not answered well. */
const brokenCalls = (nginx: Nginx): string =>
  nginx
    .accessLog()
    .split('\n')
    .filter((line) => /" 5\d\d | (499|5\d\d)(, \d+)?$/.test(line))
    .slice(0, 20)
    .join('\n');

const newestBackup = (): string => globSync(path.join(backups(), '*.dump')).toSorted().at(-1)!;

const backUp = (): Promise<void> =>
  runQuietly('The backup', 'sh', ['tools/deploy/backup.sh'], {
    ...withPrograms(),
    DATABASE_URL: on.cluster.urlOf('mirante_owner'),
  });

/** As an operator restores: into a new database of the owner's, then the application's rights, then the books. Answers what came back. */
async function restore(file: string, database: string): Promise<Record<string, string>> {
  const admin = new pg.Client({ connectionString: on.cluster.urlOf('mirante', 'postgres') });
  await admin.connect();
  await admin.query(`create database ${database} owner mirante_owner`).finally(() => admin.end());
  began = performance.now();
  const env = { ...on.envOf('mirante_owner'), DATABASE_URL: on.cluster.urlOf('mirante_owner', database) };
  await runQuietly('The restore', 'sh', ['tools/deploy/restore.sh', file], { ...withPrograms(), ...env });
  lap(`restore of ${database}`);
  const contents = await contentsOf(env.DATABASE_URL);
  began = performance.now();
  await runQuietly('The migration', process.execPath, [path.join(next, 'apps/api/src/migrate.ts')], env);
  await runQuietly('The invariants', process.execPath, [path.join(next, 'apps/api/src/check-invariants.ts')], {
    ...env,
    DATABASE_URL: on.cluster.urlOf('mirante_app', database),
  });
  lap(`rights and invariants of ${database}`);
  return contents;
}

/** Asks each process by itself, again and again, and tells of every answer that was not well. */
function watchReadiness(): { stop(): Promise<string[]> } {
  const bad: string[] = [];
  let asking = true;
  const asked = on.nodes.map(async ({ url }) => {
    while (asking) {
      const { status } = await fetch(`${url}/health/ready`);
      if (status !== 200) bad.push(`${url}: ${status}`);
    }
  });
  return {
    stop: async () => {
      asking = false;
      await Promise.all(asked);
      return bad;
    },
  };
}

/** A release later: a column that the old processes do not know, and rows that they go on writing. */
const NEXT = `import { sql, type Kysely } from 'kysely';
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    alter table payment add column next_note text, add column next_count int not null default 0;
    create table next_thing (id int generated always as identity primary key, payment_id int references payment);
  \`.execute(db);
}
`;
