import type { OwnNotification } from '@mirante/domain/messaging/notification.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { listPage } from '../../testing/lists.ts';
import { alertContents } from './fan-out.store.ts';

const clock = { at: testNow().getTime() };
const now = () => new Date(clock.at);
const api = await testApi({ now });
const node = await testApi({ beside: api, now });
const { db } = api;
let staff: string;
let product: number;
let ana: string;
let bruno: string;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  product = (await factory.product(db)).id;
  const other = (await factory.product(db)).id;
  [ana, bruno] = [await reader(product), await reader(other)];
});
const reader = async (...products: number[]) => {
  const client = await factory.client(db);
  for (const id of products) await factory.clientProduct(db, client.id, id);
  return logIn(api, client);
};
const report = async (more: object = {}) =>
  (
    await api.post(
      '/api/v1/reports',
      {
        name: 'Panorama',
        report_date: new Date(clock.at - 1000).toISOString(),
        description: 'Resumo.',
        products: [product],
        app_alert: true,
        ...more,
      },
      { as: staff },
    )
  ).json<{ id: number }>().id;
const edit = (id: number, change: object) => api.patch(`/api/v1/reports/${id}`, change, { as: staff });
const run = (on: TestApi = api) => jobHandlers(on.services).publish({});
const notificationsOf = async (id: number, as = ana) =>
  (await listPage<OwnNotification>(api, '/api/v1/client/notifications', { perPage: 100 }, as)).items.filter(
    ({ content_id }) => content_id === id,
  );

describe('publishing a content', () => {
  it('notifies those with access once, and nobody else', async () => {
    const id = await report();
    await Promise.all([run(), run(node), run(), run(node)]);
    await run();
    expect(await notificationsOf(id)).toMatchObject([
      { title: 'Panorama', message: 'Novo relatório no portal.', content: 'report', read_at: null, target: 'open' },
    ]);
    expect(await notificationsOf(id, bruno)).toEqual([]);
  });

  it('happens by the clock for a scheduled content', async () => {
    const id = await report({ report_date: new Date(clock.at + 60_000).toISOString() });
    await run();
    expect(await notificationsOf(id)).toEqual([]);
    clock.at += 60_000;
    await run(node);
    expect(await notificationsOf(id)).toHaveLength(1);
  });

  it('happens on saving for a draft with a past date', async () => {
    const id = await report({ draft: true });
    await run();
    expect(await notificationsOf(id)).toEqual([]);
    await edit(id, { draft: false });
    await run();
    expect(await notificationsOf(id)).toHaveLength(1);
  });

  it.each<[string, () => Promise<number>]>([
    ['created', () => report()],
    [
      'edited',
      async () => {
        const id = await report({ draft: true });
        await edit(id, { draft: false });
        return id;
      },
    ],
    [
      'selected in a list',
      async () => {
        const id = await report({ draft: true });
        const { updated_at } = (await api.get(`/api/v1/reports/${id}`, { as: staff })).json<{ updated_at: string }>();
        await api.post('/api/v1/contents/publish', { kind: 'report', contents: [{ id, updated_at }] }, { as: staff });
        return id;
      },
    ],
  ])('queues its job at once when %s', async (_how, publishReport) => {
    const id = await publishReport();
    await api.runJobs();
    expect(await notificationsOf(id)).toHaveLength(1);
  });

  it('notifies nobody without the alert option, or when retracted before', async () => {
    const [silent, withdrawn] = [
      await report({ app_alert: false }),
      await report({ report_date: new Date(clock.at + 1000).toISOString() }),
    ];
    await edit(withdrawn, { draft: true });
    clock.at += 1000;
    await run();
    expect([await notificationsOf(silent), await notificationsOf(withdrawn)]).toEqual([[], []]);
  });

  it('again does not notify again', async () => {
    const id = await report();
    await run();
    await edit(id, { draft: true });
    await run();
    await edit(id, { draft: false, report_date: new Date(clock.at + 60_000).toISOString() });
    clock.at += 60_000;
    await run();
    expect(await notificationsOf(id)).toHaveLength(1);
  });

  it('is completed by another process when the first died between writing and notifying', async () => {
    const id = await report();
    await alertContents(db, now());
    expect(await notificationsOf(id)).toEqual([]);
    await run(node);
    expect(await notificationsOf(id)).toHaveLength(1);
  });

  it('notifies nobody when retracted between writing and notifying', async () => {
    const id = await report();
    await alertContents(db, now());
    await edit(id, { draft: true });
    await run();
    expect(await notificationsOf(id)).toEqual([]);
  });

  it('is retried as a whole after a rolled-back transaction', async () => {
    const id = await report();
    const undone = db.transaction().execute(async (trx) => {
      expect(await alertContents(trx, now())).toHaveLength(1);
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(undone).rejects.toThrow('division by zero');
    await run();
    expect(await notificationsOf(id)).toHaveLength(1);
  });
});
