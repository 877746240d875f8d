// A PostgreSQL of the machine's own packages, with the programs that the embedded one lacks (psql, pg_dump, pg_restore), on a throw-away
// cluster that is made as the images make it: by deploy/postgres/roles.sh. As root it is installed by apt-get where it is missing.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isRoot, layOut, NOBODY, type Place } from '../postgres-paths.ts';
import { control, create, launch, urlOf } from '../postgres-server.ts';
import { runQuietly } from '../processes.ts';

export interface Cluster {
  /** Where `pg_dump` and the others are. */
  bin: string;
  /** Holds the write-ahead log. */
  data: string;
  /** Where that is archived. */
  archive: string;
  urlOf(role: 'mirante_owner' | 'mirante_app' | 'mirante_backup' | 'mirante', database?: string): string;
  stop(): Promise<void>;
}

/** What is open of a cluster that `restore-to.sh` laid out. */
export type Restored = Pick<Cluster, 'urlOf' | 'stop'>;

const PROGRAMS = ['initdb', 'pg_ctl', 'psql', 'pg_dump', 'pg_restore', 'pg_basebackup', 'pg_archivecleanup'];
const SETTINGS = { max_connections: '100', log_statement: 'ddl' };

/** The newest PostgreSQL of the machine's packages, 15 or later. */
export function findPostgres(): string {
  const found = () =>
    globSync('/usr/lib/postgresql/*/bin')
      .filter((dir) => Number(dir.split('/')[4]) >= 15 && PROGRAMS.every((name) => existsSync(path.join(dir, name))))
      .toSorted((a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]))[0];
  const bin = found() ?? (install() ? found() : undefined);
  if (!bin)
    throw new Error(
      'There is no PostgreSQL 15 or later with its programs: install it (Debian: apt-get install postgresql).',
    );
  return bin;
}

function install(): boolean {
  if (!isRoot) return false;
  // The package would make and start a cluster of its own.
  mkdirSync('/etc/postgresql-common', { recursive: true });
  if (!existsSync('/etc/postgresql-common/createcluster.conf'))
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 }).status === 0;
  return apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', 'postgresql');
}

export async function startCluster(): Promise<Cluster> {
  const bin = findPostgres();
  const home = mkdtempSync(path.join(tmpdir(), 'mirante-cluster-'));
  chmodSync(home, 0o755);
  const place = { ...layOut(home), bin };
  await create(place, ['--locale=C.UTF-8']);
  const archive = path.join(home, 'log');
  // PostgreSQL runs as another user, to whom this checkout may be closed.
  const archiveLog = path.join(home, 'archive-log.sh');
  copyFileSync('tools/deploy/archive-log.sh', archiveLog);
  chmodSync(archiveLog, 0o644);
  await launch(place, {
    ...SETTINGS,
    archive_mode: 'on',
    archive_timeout: '240',
    archive_command: `LOG_ARCHIVE='${archive}' sh '${archiveLog}' %p %f`,
  });
  const secret = path.join(home, 'password');
  writeFileSync(secret, 'mirante');
  await runQuietly('The roles', 'sh', ['tools/deploy/postgres/roles.sh'], {
    PATH: `${bin}:${process.env.PATH}`,
    PGHOST: place.socket,
    POSTGRES_USER: 'mirante',
    OWNER_PASSWORD_FILE: secret,
    APP_PASSWORD_FILE: secret,
    BACKUP_PASSWORD_FILE: secret,
  });
  return {
    bin,
    data: place.data,
    archive,
    urlOf: urlsOf(place),
    stop: () => end(place, home),
  };
}

/** Copies the whole cluster into `backups`, for its archived log to be played upon. */
export const copyCluster = (of: Cluster, backups: string): Promise<void> =>
  runQuietly('The copy of the cluster', 'sh', ['tools/deploy/base-backup.sh'], {
    PATH: `${of.bin}:${process.env.PATH}`,
    BACKUP_DIR: backups,
    LOG_ARCHIVE: of.archive,
    BACKUP_URL: of.urlOf('mirante_backup', 'postgres'),
    EVERY_HOURS: '0',
  });

/** Starts PostgreSQL on the cluster as it stood at `moment`, or as far as its log is archived, and waits until it is open. */
export async function restoreCluster(of: Cluster, backups: string, moment = ''): Promise<Restored> {
  const home = mkdtempSync(path.join(tmpdir(), 'mirante-restored-'));
  chmodSync(home, 0o755);
  const place = { ...layOut(home), bin: of.bin };
  await runQuietly('The restore', 'sh', ['tools/deploy/restore-to.sh', place.data, moment], {
    BACKUP_DIR: backups,
    LOG_ARCHIVE: of.archive,
  });
  if (isRoot) await runQuietly('The owner', 'chown', ['-R', String(NOBODY), place.data], {});
  await launch(place, SETTINGS);
  const client = new pg.Client({ connectionString: urlOf(place) });
  await client.connect();
  while ((await client.query<{ recovers: boolean }>('select pg_is_in_recovery() recovers')).rows[0]!.recovers)
    await sleep(50);
  await client.end();
  return { urlOf: urlsOf(place), stop: () => end(place, home) };
}

const urlsOf =
  (place: Place): Cluster['urlOf'] =>
  (role, database = 'mirante') =>
    `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(place.socket)}`;

async function end(place: Place, home: string): Promise<void> {
  await control(place, ['stop', '-m', 'fast', '-w', '-t', '30']);
  for (const dir of [home, place.socket]) rmSync(dir, { recursive: true, force: true });
}
