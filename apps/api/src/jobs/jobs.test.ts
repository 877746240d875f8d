import { expect, it, vi } from 'vitest';
import { testApi } from '../testing/api.ts';
import { jobHandlers } from '../job-handlers.ts';
import { openBoss } from './jobs.ts';
import { DEAD_LETTERS, HEARTBEAT_SECONDS } from './queues.ts';

const reportedErrors: Error[] = [];
const api = await testApi({ services: { onError: (error) => void reportedErrors.push(error as Error) } });
const waiting = async () =>
  (
    await api.services.pool.query<{ state: string; output: object | null }>(
      `select state, output from jobs.job where name = 'mail' and state <> 'completed'`,
    )
  ).rows;

it('job queue: waiting jobs run without a pause, and a failed one alone waits for its retry', async () => {
  const done = new Set<string>();
  const everybody = Array.from({ length: 300 }, (_, n) => `mail-${n}`);
  for (const to of everybody) await api.services.jobs.add(api.db, 'mail', { to, subject: 'Aviso', text: 'Olá' });
  await api.services.jobs.run({
    ...jobHandlers(api.services),
    mail: async ({ to }) => {
      if (to === 'mail-7') throw new Error('no mail server for a moment');
      done.add(to);
    },
  });
  await vi.waitFor(
    async () => {
      expect(done.size).toBe(299);
      expect(await waiting()).toMatchObject([{ state: 'retry', output: { message: 'no mail server for a moment' } }]);
    },
    { interval: 20 },
  );
});

it('job queue: what is kept of a failure does not name the recipient, as a mail server does', async () => {
  const { services, db } = await testApi({ services: { onError: () => undefined } });
  const to = 'ana.canario@exemplo.com.br';
  await services.jobs.add(db, 'mail', { to, subject: 'Aviso', text: 'Olá' });
  const refused = Object.assign(new Error(`550 <${to}> refused`), { rejected: [to], response: `550 <${to}>` });
  await services.jobs.run({ ...jobHandlers(services), mail: () => Promise.reject(refused) });
  const kept = async () => (await services.pool.query<{ row: string }>('select job::text as row from jobs.job')).rows;
  await vi.waitFor(async () => expect(JSON.stringify(await kept())).toContain('550 <[hidden]> refused'), {
    interval: 20,
  });
  expect(JSON.stringify(await kept())).not.toContain('canario');
});

it('job queue: a completed job is deleted by the maintenance a minute later', async () => {
  const { pool, jobs } = api.services;
  await jobs.add(api.db, 'reset', { email: 'ninguem@exemplo.com.br' });
  const resets = async () => (await pool.query(`select state from jobs.job where name = 'reset'`)).rows;
  await vi.waitFor(async () => expect(await resets()).toEqual([{ state: 'completed' }]));
  await pool.query(`update jobs.job set completed_on = completed_on - interval '61 s' where name = 'reset'`);
  await pool.query(`update jobs.queue set maintain_on = now() - interval '61 s' where name = 'reset'`);
  const boss = openBoss(pool, { schedule: true, migrate: false });
  await boss.start();
  await boss.supervise('reset');
  await boss.stop({ graceful: false });
  expect(await resets()).toEqual([]);
});

it('job queue: a singleton whose process was killed frees its queue after its heartbeat, long before its time limit', async () => {
  const { services, db } = await testApi();
  const { pool, jobs } = services;
  const boss = openBoss(pool, { schedule: true, migrate: false });
  await boss.start();
  const freeAfter = async (seconds: number) => {
    await pool.query(`update jobs.job set heartbeat_on = now() - $1 * interval '1 s' where name = 'expire'`, [seconds]);
    await pool.query(`update jobs.queue set monitor_claim_on = null, monitor_on = null where name = 'expire'`);
    await boss.supervise('expire');
    return jobs.add(db, 'expire', {});
  };
  await jobs.add(db, 'expire', {});
  expect(await boss.fetch('expire')).toHaveLength(1);
  expect(await freeAfter(HEARTBEAT_SECONDS - 5)).toBe(false);
  expect(await freeAfter(HEARTBEAT_SECONDS + 1)).toBe(true);
  await boss.stop({ graceful: false });
});

it('job queue: a job that moves money waits out an outage of months', async () => {
  const { services, db } = await testApi();
  const { pool, jobs } = services;
  await jobs.add(db, 'refund', { refundId: 1 });
  await jobs.add(db, 'void', { paymentId: 1 });
  await jobs.add(db, 'return_money', { discrepancyId: 1 });
  const boss = openBoss(pool, { schedule: true, migrate: false });
  await boss.start();
  await boss.send(DEAD_LETTERS, {});
  const names = ['dead_letters', 'refund', 'return_money', 'void'];
  const outage = `interval '90 days'`;
  await pool.query(
    `update jobs.job set created_on = created_on - ${outage}, start_after = start_after - ${outage}, keep_until = keep_until - ${outage}
     where name = any($1)`,
    [names],
  );
  for (const name of names) await boss.supervise(name);
  await boss.stop({ graceful: false });
  const { rows } = await pool.query('select name from jobs.job where name = any($1) order by name', [names]);
  expect(rows.map(({ name }) => name)).toEqual(names);
});
