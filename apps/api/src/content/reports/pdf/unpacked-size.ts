import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib';

/** The size of one unpacked stream, in bytes. */
const MAX_BYTES = 128 * 1024 * 1024;
const STEP = 1024 * 1024;

/** A stream beyond the limit. */
export class TooMuch extends Error {}

const FLATE = 'FlateDecode';
/** Filters that can expand data, with their short names. Image filters are not limited here. */
const unpackers: Record<string, string> = {
  Fl: FLATE,
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
};
const names = new Set(Object.values(unpackers));

/** A few bytes may unpack to gigabytes. Throws `TooMuch` there; a corrupt stream counts up to its error. */
export function unpackedSize({ dict, contents }: PDFRawStream): number {
  const filters = unpackersOf(dict);
  if (filters.length === 0) return contents.length;
  const quick = filters.every((filter) => filter === FLATE) ? inflatedSize(contents, filters.length) : undefined;
  return quick ?? decodedSize(PDFRawStream.of(dict.context.obj({ Filter: filters }), contents));
}

/** Up to the first other filter. */
function unpackersOf(dict: PDFDict): string[] {
  const named = dict.lookup(PDFName.of('Filter')) ?? dict.lookup(PDFName.of('F'));
  const all = named instanceof PDFArray ? named.asArray().map((one) => dict.context.lookup(one)) : [named];
  const filters = all
    .map((one) => (one instanceof PDFName ? one.decodeText() : ''))
    .map((one) => unpackers[one] ?? one);
  const end = filters.findIndex((filter) => !names.has(filter));
  return end < 0 ? filters : filters.slice(0, end);
}

/** Undefined for data that only a lenient parser unpacks. */
function inflatedSize(contents: Uint8Array, times: number): number | undefined {
  let unpacked = contents;
  try {
    for (let n = 0; n < times; n += 1) unpacked = inflateSync(unpacked, { maxOutputLength: MAX_BYTES });
    return unpacked.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooMuch();
    return undefined;
  }
}

function decodedSize(stream: PDFRawStream): number {
  const decoding = decodePDFRawStream(stream);
  let size = 0;
  const next = () => {
    try {
      return decoding.getBytes(STEP).length;
    } catch {
      return 0;
    }
  };
  for (let part = next(); part > 0; part = next()) {
    size += part;
    if (size > MAX_BYTES) throw new TooMuch();
  }
  return size;
}
