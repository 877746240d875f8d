import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { QuoteFault } from '../../gateways/quotes/port.ts';
import type { Services } from '../../services.ts';
import { checkWhole, loadQuotes, type LoadCounts } from './load-quotes.ts';
import { readBook } from './quote-targets.store.ts';
import * as store from './quote-loads.store.ts';
import { readFile, targetOf, type FileKind } from './read-file.ts';

type LoadServices = Pick<Services, 'db' | 'files' | 'now'>;

/**
 * Loads waiting files, oldest first. One that fails by our fault is refused, so that later ones are loaded, and
 * reported as a failed job.
 */
export async function loadWaiting(services: LoadServices): Promise<void> {
  const { db, files, now } = services;
  const failures: unknown[] = [];
  for (;;) {
    const load = await store.nextWaiting(db);
    if (!load) break;
    try {
      await inFolder(async (folder) => {
        const path = join(folder, 'file');
        const part = await files.read(load.file!);
        if (!part) throw new Error(`quote load ${load.id}: the file is missing`);
        await pipeline(part.stream, createWriteStream(path));
        await loadFile(services, load.id, { path, kind: load, keepsTyped: false });
      });
    } catch (error) {
      failures.push(error);
      await store.refuse(db, load.id, 'Houve uma falha no servidor. Envie o arquivo de novo.', now());
    }
    await files.remove(load.file!);
  }
  if (failures.length > 0) throw new AggregateError(failures, `quotes: ${String(failures[0])}`);
}

interface LocalFile {
  path: string;
  kind: FileKind;
  keepsTyped: boolean;
}

/** A load's result; or why the whole was refused. */
export type Loaded = { counts: LoadCounts; fault?: never } | { counts?: never; fault: QuoteFault };

/** Loads a local file if all of it is valid, and records the result. */
export async function loadFile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: number,
  { path, kind, keepsTyped }: LocalFile,
): Promise<Loaded> {
  const target = targetOf(kind);
  const book = await readBook(db, target);
  try {
    await checkWhole(readFile(path, kind, book.knows));
    const counts = await loadQuotes(readFile(path, kind, book.knows), book, {
      within: (work) => db.transaction().execute(work),
      writing: { target, source: kind.source, keepsTyped, now: now() },
    });
    await store.finish(db, id, counts, now());
    return { counts };
  } catch (error) {
    if (!(error instanceof QuoteFault)) throw error;
    await store.refuse(db, id, error.message, now());
    return { fault: error };
  }
}

/** Runs `work` with a temporary folder. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'quotes-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
