import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { dueQueries, jobHandlers } from '../job-handlers.ts';
import { testApi } from '../testing/api.ts';
import { statementsOf } from '../testing/statements.ts';
import { dueJobs, findDueJobs } from './due-jobs.ts';
import { jobNames } from './jobs.ts';
import { queues } from './queues.ts';

const api = await testApi({ now: 'real' });
const { pool, outbox, jobs } = api.services;
/** The workers' own queries, among them those that fetch jobs. */
const fetches = vi.spyOn(pool, 'query');
const connects = vi.spyOn(pool, 'connect');

it('a minute in which nothing is due costs one SQL statement, and no job', async () => {
  const due: string[] = [];
  const onError = (error: unknown) => void due.push(String(error));
  const statements = await statementsOf(async () => {
    due.push(...(await findDueJobs({ db: api.db, queries: dueQueries(api.services), onError })));
  });
  expect([due, statements.length]).toEqual([[], 1]);
});

it('no job is scheduled for every minute: every singleton has a rarer schedule, or is enqueued when due', () => {
  const scheduled = jobNames.filter((name) => queues[name].cron);
  expect(scheduled.filter((name) => queues[name].cron!.startsWith('* '))).toEqual([]);
  const singletons = jobNames.filter((name) => queues[name].policy === 'exclusive');
  expect(singletons.filter((name) => !scheduled.includes(name))).toEqual(dueJobs);
});

it('an idle process runs one SQL statement a second for jobs, webhooks and the outbox', async () => {
  await jobs.run({ ...jobHandlers(api.services), mail: async () => undefined }, {}, dueQueries(api.services));
  const fetched = () => fetches.mock.calls.filter(([text]: unknown[]) => String(text).includes('SKIP LOCKED')).length;
  await vi.waitFor(() => expect(fetched()).toBeGreaterThan(jobNames.length));
  await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount));

  // The number of queries between two polls. Scheduled work may add to one of them.
  const asked: number[] = [];
  outbox.poll(
    () => sql<number>`1`,
    () => {
      asked.push(connects.mock.calls.length);
      connects.mockClear();
    },
  );
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(7));
  expect(asked.slice(1).toSorted((a, b) => a - b)[3]).toBe(1);
  // Every process asked what is due at its start.
  const { rows } = await pool.query('select name from jobs.job where name = any($1)', [dueJobs]);
  expect(rows).toEqual([]);
});

it('an enqueued job is started by the next poll', async () => {
  const done = vi.fn<() => Promise<void>>(async () => undefined);
  const node = await testApi({ beside: api });
  await node.services.jobs.run({ ...jobHandlers(node.services), reset: done });
  await api.services.jobs.stop();
  await api.services.jobs.add(api.db, 'reset', { email: 'ninguem@exemplo.com.br' });
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
});
