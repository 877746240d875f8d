import { Readable } from 'node:stream';

/**
 * Streams a file's parts as they are read. The first is read at once, so that a file that cannot be read is refused in
 * words instead of cut off. `release` runs at the end or on a failure.
 */
export async function fileStream(parts: AsyncIterable<string>, release: () => void): Promise<Readable> {
  const rest = parts[Symbol.asyncIterator]();
  const first = await rest.next().catch((error: unknown) => {
    release();
    throw error;
  });
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return Readable.from(all()).once('close', release);
}
