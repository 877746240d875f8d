// A PostgreSQL of the machine's own packages, with the programs that the embedded one lacks (psql, pg_dump, pg_restore), on a throw-away
// cluster that is made as the images make it: by deploy/postgres/roles.sh. As root it is installed by apt-get where it is missing.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRoot, layOut } from '../postgres-place.ts';
import { control, create, launch } from '../postgres-server.ts';
import { runQuietly } from '../processes.ts';

export interface Cluster {
  /** Where `pg_dump` and the others are. */
  bin: string;
  /** Holds the write-ahead log. */
  data: string;
  urlOf(role: 'mirante_owner' | 'mirante_app' | 'mirante', database?: string): string;
  stop(): Promise<void>;
}

const PROGRAMS = ['initdb', 'pg_ctl', 'psql', 'pg_dump', 'pg_restore'];

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
  await launch(place, { max_connections: '100', log_statement: 'ddl' });
  const urlOf: Cluster['urlOf'] = (role, database = 'mirante') =>
    `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(place.socket)}`;
  const secret = path.join(home, 'password');
  writeFileSync(secret, 'mirante');
  await runQuietly('The roles', 'sh', ['tools/deploy/postgres/roles.sh'], {
    PATH: `${bin}:${process.env.PATH}`,
    PGHOST: place.socket,
    POSTGRES_USER: 'mirante',
    OWNER_PASSWORD_FILE: secret,
    APP_PASSWORD_FILE: secret,
  });
  return {
    bin,
    data: place.data,
    urlOf,
    stop: async () => {
      await control(place, ['stop', '-m', 'fast', '-w', '-t', '30']);
      for (const dir of [home, place.socket]) rmSync(dir, { recursive: true, force: true });
    },
  };
}
