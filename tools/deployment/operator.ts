// What an operator does with a deployment, by the same commands.
import { cpSync, globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Nginx } from '../nginx.ts';
import { runQuietly } from '../processes.ts';
import type { Deployed } from './deployment.ts';

export const backupsOf = (on: Deployed): string => path.join(path.dirname(on.release), 'backups');
/** Where the PDFs of the deployment lie. */
export const filesOf = (on: Deployed): string => path.join(on.envOf('mirante_app')['DATA_DIR']!, 'files');
export const newestBackup = (on: Deployed): string =>
  globSync(path.join(backupsOf(on), '*.dump'))
    .toSorted()
    .at(-1)!;
/** The environment of what calls PostgreSQL's own programs. */
export const withPrograms = (on: Deployed, database?: string): Record<string, string> => ({
  PATH: `${on.cluster.bin}:${process.env.PATH}`,
  BACKUP_DIR: backupsOf(on),
  FILES_DIR: filesOf(on),
  DATABASE_URL: on.cluster.urlOf('mirante_owner', database),
});

export const backUp = (on: Deployed): Promise<void> =>
  runQuietly('The backup', 'sh', ['tools/deploy/backup.sh'], withPrograms(on));

/** The newest backup into a database, which is the owner's. */
export const restore = (on: Deployed, database: string): Promise<void> =>
  runQuietly('The restore', 'sh', ['tools/deploy/restore.sh', newestBackup(on)], withPrograms(on, database));

/** A copy of the whole cluster, beside the log that is archived since. */
export const copyCluster = (on: Deployed): Promise<void> =>
  runQuietly('The copy of the cluster', 'sh', ['tools/deploy/base-backup.sh'], {
    ...withPrograms(on),
    BACKUP_URL: on.cluster.urlOf('mirante_backup', 'postgres'),
    LOG_ARCHIVE: on.cluster.archive,
    EVERY_HOURS: '0',
  });

/** The PDFs of the backups into a folder. */
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

/** As the application, so that it also shows what that may read. Throws where one does not hold. */
export const checkInvariants = (on: Deployed, release: string, database: string): Promise<void> =>
  runQuietly('The invariants', process.execPath, [path.join(release, 'apps/api/src/invariants.ts')], {
    ...on.envOf('mirante_app'),
    DATABASE_URL: on.cluster.urlOf('mirante_app', database),
  });

/** A release later: a column that the old processes do not know, in rows that they go on writing. */
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

/** Asks each process by itself, again and again, and tells of every answer that was not well. */
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

/** What an nginx wrote of calls that were not answered well. */
export const brokenCalls = (nginx: Nginx): string =>
  nginx
    .accessLog()
    .split('\n')
    .filter((line) => /" 5\d\d | (499|5\d\d)(, \d+)?$/.test(line))
    .slice(0, 20)
    .join('\n');
