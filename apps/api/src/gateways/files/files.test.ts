import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { diskFiles } from './disk.ts';
import { newFileName, type Files } from './port.ts';
import { s3Files, s3SettingsOf } from './s3.ts';

let folder: string;
let store: S3rver;
let s3: Files;
let disk: Files;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'research', configs: [] }],
  });
  const { port } = await store.run();
  s3 = s3Files(s3SettingsOf(`s3://S3RVER:S3RVER@127.0.0.1:${port}/research?tls=off`)!);
  disk = diskFiles(join(folder, 'disk'));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const content = randomBytes(300_000);
const localFile = async (bytes: Buffer = content) => {
  const path = join(folder, `upload-${newFileName()}`);
  await writeFile(path, bytes);
  return path;
};
const namesIn = async (files: Files) => {
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  return names;
};

describe.each([
  ['disk', () => disk],
  ['S3', () => s3],
])('file store on %s', (_kind, files) => {
  const stored = async (bytes?: Buffer) => {
    const name = newFileName();
    await files().put(name, await localFile(bytes));
    return name;
  };

  it('returns what was stored', async () => {
    const part = (await files().read(await stored()))!;
    expect([part.size, part.from, part.to]).toEqual([300_000, 0, 299_999]);
    expect((await buffer(part.stream)).equals(content)).toBe(true);
  });

  it.each([
    [{ from: 0, to: 9 }, 0, 9],
    [{ from: 100, to: 4999 }, 100, 4999],
    [{ from: 299_000 }, 299_000, 299_999],
    [{ from: 299_000, to: 900_000 }, 299_000, 299_999],
  ])('returns ranges: %j', async (range, from, to) => {
    const part = (await files().read(await stored(), range))!;
    expect([part.size, part.from, part.to]).toEqual([300_000, from, to]);
    expect((await buffer(part.stream)).equals(content.subarray(from, to + 1))).toBe(true);
  });

  it("returns nothing beyond a file's end, and nothing after its removal", async () => {
    const name = await stored();
    expect(await files().read(name, { from: 300_000 })).toBeUndefined();
    await files().remove(name);
    expect(await files().read(name)).toBeUndefined();
    await files().remove(name);
    expect(await files().read(newFileName())).toBeUndefined();
  });

  it('lists files with their modification times until they are removed', async () => {
    const [one, two] = [await stored(Buffer.from('a')), await stored(Buffer.from('b'))];
    expect(await namesIn(files())).toEqual(expect.arrayContaining([one, two]));
    for await (const { storedAt } of files().list()) expect(storedAt.getTime()).toBeGreaterThan(0);
    await files().remove(one);
    expect(await namesIn(files())).not.toContain(one);
  });

  it.each(['../secrets', '.', '', 'a/b', 'x'.repeat(33)])('refuses the file name %j', async (name) => {
    for (const act of [
      async () => files().read(name),
      async () => files().remove(name),
      async () => files().put(name, await localFile()),
    ])
      await expect(act()).rejects.toThrow('no name of a stored file');
  });
});

test('file store on disk leaves nothing behind when a write fails', async () => {
  const at = join(folder, 'unstored');
  await expect(diskFiles(at).put(newFileName(), join(folder, 'absent'))).rejects.toThrow('ENOENT');
  expect(await readdir(at)).toEqual([]);
});

/** A store that answers every call alike. */
async function openAnswering(status: number) {
  const server = createServer((_request, response) => response.writeHead(status).end('<html>')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, files: s3Files(s3SettingsOf(`s3://k:s@127.0.0.1:${port}/b?tls=off`)!) };
}

test.each([403, 500])('file store answering %i is an outage, not a missing file', async (status) => {
  const { server, files } = await openAnswering(status);
  try {
    for (const act of [
      () => files.read(newFileName()),
      () => files.remove(newFileName()),
      () => namesIn(files),
      async () => files.put(newFileName(), await localFile()),
    ])
      await expect(act()).rejects.toThrow(`the store answered ${status}`);
  } finally {
    server.close();
  }
});

test('file store answering a read with 200 and another page is an outage, not a missing file', async () => {
  const { server, files } = await openAnswering(200);
  await expect(files.read(newFileName())).rejects.toThrow('the store answered 200');
  server.close();
});

test.each(['', 'http://k:s@host/bucket', 's3://host/bucket', 's3://k:s@host', 's3://k:s@host/a/b'])(
  'FILES_URL %j is refused',
  (address) => expect(s3SettingsOf(address)).toBeUndefined(),
);
