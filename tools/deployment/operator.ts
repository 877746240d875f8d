// An operator's tasks, by the same commands.
import { cpSync, globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Nginx } from '../nginx.ts';
import { runQuietly } from '../processes.ts';
import type { Deployed } from './deployment.ts';

export const backupsOf = (on: Deployed): string => path.join(path.dirname(on.release), 'backups');
/** The folder of the deployment's PDFs. */
export const filesOf = (on: Deployed): string => path.join(on.envOf('mirante_app')['DATA_DIR']!, 'files');
export const newestBackup = (on: Deployed): string =>
  globSync(path.join(backupsOf(on), '*.dump'))
    .toSorted()
    .at(-1)!;
/** The environment for PostgreSQL's client programs. */
export const withPrograms = (on: Deployed, database?: string): Record<string, string> => ({
  PATH: `${on.cluster.bin}:${process.env.PATH}`,
  BACKUP_DIR: backupsOf(on),
  FILES_DIR: filesOf(on),
  DATABASE_URL: on.cluster.urlOf('mirante_owner', database),
});

/** `programs` is a folder of programs that are used in place of PostgreSQL's. */
export const backUp = (on: Deployed, programs?: string): Promise<void> => {
  const env = withPrograms(on);
  return runQuietly('The backup', 'sh', ['tools/deploy/backup.sh'], {
    ...env,
    DATABASE_URL: on.cluster.urlOf('mirante_backup'),
    ...(programs && { PATH: `${programs}:${env.PATH}` }),
  });
};

/** Restores the newest backup into a database owned by the owner role. */
export const restore = (on: Deployed, database: string): Promise<void> =>
  runQuietly('The restore', 'sh', ['tools/deploy/restore.sh', newestBackup(on)], withPrograms(on, database));

/** Restores the backups' PDFs into a folder. */
export const restoreFiles = (on: Deployed, folder: string): Promise<void> =>
  runQuietly(
    'The restore of files',
    'sh',
    ['tools/deploy/copy-files.sh', path.join(backupsOf(on), 'files'), folder],
    {},
  );

export async function createDatabase(on: Deployed, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: on.cluster.urlOf('mirante', 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name} owner mirante_owner`).finally(() => admin.end());
}

export const migrate = (on: Deployed, release: string, database?: string): Promise<void> =>
  runQuietly('The migration', process.execPath, [path.join(release, 'apps/api/src/migrate.ts')], {
    ...on.envOf('mirante_owner'),
    DATABASE_URL: on.cluster.urlOf('mirante_owner', database),
  });

/** Runs as the application, which also checks its read privileges. Throws if an invariant fails. */
export const checkInvariants = (on: Deployed, release: string, database: string): Promise<void> =>
  runQuietly('The invariants', process.execPath, [path.join(release, 'apps/api/src/invariants.ts')], {
    ...on.envOf('mirante_app'),
    DATABASE_URL: on.cluster.urlOf('mirante_app', database),
  });

/** Lays out the next release: it adds a column to rows that the old processes still write. */
export function layOutNext(on: Deployed): string {
  const next = path.join(path.dirname(on.release), 'next');
  cpSync(on.release, next, { recursive: true, verbatimSymlinks: true });
  writeFileSync(path.join(next, 'apps/api/migrations/9999-next.ts'), NEXT);
  return next;
}

const NEXT = `import { sql, type Kysely } from 'kysely';
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    alter table payment add column next_note text, add column next_count int not null default 0;
    create table next_thing (id int generated always as identity primary key, payment_id int references payment);
  \`.execute(db);
}
`;

/** Polls each process directly, and returns every failed response. */
export function watchReadiness(on: Deployed): { stop(): Promise<string[]> } {
  const bad: string[] = [];
  const watch = { isOver: false };
  const asked = on.nodes.map(async ({ url }) => {
    while (!watch.isOver) {
      const { status } = await fetch(`${url}/health/ready`);
      if (status !== 200) bad.push(`${url}: ${status}`);
    }
  });
  return {
    stop: async () => {
      watch.isOver = true;
      await Promise.all(asked);
      return bad;
    },
  };
}

/** An nginx's log lines of failed calls. */
export const brokenCalls = (nginx: Nginx): string =>
  nginx
    .accessLog()
    .split('\n')
    .filter((line) => /" 5\d\d | (499|5\d\d)(, \d+)?$/.test(line))
    .slice(0, 20)
    .join('\n');
