import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataDir } from './paths.ts';
import { FAST, startPostgres, type Postgres } from './postgres.ts';

/**
 * The tests' server, shared by all runs in real time. A run with a moved clock gets its own: the sharing locks depend
 * on file times.
 */
export async function startTestPostgres(): Promise<Postgres> {
  if (!process.env.FAKETIME) return startPostgres(path.join(dataDir, 'test-postgres'), FAST);
  const dir = mkdtempSync(path.join(tmpdir(), 'mirante-moved-'));
  // The server's user must be able to enter the folder.
  chmodSync(dir, 0o755);
  const { url, stop } = await startPostgres(dir, FAST);
  return { url, stop: () => stop().finally(() => rmSync(dir, { recursive: true, force: true })) };
}
