import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileName, type ByteRange, type FileEntry, type FilePart, type Files } from './port.ts';

/** Files in a local folder, shared by all API processes. */
export function diskFiles(folder: string): Files {
  const at = (name: string) => {
    if (!isFileName(name)) throw new Error('no name of a stored file');
    return join(folder, name);
  };
  return {
    async put(name, path) {
      await mkdir(folder, { recursive: true });
      // A reader, or a sweep after a crash, sees the complete file under its name, or none.
      const partial = join(folder, `.${randomUUID()}`);
      try {
        await copyFile(path, partial);
        await flush(partial);
        await rename(partial, at(name));
      } finally {
        await rm(partial, { force: true });
      }
      await flush(folder);
    },
    read: (name, range) => readPart(at(name), range),
    remove: (name) => rm(at(name), { force: true }),
    list: () => entriesOf(folder),
  };
}

async function readPart(path: string, { from, to }: ByteRange = { from: 0 }): Promise<FilePart | undefined> {
  const file = await open(path).catch(absent);
  if (!file) return undefined;
  const { size } = await file.stat();
  const last = Math.min(to ?? size - 1, size - 1);
  if (from > last) {
    await file.close();
    return undefined;
  }
  return { stream: file.createReadStream({ start: from, end: last }), size, from, to: last };
}

async function* entriesOf(folder: string): AsyncGenerator<FileEntry> {
  for (const name of (await readdir(folder).catch(absent)) ?? []) {
    if (!isFileName(name)) continue;
    const found = await stat(join(folder, name)).catch(absent);
    if (found) yield { name, storedAt: found.mtime };
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
