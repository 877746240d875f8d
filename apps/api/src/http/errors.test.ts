import { fastify } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { openPool } from '../database/db.ts';
import { meters } from '../metrics/meters.ts';
import { testApi } from '../testing/api.ts';
import { registerErrorHandler } from './errors.ts';

const app = fastify();
const thrown: { error?: Error } = {};
const fail = () => {
  throw thrown.error!;
};
registerErrorHandler(app);
app.get('/', fail);
app.post('/', fail);
app.get('/items/:id', () => ({}));
app.patch('/items/:id', () => ({}));
beforeAll(async () => {
  await app.ready();
});
afterAll(() => app.close());

async function answerTo(method: 'GET' | 'POST', error: Error) {
  thrown.error = error;
  const { statusCode, headers, json } = await app.inject({ method, url: '/' });
  return { status: statusCode, code: json().code, retry: headers['retry-after'] };
}

it.each([
  ['PUT', '/items/7?page=1', 405, 'method_not_allowed', 'GET, HEAD, PATCH'],
  ['DELETE', '/', 405, 'method_not_allowed', 'GET, HEAD, POST'],
  ['TRACE', '/', 405, 'method_not_allowed', 'GET, HEAD, POST'],
  ['PUT', '/items/', 404, 'not_found', undefined],
  ['PUT', '/items/7/8', 404, 'not_found', undefined],
  ['GET', '/others/7', 404, 'not_found', undefined],
] as const)('%s %s, which is not served, answers %i', async (method, url, status, code, allow) => {
  const { statusCode, headers, json } = await app.inject({ method, url });
  expect({ status: statusCode, code: json().code, allow: headers.allow }).toEqual({ status, code, allow });
});

const ofDatabase = (code: string) => Object.assign(new pg.DatabaseError('broken', 0, 'error'), { code });

it.each([
  ...['57P01', '57P02', '57P03', '08000', '08003', '08006', '53300', '57014', '25P03', '25006'].map(ofDatabase),
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('read'), { code: 'ECONNRESET' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
])('an unavailable database answers 503 with Retry-After: %s', async (error) => {
  for (const method of ['GET', 'POST'] as const)
    expect(await answerTo(method, error)).toEqual({ status: 503, code: 'unavailable', retry: '5' });
});

it.each(['40001', '40P01', '55P03'])('a locked row (%s) answers a write with 409 and a read with 503', async (code) => {
  expect(await answerTo('POST', ofDatabase(code))).toMatchObject({ status: 409, code: 'busy' });
  expect(await answerTo('GET', ofDatabase(code))).toEqual({ status: 503, code: 'unavailable', retry: '2' });
});

it('a constraint that only the database checks is a 4xx, and counted as a validation gap', async () => {
  const counted = async () =>
    (await meters.databaseRefusals.get()).values.find(({ labels }) => labels.code === '23514')?.value ?? 0;
  const before = await counted();
  expect(await answerTo('POST', ofDatabase('23514'))).toMatchObject({ status: 409, code: 'conflict' });
  expect(await counted()).toBe(before + 1);
});

it('a validation error names each wrong field once, with its first message, however many there are', async () => {
  const inner = Array.from({ length: 400_000 }, (_, n) => ({ path: `field${n % 100_000}`, message: String(n) }));
  thrown.error = Object.assign(new ValidationError('wrong'), { inner });
  const { errors } = (await app.inject({ method: 'POST', url: '/' })).json();
  expect(errors).toHaveLength(100_000);
  expect(errors.at(-1)).toEqual({ path: 'field99999', message: '99999' });
});

it('a bug is a 500', async () => {
  thrown.error = new TypeError('select secret from vault');
  const { statusCode, json, body } = await app.inject({ method: 'GET', url: '/' });
  expect([statusCode, json().code]).toEqual([500, 'internal']);
  expect(body).not.toMatch(/select|TypeError|\.ts/);
});

it('calls whose database connections are killed answer 503 or succeed, and nothing else', async () => {
  const api = await testApi({ services: { onError: () => undefined } });
  const admin = openPool({ url: api.database.url, size: 1 });
  const statuses = new Set<number>();
  for (let round = 0; round < 15; round += 1) {
    const calls = Array.from({ length: 8 }, () => api.post('/api/v1/session', {}));
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    for (const { statusCode } of await Promise.all(calls)) statuses.add(statusCode);
  }
  await admin.end();
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

it('calls answer 503 while the database accepts no connections', async () => {
  const api = await testApi({ services: { onError: () => undefined } });
  const admin = openPool({ url: process.env.TEST_DATABASE_URL!, size: 1 });
  const database = new URL(api.database.url).pathname.slice(1);
  await admin.query(`alter database ${database} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  await admin.end();
  const answers = [await api.post('/api/v1/session', {}), await api.post('/api/v1/session', {})];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
});

it('a query that hangs is ended by the statement timeout', async () => {
  const api = await testApi();
  const pool = openPool({ url: api.database.url, size: 1 });
  await pool.query('set statement_timeout = 0');
  const begun = performance.now();
  await expect(pool.query('select pg_sleep(30)')).rejects.toThrow('Query read timeout');
  expect(performance.now() - begun).toBeLessThan(9000);
  await pool.end();
});
