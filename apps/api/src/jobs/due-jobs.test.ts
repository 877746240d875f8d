import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { dueQueries, jobHandlers } from '../job-handlers.ts';
import { sealDraft } from '../people/sealed-draft.ts';
import { testApi } from '../testing/api.ts';
import { testNow } from '../testing/clock.ts';
import { createContent } from '../testing/content-factory.ts';
import { factory } from '../testing/factory.ts';
import { dueJobs, findDueJobs, type DueJob } from './due-jobs.ts';

const errors: unknown[] = [];
const onError = (error: unknown) => void errors.push(error);
const clock = { aheadMs: 0 };
const now = () => new Date(testNow().getTime() + clock.aheadMs);
const api = await testApi({ now, services: { onError, push: { send: async () => 'delivered' } } });
const node = await testApi({ beside: api, services: { onError } });
const { db, services } = api;
const queries = dueQueries(services);
const findDue = () => findDueJobs({ db, queries, onError });
const ago = (minutes: number) => new Date(services.now().getTime() - minutes * 60_000);

const client = await factory.client(db);
const product = await factory.product(db);
const insertNotification = () =>
  db
    .insertInto('notification')
    .values({ title: 'Aviso', message: 'Olá', created_at: ago(2), send_at: ago(1) })
    .returning('id')
    .executeTakeFirstOrThrow();
async function insertDelivery(): Promise<void> {
  const { id: notification_id } = await insertNotification();
  const subscription = { endpoint: 'https://push.example/1', p256dh: 'x', auth: 'x', session_hash: null };
  const { id: subscription_id } = await db
    .insertInto('push_subscription')
    .values({ ...subscription, client_id: client.id, created_at: ago(2), renewed_at: ago(2) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('push_delivery')
    .values({ notification_id, subscription_id, next_try_at: ago(1) })
    .execute();
}

it.each<[DueJob, string, () => Promise<unknown>]>([
  ['fold', 'two changes of one count', () => Promise.all([1, 2].map(() => factory.payment(db, client.id)))],
  ['reconcile', 'a payment to ask about', () => factory.payment(db, client.id, { created_at: ago(10) })],
  [
    'reconcile',
    'an unprocessed event',
    () => {
      const event = { event_key: 'sandbox:1', type: 'charge.paid', charge_code: 'unknown', payload: '{}' };
      return db
        .insertInto('webhook_event')
        .values({ ...event, received_at: ago(2), next_try_at: ago(1) })
        .execute();
    },
  ],
  [
    'expire',
    'an overdue payment that reserves a product',
    async () => {
      const { id } = await factory.payment(db, client.id, { due_at: ago(1) });
      await factory.clientProduct(db, client.id, product.id, { status: 'pending_payment', payment_id: id });
    },
  ],
  [
    'end_access',
    'a product after its last day',
    () => factory.clientProduct(db, client.id, product.id, { expires_at: ago(1) }),
  ],
  [
    'publish',
    'a content whose time has come',
    async () => {
      const id = await createContent(db, 'report', [product.id], { date: ago(1) });
      await db.updateTable('content').set({ app_alert: true, alerted_at: null }).where('id', '=', id).execute();
    },
  ],
  [
    'send_resume_links',
    'a checkout left alone',
    async () => {
      const session = { key: 'left', created_at: ago(9), updated_at: ago(9) };
      await db.insertInto('checkout_session').values(session).execute();
      const times = { created_at: ago(120), updated_at: ago(120), expires_at: ago(-60), mailed_at: null };
      const draft = { name: 'Ana Lima', email: 'ana.lima@exemplo.com.br', phone: '', coupon_code: null, address: null };
      const sealed = JSON.stringify(sealDraft(services.config, 'left', draft));
      const link = { session_key: 'left', email_proof: 'x', product_id: product.id, step: 1, draft: sealed };
      await db
        .insertInto('resume_link')
        .values({ ...link, ...times, code_hash: null })
        .execute();
    },
  ],
  ['publish', 'a due notification', insertNotification],
  ['push', 'a due push', insertDelivery],
  [
    'load_quotes',
    'a waiting file',
    () => {
      const load = { source: 'b3', origin: 'uploaded', name: 'COTAHIST.ZIP', file: 'f'.repeat(32) } as const;
      return db
        .insertInto('quote_load')
        .values({ ...load, status: 'queued', created_at: ago(1) })
        .execute();
    },
  ],
])('%s is due with %s, and not once it ran', async (job, _what, insert) => {
  expect(await findDue()).not.toContain(job);
  await insert();
  expect(await findDue()).toContain(job);
  const handler = jobHandlers(services)[job];
  // The waiting file is missing, so its job fails.
  await Promise.allSettled([handler({})]);
  expect(await findDue()).not.toContain(job);
});

it('a job is due by the clock of the API, which can be advanced by a year', async () => {
  const expires_at = new Date(now().getTime() + 364 * 86_400_000);
  await factory.clientProduct(db, client.id, product.id, { expires_at });
  expect(await findDue()).not.toContain('end_access');
  clock.aheadMs = 365 * 86_400_000;
  expect(await findDue()).toContain('end_access');
  await jobHandlers(services).end_access({});
  expect(await findDue()).not.toContain('end_access');
});

it('if a query fails, every job is due', async () => {
  errors.length = 0;
  const broken = { ...queries, expire: () => [sql`select from nowhere`] };
  expect(await findDueJobs({ db, queries: broken, onError })).toEqual(dueJobs);
  expect(errors.map(String)).toEqual([expect.stringContaining('nowhere')]);
});

const run = async (on: typeof api, expire: () => Promise<void>) =>
  on.services.jobs.run({ ...jobHandlers(on.services), expire }, {}, dueQueries(on.services));
const enqueued = async () =>
  (await sql<{ state: string }>`select state from jobs.job where name = 'expire'`.execute(db)).rows.map(
    ({ state }) => state,
  );

it('a due job of two processes runs once at a time, and its failure does not stop the others', async () => {
  await factory.clientProduct(db, client.id, product.id, { expires_at: ago(1) });
  const { id: payment_id } = await factory.payment(db, client.id, { due_at: ago(1) });
  await factory.clientProduct(db, client.id, product.id, { status: 'pending_payment', payment_id });
  errors.length = 0;
  const failing = Promise.withResolvers<void>();
  const expire = vi.fn<() => Promise<void>>(() => failing.promise);
  await Promise.all([run(api, expire), run(node, expire)]);
  await vi.waitFor(() => expect(expire).toHaveBeenCalledOnce());
  await vi.waitFor(async () =>
    expect(await db.selectFrom('client_product').select('id').where('status', '=', 'active').execute()).toEqual([]),
  );
  expect(await enqueued()).toEqual(['active']);

  // A minute later it is still running.
  await sql`update jobs.job set singleton_on = singleton_on - interval '1 minute' where name = 'expire'`.execute(db);
  const late = await testApi({ beside: api, services: { onError } });
  await run(late, expire);
  await late.services.jobs.stop();
  expect(await enqueued()).toEqual(['active']);

  failing.reject(new Error('broken'));
  await vi.waitFor(async () =>
    expect(await db.selectFrom('failed_job').select(['job', 'error', 'tries']).execute()).toEqual([
      { job: 'expire', error: 'broken', tries: 1 },
    ]),
  );
  expect(expire).toHaveBeenCalledOnce();
  expect(errors.map(String)).toEqual(['Error: job expire failed at try 1 of 1']);
});
