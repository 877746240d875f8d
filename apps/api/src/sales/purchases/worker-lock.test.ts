import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { isDatabaseUnavailable } from '../../database/database-unavailable.ts';
import { openDb } from '../../database/db.ts';
import { PreparingClient } from '../../database/preparing-client.ts';
import { testApi } from '../../testing/api.ts';
import { openMuteServer } from '../../testing/mute-server.ts';
import { holdWorkerLock, isWorkerAlive, releaseWorkerLock } from './worker-lock.ts';

const api = await testApi();
const { db } = api;

it('a worker is alive for every process until its lock is released', async () => {
  const worker = await holdWorkerLock(api.services);
  expect(await holdWorkerLock(api.services)).toBe(worker);
  expect([await isWorkerAlive(db, worker), await isWorkerAlive(db, worker + 1)]).toEqual([true, false]);
  await releaseWorkerLock(db);
  await expect.poll(() => isWorkerAlive(db, worker)).toBe(false);
  expect(await holdWorkerLock(api.services)).not.toBe(worker);
});

it('a worker lock whose connection was refused is taken by the next purchase', async () => {
  await releaseWorkerLock(db);
  const config = { ...api.services.config, databaseUrl: 'postgresql://127.0.0.1:1/none' };
  await expect(holdWorkerLock({ db, config })).rejects.toThrow('ECONNREFUSED');
  expect(await isWorkerAlive(db, await holdWorkerLock(api.services))).toBe(true);
});

it('the end of a lost worker lock does not give up the one taken since', async () => {
  const connects = vi.spyOn(pg.Client.prototype, 'connect');
  await releaseWorkerLock(db);
  const first = await holdWorkerLock(api.services);
  const isLock = (client: unknown) => !(client instanceof PreparingClient);
  const lost = (connects.mock.contexts as pg.Client[]).find(isLock)!;
  lost.emit('error', new Error('terminating connection due to administrator command'));
  const second = await holdWorkerLock(api.services);
  expect(second).not.toBe(first);
  await lost.end();
  expect(await holdWorkerLock(api.services)).toBe(second);
});

it('a worker lock that the database does not answer fails, and the next purchase asks again', async () => {
  const mute = await openMuteServer();
  const config = { ...api.services.config, databaseUrl: mute.url };
  const own = openDb({ url: mute.url });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const failure = holdWorkerLock({ db: own, config }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isDatabaseUnavailable(await failure)).toBe(true);
  vi.useRealTimers();
  expect(await holdWorkerLock({ db: own, config: api.services.config })).toBeGreaterThan(0);
  await releaseWorkerLock(own);
  mute.close();
});
