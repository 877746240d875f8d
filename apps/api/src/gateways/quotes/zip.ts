import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { QuoteFault } from './port.ts';

/** Of all files together. A year of COTAHIST is 0.7 GB. */
const MAX_BYTES = 2 * 1024 ** 3;
const MAX_FILES = 20;
/** Quotes compress to a tenth; a ratio beyond 200 is a ZIP bomb. */
const MAX_RATIO = 200;
const CHUNK = 256 * 1024;

export type Chunks = AsyncIterable<Buffer>;

/**
 * The content of a local file; of a ZIP, of each file in it in turn. Nothing is unpacked to disk.
 * @throws {QuoteFault} for a corrupt or encrypted ZIP, or a ZIP bomb
 */
export async function* contentsOf(path: string): AsyncGenerator<Chunks> {
  if (!(await isZip(path))) return yield createReadStream(path, { highWaterMark: CHUNK });
  const zip = await openPromise(path, { validateEntrySizes: true, autoClose: false }).catch(broken);
  try {
    for (const entry of await filesIn(zip).catch(broken)) yield unpack(zip, entry);
  } finally {
    zip.close();
  }
}

/** Checked as a whole, by what the ZIP says of them, before any is unpacked. */
async function filesIn(zip: ZipFile): Promise<Entry[]> {
  const files: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    files.push(entry);
    if (files.length > MAX_FILES) throw new QuoteFault(`O ZIP tem mais de ${MAX_FILES} arquivos.`);
    if (entry.isEncrypted()) throw new QuoteFault('O ZIP está protegido por senha.');
    const { uncompressedSize: size, compressedSize: packed } = entry;
    bytes += size;
    if (bytes > MAX_BYTES || size > packed * MAX_RATIO)
      throw new QuoteFault('O ZIP se expande demais: não é um arquivo de cotações.');
  }
  if (files.length === 0) throw new QuoteFault('O ZIP está vazio.');
  return files;
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
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
  // A reader's own fault is kept.
  if (error instanceof QuoteFault) throw error;
  throw new QuoteFault('O ZIP está corrompido ou incompleto. Baixe-o de novo.');
}
