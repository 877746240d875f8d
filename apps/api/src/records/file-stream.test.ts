import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { fileStream } from './file-stream.ts';

/** Parts, of which one may fail. */
async function* partsOf(...parts: (string | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield part;
  }
}

describe('a file stream', () => {
  it('has all parts in order, and releases at its end', async () => {
    const release = vi.fn<() => void>();
    const file = await fileStream(partsOf('a', 'b', 'c'), release);
    expect(release).not.toHaveBeenCalled();
    expect(await text(file)).toBe('abc');
    expect(release).toHaveBeenCalledOnce();
    expect(await text(await fileStream(partsOf(), release))).toBe('');
  });

  it('whose first part fails never begins, and releases', async () => {
    const release = vi.fn<() => void>();
    await expect(fileStream(partsOf(new Error('no rows')), release)).rejects.toThrow('no rows');
    expect(release).toHaveBeenCalledOnce();
  });

  it('whose later part fails is broken, and releases', async () => {
    const release = vi.fn<() => void>();
    await expect(text(await fileStream(partsOf('a', new Error('no more')), release))).rejects.toThrow('no more');
    expect(release).toHaveBeenCalledOnce();
  });

  it('that is left unread releases', async () => {
    const release = vi.fn<() => void>();
    const file = await fileStream(partsOf('a', 'b'), release);
    file.destroy();
    await once(file, 'close');
    expect(release).toHaveBeenCalledOnce();
  });
});
