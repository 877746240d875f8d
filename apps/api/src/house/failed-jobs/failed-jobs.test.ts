import { sql, type Kysely } from 'kysely';
import { expect, it, vi } from 'vitest';
import { serveMetrics } from '../../metrics/scrape.ts';
import { freePort } from '../../testing/api-process.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { insertFailedJob } from '../../jobs/failed-jobs.store.ts';
import { closeFailedJobs } from '../../jobs/redrive-job.ts';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { emailProof } from '../../crypto/email-proof.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { up } from '../../../migrations/0200-failed-jobs-without-emails.ts';

const reportedErrors: Error[] = [];
const api = await testApi({ services: { onError: (error) => void reportedErrors.push(error as Error) } });
const { db, services } = api;
const sent: string[] = [];
const state = { broken: true };
const admin = await logIn(api, await factory.staff(db, ['administrador']));
const list = async (query = '') => (await api.get(`/api/v1/failed-jobs${query}`, { as: admin })).json();
const redrive = (id: number) => api.post(`/api/v1/failed-jobs/${id}/redrive`, undefined, { as: admin });

await services.jobs.run(
  {
    ...jobHandlers(services),
    reset: async () => undefined,
    mail: async ({ to }) => {
      if (state.broken) throw new Error(`550 5.1.1 <${to}>: no such user`);
      sent.push(to);
    },
  },
  {
    refund: async () => {
      throw new Error('the refund cannot be marked');
    },
  },
);

/** Queues a mail without retries. */
async function addAtLastTry(to: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await services.jobs.add(trx, 'mail', { to, subject: 'Aviso', text: 'Olá' });
    await sql`update jobs.job set retry_limit = 0 where name = 'mail' and state = 'created'`.execute(trx);
  });
}

it('a job that fails its last attempt is reported, counted and kept, and runs once when redriven', async () => {
  const times = { created_at: services.now(), failed_at: services.now() };
  const other = { job: 'purge' as const, error: 'x', tries: 1, data: JSON.stringify({ kept: true }), ...times };
  const { id: otherId } = await db.insertInto('failed_job').values(other).returning('id').executeTakeFirstOrThrow();
  await addAtLastTry('ana@exemplo.com.br');
  const failed = await vi.waitFor(
    async () => {
      const { items } = await list('?failed_job.job=mail');
      expect(items).toHaveLength(1);
      return items[0];
    },
    { interval: 50 },
  );
  expect(failed).toMatchObject({
    job: 'mail',
    error: '550 5.1.1 <[hidden]>: no such user',
    tries: 1,
    redriven: false,
    redriven_at: null,
  });
  expect(reportedErrors.map(({ message }) => message)).toEqual(['job mail failed at try 1 of 1']);
  const port = await freePort();
  const server = await serveMetrics(services, port);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  server.close();
  expect(text).toContain('jobs_total{job="mail",result="dead"} 1');
  expect(text).toContain('\nfailed_jobs 2');

  state.broken = false;
  const answers = await Promise.all(Array.from({ length: 5 }, () => redrive(failed.id)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409, 409]);
  await vi.waitFor(() => expect(sent).toEqual(['ana@exemplo.com.br']), { interval: 50 });
  expect((await list('?failed_job.redriven=true')).items).toMatchObject([{ id: failed.id, redriven: true }]);
  expect((await list('?failed_job.redriven=false')).items).toMatchObject([{ id: otherId }]);
  await db.deleteFrom('failed_job').where('id', '=', otherId).execute();
  expect((await redrive(999_999)).statusCode).toBe(404);
  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'diff'])
    .where('resource', '=', 'failed_job')
    .execute();
  expect(entries).toMatchObject([{ action: 'Reenviar uma tarefa que falhou', diff: { redriven: [false, true] } }]);
});

it("failed jobs with a client's address, such as an unsent mail, are removed with the client", async () => {
  const client = await factory.client(db);
  const at = services.now();
  const failed = { error: 'no mail server', tries: 1, created_at: at, failed_at: at };
  const sealed = { sealed: 'AAAA', recipient: emailProof(services.config, client.email.toUpperCase()) };
  const older = { to: client.email.toUpperCase(), subject: 'Aviso', text: 'Olá' };
  const jobs = [
    { job: 'mail' as const, data: JSON.stringify(sealed) },
    { job: 'mail' as const, data: JSON.stringify(older) },
    { job: 'reset' as const, data: JSON.stringify({ email: client.email.toUpperCase() }) },
  ];
  const rows = await db
    .insertInto('failed_job')
    .values(jobs.map((job) => ({ ...failed, ...job })))
    .returning('id')
    .execute();
  await removeClient(services, client.id);
  const ids = rows.map(({ id }) => id);
  expect(await db.selectFrom('failed_job').select('id').where('id', 'in', ids).execute()).toEqual([]);
});

it('a failed job that cannot be recorded is retried alone, so that the others are recorded once', async () => {
  // Of one moment, as they are read in one batch.
  await sql`
    insert into jobs.job (name, data, source_name, retry_limit)
    select 'dead_letters', '{}', source, 1000 from unnest(array['void', 'refund', 'reset']) source`.execute(db);
  const states = async () => {
    const { rows } = await sql<{ source_name: string; state: string }>`
      select source_name, state from jobs.job
      where name = 'dead_letters' and source_name in ('void', 'refund', 'reset') order by source_name`.execute(db);
    return rows.map((letter) => [letter.source_name, letter.state]);
  };
  await vi.waitFor(
    async () =>
      expect(await states()).toEqual([
        ['refund', 'retry'],
        ['reset', 'completed'],
        ['void', 'completed'],
      ]),
    { interval: 50, timeout: 5000 },
  );
  expect((await list('?failed_job.redriven=false')).total).toBe(2);
});

const failedRows = () =>
  db
    .selectFrom('failed_job')
    .select(['job', 'data', 'error', 'tries', 'redriven', 'failed_at'])
    .orderBy('id')
    .execute();
const [early, late] = [0, 1].map((minutes) => new Date(services.now().getTime() + minutes * 60_000)) as [Date, Date];
const letter = (job: 'expire' | 'purge' | 'refund' | 'void', data: object = {}) =>
  ({ job, data, error: 'x', tries: 1, createdAt: early, failedAt: early }) as const;

it("a scheduled job's failures are one failed job until it is redriven, others' are one each", async () => {
  await db.deleteFrom('failed_job').execute();
  for (const job of ['purge', 'expire', 'refund', 'refund'] as const) await insertFailedJob(db, letter(job));
  await insertFailedJob(db, { ...letter('expire'), error: 'again', tries: 2, failedAt: late });
  await db.updateTable('failed_job').set({ redriven: true, redriven_at: late }).where('job', '=', 'purge').execute();
  await insertFailedJob(db, letter('purge'));
  const once = { error: 'x', tries: 1, redriven: false, failed_at: early };
  expect(await failedRows()).toMatchObject([
    { ...once, job: 'purge', redriven: true },
    { ...once, job: 'expire', error: 'again', tries: 3, failed_at: late },
    { ...once, job: 'refund' },
    { ...once, job: 'refund' },
    { ...once, job: 'purge' },
  ]);
});

it('failed jobs of an input that was handled otherwise are closed, and no others', async () => {
  await db.deleteFrom('failed_job').execute();
  const others = [letter('refund', { refundId: 8 }), letter('void', { refundId: 7 })];
  for (const each of [letter('refund', { refundId: 7 }), ...others]) await insertFailedJob(db, each);
  await closeFailedJobs({ trx: db, now: late }, 'refund', { refundId: 7 });
  expect(await failedRows()).toMatchObject([
    { redriven: true, data: null },
    ...others.map(({ data }) => ({ redriven: false, data })),
  ]);
});

it('failed jobs are visible to administrators alone', async () => {
  const other = await logIn(api, await factory.staff(db, ['financeiro']));
  expect((await api.get('/api/v1/failed-jobs', { as: other })).statusCode).toBe(403);
  expect((await api.post('/api/v1/failed-jobs/1/redrive', undefined, { as: other })).statusCode).toBe(403);
});

it('errors of failed jobs that were kept with e-mail addresses lose them with the update', async () => {
  const at = services.now();
  const error = '550 5.1.1 <ana.b+x@exemplo.com.br>: no such user; then joao@exem';
  const row = { job: 'mail', data: '{}', error, tries: 1, created_at: at, failed_at: at } as const;
  const { id } = await db.insertInto('failed_job').values(row).returning('id').executeTakeFirstOrThrow();
  await up(db as Kysely<unknown>);
  const kept = await db.selectFrom('failed_job').select('error').where('id', '=', id).executeTakeFirstOrThrow();
  expect(kept.error).toBe('550 5.1.1 <[hidden]>: no such user; then [hidden]');
});

it('failed jobs are exported in the words of their list, as it is filtered', async () => {
  const times = { created_at: new Date('2026-11-21T15:00:00Z'), failed_at: new Date('2026-11-21T15:30:00Z') };
  await db
    .insertInto('failed_job')
    .values({ job: 'compare_books', error: 'sem resposta', tries: 3, data: '{}', ...times })
    .execute();
  const { body } = await api.get('/api/v1/failed-jobs.csv?failed_job.job=compare_books', { as: admin });
  expect(body.trimEnd().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(
      /^"?\d+"?;"?Comparar com o gateway"?;"?sem resposta"?;"?3"?;"?21\/11\/2026, 12:00"?;"?21\/11\/2026, 12:30"?;"?Não"?;""$/,
    ),
  ]);
});
