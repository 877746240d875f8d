import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataDir } from './paths.ts';
import { FAST, startPostgres, type Postgres } from './postgres.ts';

/** Linux's file system in memory: a database is created there in a sixth of the CPU time. */
const MEMORY = '/dev/shm';
/** Containers have little of it by default. */
const MIN_FREE_BYTES = 6 * 1024 ** 3;

/**
 * The tests' server, shared by all runs in real time. A run with a moved clock gets its own: the sharing locks depend
 * on file times.
 */
export async function startTestPostgres(): Promise<Postgres> {
  if (!process.env.FAKETIME) return startPostgres(testDataDir(), FAST);
  const dir = mkdtempSync(path.join(hasMemory() ? MEMORY : tmpdir(), 'mirante-moved-'));
  // The server's user must be able to enter the folder.
  chmodSync(dir, 0o755);
  const { url, stop } = await startPostgres(dir, FAST);
  return { url, stop: () => stop().finally(() => rmSync(dir, { recursive: true, force: true })) };
}

function testDataDir(): string {
  const onDisk = path.join(dataDir, 'test-postgres');
  const inMemory = path.join(MEMORY, `mirante-${createHash('sha256').update(onDisk).digest('hex').slice(0, 12)}`);
  return existsSync(inMemory) || hasMemory() ? inMemory : onDisk;
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES;
}
