import { HOUR_MS } from '@mirante/domain/durations.ts';
import type { Db } from '../../database/db.ts';
import { forEachRow } from '../../jobs/batch.ts';
import type { Services } from '../../services.ts';
import { copyNamesInUse } from '../copies/copies.store.ts';
import { sampleNamesInUse } from '../copies/sample-copy.store.ts';
import { namesInUse } from './report-files.store.ts';

/** Longer than between storing a file and inserting its row, in milliseconds. */
const GRACE = HOUR_MS;
const AT_ONCE = 500;

/**
 * Removes stored files without a report: of ones removed years ago, unfinished uploads, and copies of removed clients
 * or not opened for long. `alsoInUse` returns which names another area still needs.
 */
export async function sweepFiles(
  services: Pick<Services, 'db' | 'files' | 'now' | 'onError'>,
  alsoInUse: (db: Db, names: readonly string[]) => Promise<Set<string>>,
): Promise<void> {
  const { db, files, now } = services;
  // By real time, as the file store's own times: the house's clock may be advanced.
  const before = Date.now() - GRACE;
  let old: string[] = [];
  const sweep = async () => {
    const inUse = [await namesInUse(db, old), await copyNamesInUse(db, old, now())];
    inUse.push(await sampleNamesInUse(db, old), await alsoInUse(db, old));
    const unused = old.filter((name) => !inUse.some((names) => names.has(name)));
    await forEachRow(services, 'sweep_files', unused, (name) => files.remove(name));
    old = [];
  };
  for await (const { name, storedAt } of files.list()) {
    if (storedAt.getTime() < before) old.push(name);
    if (old.length === AT_ONCE) await sweep();
  }
  if (old.length > 0) await sweep();
}
