import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { QuoteFault } from './port.ts';

/** A year of COTAHIST is 0.7 GB. */
const MAX_BYTES = 2 * 1024 ** 3;
const MAX_FILES = 20;
/** Quotes are packed to a tenth; what is packed to less than a 200th was made to burst. */
const MAX_RATIO = 200;
const CHUNK = 256 * 1024;

export type Chunks = AsyncIterable<Buffer>;

/**
 * The contents of a local file; of a ZIP, of each file in it, one after the other. Nothing is unpacked to disk.
 * @throws {QuoteFault} for a ZIP that is broken, locked, or bursts
 */
export async function* contentsOf(path: string): AsyncGenerator<Chunks> {
  if (!(await isZip(path))) return yield createReadStream(path, { highWaterMark: CHUNK });
  const zip = await openPromise(path, { validateEntrySizes: true }).catch(broken);
  try {
    let files = 0;
    for await (const entry of entriesOf(zip)) {
      if (entry.fileName.endsWith('/')) continue;
      files += 1;
      if (files > MAX_FILES) throw new QuoteFault(`O ZIP tem mais de ${MAX_FILES} arquivos.`);
      yield unpack(zip, entry);
    }
    if (files === 0) throw new QuoteFault('O ZIP está vazio.');
  } finally {
    zip.close();
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const entries = zip.eachEntry()[Symbol.asyncIterator]();
  for (;;) {
    const next = await entries.next().catch(broken);
    if (next.done) return;
    yield next.value;
  }
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.isEncrypted()) throw new QuoteFault('O ZIP está protegido por senha.');
  const { uncompressedSize: size, compressedSize: packed } = entry;
  if (size > MAX_BYTES || size > packed * MAX_RATIO)
    throw new QuoteFault('O ZIP se expande demais: não é um arquivo de cotações.');
  let sum = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    broken(error);
  }
  if (sum !== entry.crc32) broken();
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04_03_4b_50;
  } finally {
    await file.close();
  }
}

function broken(error?: unknown): never {
  // The reader's own fault is told as it stands.
  if (error instanceof QuoteFault) throw error;
  throw new QuoteFault('O ZIP está corrompido ou incompleto. Baixe-o de novo.');
}
