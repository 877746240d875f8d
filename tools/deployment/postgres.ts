// The machine's own PostgreSQL packages, with the programs that the embedded one lacks (psql, pg_dump, pg_restore), on
// a temporary cluster initialized like the images', by deploy/postgres/roles.sh. As root, it is installed by apt-get if
// missing.
import { chmodSync, copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isRoot, layOut, NOBODY, type Place } from '../postgres-paths.ts';
import { control, create, launch, urlOf } from '../postgres-server.ts';
import { runQuietly } from '../processes.ts';
import { installPackage } from './apt.ts';

export interface Cluster {
  /** The folder of `pg_dump` and the others. */
  bin: string;
  /** The data directory, with the write-ahead log. */
  data: string;
  /** The archive of the write-ahead log. */
  archive: string;
  urlOf(role: 'mirante_owner' | 'mirante_app' | 'mirante_backup' | 'mirante', database?: string): string;
  stop(): Promise<void>;
}

/** The usable part of a cluster laid out by `restore-to.sh`. */
type Restored = Pick<Cluster, 'urlOf' | 'stop'>;

const PROGRAMS = ['initdb', 'pg_ctl', 'psql', 'pg_dump', 'pg_restore', 'pg_basebackup', 'pg_archivecleanup'];
const SETTINGS = { max_connections: '100', log_statement: 'ddl', log_error_verbosity: 'terse' };

/** Finds the machine's newest PostgreSQL, 15 or later. */
function findPostgres(): string {
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
  // Prevents the package from creating and starting a cluster.
  mkdirSync('/etc/postgresql-common', { recursive: true });
  if (!existsSync('/etc/postgresql-common/createcluster.conf'))
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  return installPackage('postgresql');
}

export async function startCluster(): Promise<Cluster> {
  const bin = findPostgres();
  const home = mkdtempSync(path.join(tmpdir(), 'mirante-cluster-'));
  chmodSync(home, 0o755);
  const place = { ...layOut(home), bin };
  await create(place, ['--locale=C.UTF-8']);
  const archive = path.join(home, 'log');
  // PostgreSQL runs as another user, who may not be able to read this checkout.
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

/** Makes a base backup in `backups`, for point-in-time recovery. */
export const copyCluster = (of: Cluster, backups: string): Promise<void> =>
  runQuietly('The copy of the cluster', 'sh', ['tools/deploy/base-backup.sh'], {
    PATH: `${of.bin}:${process.env.PATH}`,
    BACKUP_DIR: backups,
    LOG_ARCHIVE: of.archive,
    DATABASE_URL: of.urlOf('mirante_backup'),
    EVERY_HOURS: '0',
  });

/**
 * Starts PostgreSQL on the cluster restored to `moment`, or to the end of its archived log, and waits until it accepts
 * connections.
 */
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
