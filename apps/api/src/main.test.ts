import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { create } from './access/mailed-links/mailed-link.store.ts';
import { hashPassword, setHashCost } from './crypto/passwords.ts';
import { nodeEnv } from './node-options.ts';
import { freePort } from './testing/api-process.ts';
import { testApi } from './testing/api.ts';
import { factory } from './testing/factory.ts';

setHashCost();

const beside = await testApi({ now: 'real' });
const main = path.join(import.meta.dirname, 'main.ts');

interface Running {
  child: ChildProcess;
  url: string;
  lines: () => string;
  ended: Promise<number | null>;
}
const running: ChildProcess[] = [];
afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

async function start(env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { ...nodeEnv, PATH: process.env.PATH, DATABASE_URL: beside.database.url, API_PORT: String(port), ...env },
  });
  running.push(child);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, url: `http://127.0.0.1:${port}`, lines: () => out, ended };
}
const isReady = (url: string) =>
  vi.waitFor(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200), {
    interval: 50,
  });
const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe('a running server', () => {
  let server: Running;
  beforeAll(async () => {
    server = await start();
    await isReady(server.url);
  });

  it('runs the jobs that calls enqueue', async () => {
    const { email } = await factory.client(beside.db);
    await post(`${server.url}/api/v1/password-reset`, { email });
    await vi.waitFor(
      async () => expect(await (await fetch(`${server.url}/sandbox/mail.json?to=${email}`)).json()).toHaveLength(1),
      { interval: 100 },
    );
  });

  it('logs each call without personal data or secrets', async () => {
    const { email, cpf } = await factory.client(beside.db);
    const answer = await post(`${server.url}/api/v1/login?email=${email}`, { email, password: 'canary-password' });
    const { token } = (await (
      await post(`${server.url}/api/v1/login`, { email: cpf, password: 'mirante123' })
    ).json()) as { token: string };
    await fetch(`${server.url}/api/v1/clients?client.filter=${cpf}`, { headers: { authorization: `Bearer ${token}` } });
    await vi.waitFor(() => expect(server.lines()).toContain('"route":"/api/v1/clients"'));
    // A missing right is logged with whose.
    expect(server.lines()).toMatch(/"route":"\/api\/v1\/clients","status":403,"ms":\d+,"client_id":\d+/);
    expect(server.lines()).toContain(`"request_id":"${answer.headers.get('x-request-id')}"`);
    for (const canary of [email, cpf, token, 'canary-password', 'mirante123'])
      expect(server.lines()).not.toContain(canary);
    for (const line of server.lines().trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  it('on SIGTERM finishes requests in progress and exits cleanly', async () => {
    const { email } = await factory.client(beside.db, { password_hash: await hashPassword('segredo-da-ana') });
    const slow = Array.from({ length: 6 }, () => post(`${server.url}/api/v1/login`, { email, password: 'errada' }));
    // A wrong password is counted before the slow part, and stays counted: at six, all of them are under way.
    const tries = () =>
      beside.db
        .selectFrom('rate_count')
        .select(({ fn }) => fn.max('n').as('most'))
        .where('key', 'like', 'login-account%')
        .executeTakeFirst();
    await vi.waitFor(async () => expect(await tries()).toEqual({ most: 6 }), { interval: 5 });
    server.child.kill('SIGTERM');
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422]);
    expect(await server.ended).toBe(0);
    await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
  });
});

it('a server without its database is live but not ready, and answers 503', async () => {
  const ana = await factory.client(beside.db);
  const codes = await Promise.all(
    Array.from({ length: 40 }, () => create(beside.db, { ...ana, purpose: 'confirm', now: beside.services.now() })),
  );
  const gate = await doorTo(new URL(beside.database.url));
  const server = await start({ DATABASE_URL: gate.url, RATE_LIMIT_FACTOR: '100' });
  await isReady(server.url);
  // Some are inside a transaction when the connection breaks.
  const under = Array.from({ length: 40 }, (_, i) => post(`${server.url}/api/v1/confirm-email`, { code: codes[i] }));
  gate.shut();
  for (const { status } of await Promise.all(under)) expect([204, 503]).toContain(status);
  await vi.waitFor(async () => expect((await fetch(`${server.url}/health/ready`)).status).toBe(503));
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  const refused = await post(`${server.url}/api/v1/password-reset`, { email: 'ana@mirante.example' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  await gate.open();
  await isReady(server.url);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('the server refuses to start with an invalid environment, listing all errors but no values', async () => {
  const server = await start({
    NODE_ENV: 'production',
    DATABASE_URL: '',
    API_URL: 'secret-address',
    WEBHOOK_SECRET: '',
    SECRETS_KEY: 'secret-short',
    RATE_LIMIT_FACTOR: 'secret-factor',
  });
  expect(await server.ended).toBe(1);
  for (const name of [
    'DATABASE_URL',
    'API_URL',
    'WEBHOOK_SECRET',
    'SECRETS_KEY',
    'RATE_LIMIT_FACTOR',
    'CHECKOUT_URL',
    'PAYMENT_GATEWAY',
  ])
    expect(server.lines()).toContain(name);
  expect(server.lines()).not.toMatch(/secret-/);
});

/** A proxy to the database that can be shut. */
async function doorTo(database: URL): Promise<{ url: string; shut: () => void; open: () => Promise<void> }> {
  const { connect } = await import('node:net');
  const socket = database.searchParams.get('host');
  const port = await freePort();
  const sockets = new Set<import('node:net').Socket>();
  const make = () =>
    createServer((from) => {
      const to = socket
        ? connect(path.join(socket, `.s.PGSQL.${database.port || 5432}`))
        : connect(Number(database.port || 5432), database.hostname);
      for (const end of [from, to]) {
        sockets.add(end);
        end.on('error', () => end.destroy());
      }
      from.pipe(to).pipe(from);
    });
  let server = make();
  const open = async () => {
    server = make().listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await open();
  const url = new URL(database);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    open,
    shut: () => {
      server.close();
      for (const end of sockets) end.destroy();
    },
  };
}
