import type { OwnNotification } from '@mirante/domain/messaging/notification.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { listPage } from '../../testing/lists.ts';

const clock = { at: testNow().getTime() };
const now = () => new Date(clock.at);
const api = await testApi({ now });
const { db } = api;
let staff: string;
let product: number;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo', 'atendimento', 'administrador']));
  product = (await factory.product(db)).id;
});
const reader = async () => {
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, product);
  return { id: client.id, as: await logIn(api, client) };
};
const notify = async (more: object = {}) => {
  const body = { title: 'Aviso', message: 'Uma mensagem da casa.', products: [product], ...more };
  const { id } = (await api.post('/api/v1/notifications', body, { as: staff })).json<{ id: number }>();
  clock.at += 30_000;
  await jobHandlers(api.services).publish({});
  return id;
};
const publish = async () =>
  (
    await api.post(
      '/api/v1/reports',
      { name: 'Estudo', report_date: now().toISOString(), description: 'Resumo.', products: [product] },
      { as: staff },
    )
  ).json<{ id: number }>().id;
const list = (as: string, query: Record<string, string> = {}) =>
  listPage<OwnNotification>(api, '/api/v1/client/notifications', query, as);
const unread = async (as: string) =>
  (await api.get('/api/v1/client/notifications-unread', { as })).json<{ total: number }>().total;
const read = (id: number, as: string) => api.post(`/api/v1/client/notifications/${id}/read`, {}, { as });

describe("a client's notifications", () => {
  it('are sorted newest first, paged, and counted while unread', async () => {
    const { as } = await reader();
    const ids = [await notify(), await notify(), await notify()];
    const page = await list(as, { perPage: '2' });
    expect([page.total, page.items.map(({ id }) => id)]).toEqual([3, ids.toReversed().slice(0, 2)]);
    expect(await unread(as)).toBe(3);
    expect((await read(ids[0]!, as)).statusCode).toBe(204);
    const { read_at } = (await list(as)).items.at(-1)!;
    clock.at += 1000;
    await read(ids[0]!, as);
    expect((await list(as)).items.at(-1)!.read_at).toBe(read_at);
    expect(await unread(as)).toBe(2);
    expect((await list(as, { 'notification.read': 'false' })).total).toBe(2);
    await api.post('/api/v1/client/notifications-read', {}, { as });
    expect(await unread(as)).toBe(0);
    expect((await list(as)).items.at(-1)!.read_at).toBe(read_at);
  });

  it("are private: another client's is 404, and not counted", async () => {
    const [ana, late] = [await reader(), await reader()];
    const id = await notify();
    expect((await read(id, ana.as)).statusCode).toBe(204);
    const stranger = await factory.client(db);
    expect((await read(id, await logIn(api, stranger))).statusCode).toBe(404);
    expect((await list(late.as, { perPage: '1' })).total).toBe(1);
    expect((await list(late.as, { 'notification.read': 'true' })).total).toBe(0);
    await api.post('/api/v1/client/notifications-read', {}, { as: ana.as });
    expect(await unread(late.as)).toBe(1);
  });

  it('say when their target is now closed or removed', async () => {
    const { id, as } = await reader();
    const [kept, removed] = [await publish(), await publish()];
    await notify({ content: 'report', content_id: kept });
    await notify({ content: 'report', content_id: removed });
    await notify();
    await api.delete(`/api/v1/reports/${removed}`, { as: staff });
    const targets = async () => (await list(as)).items.map(({ target }) => target);
    expect(await targets()).toEqual(['open', 'gone', 'open']);
    await db.updateTable('client_product').set({ status: 'no_payment' }).where('client_id', '=', id).execute();
    expect(await targets()).toEqual(['open', 'gone', 'closed']);
  });

  it('say that a notice is closed once no product of the client is open, as its page is', async () => {
    const { id, as } = await reader();
    const body = { title: 'Encontro', body: '<p>Na quinta.</p>' };
    const notice = (await api.post('/api/v1/board', body, { as: staff })).json<{ id: number }>().id;
    await notify({ content: 'board', content_id: notice });
    const seen = async () => [
      (await list(as)).items.map(({ target }) => target),
      (await api.get(`/api/v1/client/board/${notice}`, { as })).statusCode,
    ];
    expect(await seen()).toEqual([['open'], 200]);
    const expires_at = new Date(clock.at);
    await db.updateTable('client_product').set({ expires_at }).where('client_id', '=', id).execute();
    expect(await seen()).toEqual([['closed'], 403]);
  });

  it('exclude topics that the client turned off', async () => {
    const { as } = await reader();
    const PATH = '/api/v1/client/notification-preferences';
    const all = ['report', 'video', 'news', 'board', 'trade', 'house'].map((topic) => ({
      topic,
      portal: true,
      push: true,
    }));
    expect((await api.get(PATH, { as })).json()).toEqual(all);
    const preferences = [
      { topic: 'report', portal: false, push: false },
      { topic: 'house', portal: true, push: false },
    ];
    const saved = [preferences[0], ...all.slice(1, 5), preferences[1]];
    expect((await api.put(PATH, { preferences }, { as })).json()).toEqual(saved);
    expect((await api.get(PATH, { as })).json()).toEqual(saved);
    expect((await api.get(PATH, { as: (await reader()).as })).json()).toEqual(all);
    await notify({ content: 'report', content_id: await publish() });
    await notify();
    expect((await list(as)).items.map(({ content }) => content)).toEqual([null]);
    expect((await api.put(PATH, { preferences: [preferences[0], preferences[0]] }, { as })).statusCode).toBe(422);
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('of a topic with the portal on: %s, and pushes on: %s, reach the client there alone', async (portal, push) => {
    const { id, as } = await reader();
    const keys = { endpoint: `https://push.example/${id}`, p256dh: 'x', auth: 'x', session_hash: null };
    const { id: subscription_id } = await db
      .insertInto('push_subscription')
      .values({ ...keys, client_id: id, created_at: now(), renewed_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.put(
      '/api/v1/client/notification-preferences',
      { preferences: [{ topic: 'house', portal, push }] },
      { as },
    );
    await notify();
    const pushes = db.selectFrom('push_delivery').select('notification_id');
    const [listed, pushed] = [await list(as), await pushes.where('subscription_id', '=', subscription_id).execute()];
    expect([listed.total, pushed.length]).toEqual([Number(portal), Number(push)]);
  });

  it('are deleted with the account', async () => {
    const { id, as } = await reader();
    await notify();
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    await api.post('/api/v1/client/push-subscriptions', { endpoint: 'https://push.example/dois', keys }, { as });
    await api.put(
      '/api/v1/client/notification-preferences',
      { preferences: [{ topic: 'news', portal: false, push: false }] },
      { as },
    );
    const exported = (await api.get('/api/v1/client/export', { as })).json().tables;
    expect([
      exported.notification_recipient,
      exported.notification_preference,
      exported.push_subscription,
    ]).toMatchObject([[{ title: 'Aviso' }], [{ topic: 'news' }], [{ endpoint: 'https://push.example/dois' }]]);
    expect((await api.delete(`/api/v1/clients/${id}`, { as: staff })).statusCode).toBe(204);
    for (const table of ['notification_recipient', 'notification_preference', 'push_subscription'] as const)
      expect(await db.selectFrom(table).select('client_id').where('client_id', '=', id).execute()).toEqual([]);
  });
});
