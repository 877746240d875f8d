import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataDir } from './paths.ts';
import { FAST, startPostgres, type Postgres } from './postgres.ts';

/** The tests' server, which all share that go by real time. Under a moved clock it is one of its own: who shares one tells by files' times whether it is in use. */
export async function startTestPostgres(): Promise<Postgres> {
  if (!process.env.FAKETIME) return startPostgres(path.join(dataDir, 'test-postgres'), FAST);
  const dir = mkdtempSync(path.join(tmpdir(), 'mirante-moved-'));
  // Walkable by the user that the server runs as.
  chmodSync(dir, 0o755);
  const { url, stop } = await startPostgres(dir, FAST);
  return { url, stop: () => stop().finally(() => rmSync(dir, { recursive: true, force: true })) };
}
