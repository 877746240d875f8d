import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { root } from './paths.ts';
import { FAST, startPostgres } from './postgres.ts';
import { layOut } from './postgres-paths.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'postgres-test-'));
const LIMIT = 60_000;
// The server's user must be able to enter the folder.
chmodSync(dir, 0o755);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function ask<T>(url: string, sql: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ answer: T }>(sql).finally(() => client.end());
  return rows[0]?.answer as T;
}
const postmaster = () => Number(readFileSync(path.join(dir, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

test(
  "postgres: keeps its data between runs, and survives its postmaster's death",
  async () => {
    const first = await startPostgres(dir, FAST);
    await ask(first.url, 'create table kept as select 7 as answer');
    await first.stop();
    await expect(ask(first.url, 'select 1 as answer')).rejects.toThrow();

    const second = await startPostgres(dir, FAST);
    process.kill(postmaster(), 'SIGKILL');
    const third = await startPostgres(dir, FAST);
    expect(await ask(third.url, 'select answer from kept')).toBe(7);
    await second.stop();
  },
  LIMIT,
);

test(
  'postgres: a second start joins the running server, and lower case works beyond ASCII',
  async () => {
    const one = await startPostgres(dir, FAST);
    const before = postmaster();
    const two = await startPostgres(dir, FAST);
    expect(postmaster()).toBe(before);
    expect(await ask(two.url, "select lower('ÁBACO') as answer")).toBe('ábaco');
    await one.stop();
  },
  LIMIT,
);

test(
  "postgres: by compose.yml's settings, a refused row is logged without its values",
  async () => {
    const compose = readFileSync(path.join(root, 'tools/deploy/compose.yml'), 'utf8');
    const settings = [...compose.matchAll(/-c(log_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]);
    const home = path.join(dir, 'logged');
    const { url, stop } = await startPostgres(home, { ...FAST, ...Object.fromEntries(settings) });
    await ask(url, "create table client as select 'ana@exemplo.com.br' as email");
    await ask(url, 'create unique index on client (email)');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await expect(client.query('insert into client values ($1)', ['ana@exemplo.com.br'])).rejects.toThrow();
    await client.end();
    await stop();
    const log = readFileSync(layOut(home).log, 'utf8');
    expect(log).toContain('duplicate key value');
    expect(log).not.toContain('ana@');
  },
  LIMIT,
);
