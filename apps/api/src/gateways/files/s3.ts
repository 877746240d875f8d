import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { Agent, request, type Dispatcher } from 'undici';
import { isFileName, type FileEntry, type Files } from './port.ts';

export interface S3Settings {
  /** The bucket's URL: `https://s3.example/bucket`. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** `s3://key:secret@host/bucket?region=sa-east-1`; `&tls=off` for a server in a private network. */
export function s3SettingsOf(address: string): S3Settings | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, host, pathname, searchParams } = new URL(address);
  if (protocol !== 's3:' || !username || !password || !host || !/^\/[\w.-]+$/.test(pathname)) return undefined;
  return {
    url: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}${pathname}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  };
}

interface Sending {
  method: 'GET' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: Readable;
}

/** Files in a bucket of an S3-compatible store. Source: Amazon S3 API reference, signature version 4. */
export function s3Files(settings: S3Settings): Files {
  const { url: bucket, ...credentials } = settings;
  const dispatcher = new Agent({ connect: { timeout: 2000 }, headersTimeout: 10_000, bodyTimeout: 30_000 });
  const at = (name: string) => {
    if (!isFileName(name)) throw new Error('no name of a stored file');
    return `${bucket}/${name}`;
  };
  const send = async ({ method, url, headers = {}, body }: Sending): Promise<Dispatcher.ResponseData> => {
    const signed = await new AwsV4Signer({ method, url, headers, service: 's3', ...credentials }).sign();
    return request(signed.url.href, {
      method,
      dispatcher,
      headers: { ...Object.fromEntries(signed.headers), ...headers },
      ...(body && { body }),
    });
  };
  return {
    async put(name, path) {
      const { size } = await stat(path);
      const answer = await send({
        method: 'PUT',
        url: at(name),
        headers: { 'content-length': String(size) },
        body: createReadStream(path),
      });
      await done(answer, 'stored');
    },

    async read(name, range = { from: 0 }) {
      const answer = await send({
        method: 'GET',
        url: at(name),
        headers: { range: `bytes=${range.from}-${range.to ?? ''}` },
      });
      if (answer.statusCode === 404 || answer.statusCode === 416) {
        await answer.body.dump();
        return undefined;
      }
      const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(String(answer.headers['content-range'])) ?? [];
      if (answer.statusCode !== 206 || !size) return fail(answer, 'read');
      return { stream: answer.body, size: Number(size), from: Number(from), to: Number(to) };
    },

    async remove(name) {
      const answer = await send({ method: 'DELETE', url: at(name) });
      if (answer.statusCode === 404) await answer.body.dump();
      else await done(answer, 'removed');
    },

    async *list() {
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', ...(token && { 'continuation-token': token }) });
        const answer = await send({ method: 'GET', url: `${bucket}?${query.toString()}` });
        if (answer.statusCode !== 200) await fail(answer, 'listed');
        const page = await answer.body.text();
        yield* entriesIn(page);
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
      }
    },
  };
}

/** Names contain nothing that XML would escape, so no parser is needed. */
const entriesIn = (page: string): FileEntry[] =>
  [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const name = /<Key>([^<]+)</.exec(entry)?.[1] ?? '';
    const at = /<LastModified>([^<]+)</.exec(entry)?.[1];
    return isFileName(name) && at ? [{ name, storedAt: new Date(at) }] : [];
  });

async function done(answer: Dispatcher.ResponseData, what: string): Promise<void> {
  if (answer.statusCode < 200 || answer.statusCode > 299) await fail(answer, what);
  await answer.body.dump();
}

async function fail({ statusCode, body }: Dispatcher.ResponseData, what: string): Promise<never> {
  await body.dump();
  throw new Error(`file not ${what}: the store answered ${statusCode}`);
}
