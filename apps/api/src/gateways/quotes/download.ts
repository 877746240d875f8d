import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readAtMost } from '../read-at-most.ts';

/** A source was reached, but failed. */
export class SourceFailure extends Error {
  readonly status: number;

  constructor(host: string, status: number) {
    super(`${host} answered ${status}`);
    this.status = status;
  }
}

const TEXT_TIMEOUT = 30_000;
const FILE_TIMEOUT = 600_000;
const MAX_TEXT = 8 * 1024 * 1024;
const MAX_FILE = 512 * 1024 * 1024;

/** The text at a fixed host; undefined for 404. Redirects are not followed. */
export async function downloadText(url: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const answer = await ask(url, TEXT_TIMEOUT, headers);
  if (!answer) return undefined;
  return readAtMost(answer, MAX_TEXT, hostOf(url));
}

/** Downloads a file from a fixed host. False for 404. */
export async function downloadFile(url: string, path: string): Promise<boolean> {
  const answer = await ask(url, FILE_TIMEOUT);
  if (!answer) return false;
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > MAX_FILE ? new Error(`${hostOf(url)} answered more than ${MAX_FILE} bytes`) : null, chunk);
    },
  });
  await pipeline(Readable.fromWeb(answer as never), limit, createWriteStream(path));
  return true;
}

async function ask(url: string, timeout: number, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout), headers });
  if (answer.ok && answer.body) return answer.body;
  await answer.body?.cancel();
  if (answer.status === 404) return undefined;
  throw new SourceFailure(hostOf(url), answer.status);
}

const hostOf = (url: string): string => new URL(url).host;
