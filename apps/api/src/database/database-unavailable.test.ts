import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const nowhere = path.join(tmpdir(), 'mirante-no-such-folder');
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(() => undefined).catch((error: unknown) => error);

it('isDatabaseUnavailable: a server that stopped and removed its socket', async () => {
  const client = new pg.Client({ host: nowhere });
  expect(isDatabaseUnavailable(await failureOf(client.connect()))).toBe(true);
});

it('isDatabaseUnavailable: a port that nobody listens at', async () => {
  const client = new pg.Client({ host: '127.0.0.1', port: 1 });
  expect(isDatabaseUnavailable(await failureOf(client.connect()))).toBe(true);
});

it('isDatabaseUnavailable: not a missing file', async () => {
  expect(isDatabaseUnavailable(await failureOf(readFile(nowhere)))).toBe(false);
});
