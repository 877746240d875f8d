// One PostgreSQL server: creating, starting, probing and stopping it.
import { execFile } from 'node:child_process';
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { isRoot, NOBODY, type Place } from './postgres-paths.ts';

export type Settings = Record<string, string>;

const OWNER = 'mirante';
const RECOVERING = '57P03';
/** PostgreSQL 17 or later. */
const BUILT_IN = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const COMMON: Settings = {
  listen_addresses: '',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  effective_cache_size: '2GB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  checkpoint_completion_target: '0.9',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  shared_preload_libraries: 'pg_stat_statements',
  log_min_messages: 'warning',
  max_parallel_workers_per_gather: '2',
};

/**
 * The built-in locale sorts and lowercases the same on every machine; user-facing orders name an ICU collation. Created
 * in a temporary folder and renamed when complete: a killed run leaves no partial cluster.
 */
export async function create(place: Place, locale: readonly string[] = BUILT_IN): Promise<void> {
  const made = `${place.data}.new`;
  for (const dir of [made, place.data]) rmSync(dir, { recursive: true, force: true });
  await run(place, 'initdb', [
    '-D',
    made,
    '-U',
    OWNER,
    '--auth=trust',
    '--encoding=UTF8',
    ...locale,
    '--no-sync',
    '--no-instructions',
  ]);
  renameSync(made, place.data);
}

export async function launch(place: Place, settings: Settings): Promise<void> {
  const lines = Object.entries({ ...COMMON, ...settings, unix_socket_directories: place.socket }).map(
    ([key, value]) => `${key} = '${value.replaceAll("'", "''")}'\n`,
  );
  const file = path.join(place.data, 'postgresql.conf');
  writeFileSync(file, lines.join(''));
  if (isRoot) chownSync(file, NOBODY, NOBODY);
  const start = () => control(place, ['start', '-w', '-t', '60', '-l', place.log]);
  // After a kill of the postmaster alone, its backends need a moment to notice; they hold the shared memory until then.
  for (let tries = 20; ; tries--) {
    const failure = await start().then(
      () => null,
      (error: unknown) => error,
    );
    if (!failure) return;
    if (tries === 0) throw new Error(`PostgreSQL did not start: see ${place.log}`, { cause: failure });
    await sleep(500);
  }
}

/**
 * Connects as a client: a killed server's process may still be listed, and its socket open. Waits for one in recovery.
 */
export async function isRunning(place: Place): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(place), connectionTimeoutMillis: 5000 });
  const failure = await client.connect().then(
    () => null,
    (error: unknown) => error,
  );
  await client.end().catch(() => undefined);
  // An error response, such as too many clients, shows that it runs.
  if (!(failure instanceof pg.DatabaseError)) return failure === null;
  if (failure.code !== RECOVERING) return true;
  await sleep(200);
  return isRunning(place);
}

export const urlOf = ({ socket }: Place): string =>
  `postgresql://${OWNER}@localhost/postgres?host=${encodeURIComponent(socket)}`;
export const control = (place: Place, args: string[]) => run(place, 'pg_ctl', ['-D', place.data, ...args]);

/**
 * Output is ignored: a pipe would stay open in the server that pg_ctl leaves behind. A moved clock (`moved-clock.ts`)
 * is not passed on: the server's timers, which detect deadlocks, would stand still.
 */
const run = (place: Place, command: string, args: string[]) =>
  promisify(execFile)(path.join(place.bin, command), args, {
    cwd: '/',
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
