import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { copyNamesInUse } from '../copies/copies.store.ts';
import { namesInUse } from './report-files.store.ts';

/** Longer than a stored file waits for its row, in milliseconds. */
const GRACE = 3_600_000;
const AT_ONCE = 500;

/**
 * Removes the stored files that no report has: of removed ones, of uploads that failed half way, and copies of removed
 * clients or that nobody opened for long. `alsoInUse` tells which of these names another area still needs.
 */
export async function sweepFiles(
  { db, files, now }: Pick<Services, 'db' | 'files' | 'now'>,
  alsoInUse: (db: Db, names: readonly string[]) => Promise<Set<string>>,
): Promise<void> {
  // By the machine's clock, as the store's own times are: not by the house's, which may be put forward.
  const before = Date.now() - GRACE;
  let old: string[] = [];
  const sweep = async () => {
    const inUse = [await namesInUse(db, old), await copyNamesInUse(db, old, now()), await alsoInUse(db, old)];
    for (const name of old) if (!inUse.some((names) => names.has(name))) await files.remove(name);
    old = [];
  };
  for await (const { name, storedAt } of files.list()) {
    if (storedAt.getTime() < before) old.push(name);
    if (old.length === AT_ONCE) await sweep();
  }
  if (old.length > 0) await sweep();
}
