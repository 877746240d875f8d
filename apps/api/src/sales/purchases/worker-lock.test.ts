import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { PreparingClient } from '../../database/preparing-client.ts';
import { testApi } from '../../testing/api.ts';
import { holdWorkerLock } from './worker-lock.ts';

const api = await testApi();

it('the end of a lost worker lock does not give up the one taken since', async () => {
  const connects = vi.spyOn(pg.Client.prototype, 'connect');
  const first = await holdWorkerLock(api.services);
  const isLock = (client: unknown) => !(client instanceof PreparingClient);
  const lost = (connects.mock.contexts as pg.Client[]).find(isLock)!;
  lost.emit('error', new Error('terminating connection due to administrator command'));
  const second = await holdWorkerLock(api.services);
  expect(second).not.toBe(first);
  await lost.end();
  expect(await holdWorkerLock(api.services)).toBe(second);
});
