import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { jobHandlers } from '../job-handlers.ts';
import { testApi } from '../testing/api.ts';
import { jobNames } from './jobs.ts';

const api = await testApi({ now: 'real' });
const { pool, outbox, jobs } = api.services;
/** Of each worker, those that ask for jobs. */
const fetches = vi.spyOn(pool, 'query');
const connects = vi.spyOn(pool, 'connect');

it('a process with nothing to do asks one statement a second for its jobs, its webhooks and what was announced', async () => {
  await jobs.run({ ...jobHandlers(api.services), mail: async () => undefined });
  const fetched = () => fetches.mock.calls.filter(([text]) => String(text).includes('SKIP LOCKED')).length;
  await vi.waitFor(() => expect(fetched()).toBeGreaterThan(jobNames.length), { timeout: 10_000 });
  await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount), { timeout: 10_000 });

  let polls = 0;
  const until = (n: number) => vi.waitFor(() => expect(polls).toBeGreaterThanOrEqual(n), { timeout: 20_000 });
  outbox.poll(
    () => sql<number>`1`,
    () => (polls += 1),
  );
  await until(1);
  connects.mockClear();
  await until(4);
  expect(connects).toHaveBeenCalledTimes(3);
}, 40_000);

it('a job that is asked for is begun by the next such statement', async () => {
  const done = vi.fn(async () => undefined);
  const node = await testApi({ beside: api });
  await node.services.jobs.run({ ...jobHandlers(node.services), reset: done });
  await api.services.jobs.stop();
  await api.services.jobs.add(api.db, 'reset', { email: 'ninguem@exemplo.com.br' });
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), { timeout: 10_000 });
}, 30_000);
