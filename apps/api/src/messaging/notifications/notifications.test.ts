import type { Audience, NotificationRow, OwnNotification } from '@mirante/domain/messaging/notification.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { createClientsOf } from '../../testing/create-clients-of.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { listPage } from '../../testing/lists.ts';
import { notify } from './fan-out.job.ts';
import { BATCH_CLIENTS } from './fan-out.store.ts';

const clock = { at: testNow().getTime() };
const now = () => new Date(clock.at);
const api = await testApi({ now });
const node = await testApi({ beside: api, now });
const { db } = api;
const PATH = '/api/v1/notifications';
let staff: string;
let whole: number;
let part: number;
let other: number;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo'], { name: 'Clara Conteúdo' }));
  [whole, part, other] = [
    (await factory.product(db)).id,
    (await factory.product(db)).id,
    (await factory.product(db)).id,
  ];
  await factory.link(db, whole, part);
});
const reader = async (...products: number[]) => {
  const client = await factory.client(db);
  for (const id of products) await factory.clientProduct(db, client.id, id);
  return { id: client.id, as: await logIn(api, client) };
};
const send = (more: object = {}, { key = '', on = api }: { key?: string; on?: TestApi } = {}) =>
  on.post(
    PATH,
    { title: 'Entra Klabin', message: 'O relatório explica o motivo.', products: [part], ...more },
    { as: staff, ...(key && { key }) },
  );
const sent = async (more: object = {}) => (await send(more)).json<NotificationRow>();
const run = (on: TestApi = api) => jobHandlers(on.services).publish({});
const wait = () => (clock.at += 30_000);
const row = async (id: number) =>
  (await listPage<NotificationRow>(api, PATH, { perPage: 100 }, staff)).items.find((one) => one.id === id)!;
const own = async (as: string) =>
  (await listPage<OwnNotification>(api, '/api/v1/client/notifications', { perPage: 100 }, as)).items;
const publish = async (more: object = {}) =>
  (
    await api.post(
      '/api/v1/reports',
      { name: 'Estudo', report_date: now().toISOString(), description: 'Resumo.', products: [part], ...more },
      { as: staff },
    )
  ).json<{ id: number }>().id;

describe('a notification', () => {
  it('waits half a minute, and then reaches each client once, also with several of its products', async () => {
    const both = await reader(whole, part);
    const [one, none] = [await reader(part), await reader(other)];
    const { id, status, send_at } = await sent({ products: [part, whole] });
    expect([status, Date.parse(send_at) - clock.at]).toEqual(['waiting', 30_000]);
    await run();
    expect(await own(both.as)).toEqual([]);
    wait();
    await Promise.all([run(), run(node), run(), run(node)]);
    await run();
    expect((await own(both.as)).map((each) => each.id)).toEqual([id]);
    expect((await own(one.as)).map((each) => each.id)).toEqual([id]);
    expect(await own(none.as)).toEqual([]);
    expect(await row(id)).toMatchObject({ status: 'sent', user_name: 'Clara Conteúdo', recipients: 2, reads: 0 });
  });

  it('is idempotent by its key, and another body with the key is refused', async () => {
    // A new product without readers, so that no other test's reader is notified.
    const [title, products] = ['Duas vezes', [(await factory.product(db)).id]];
    const answers = await Promise.all(
      [api, node, api, node].map((on) => send({ title, products }, { key: 'press-1', on })),
    );
    answers.push(await send({ title, products }, { key: 'press-1' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const created = await db.selectFrom('notification').select('id').where('title', '=', title).execute();
    expect(created).toEqual([{ id: answers[0]!.json<NotificationRow>().id }]);
    expect((await send({ title: 'Outra', products }, { key: 'press-1' })).json()).toMatchObject({
      code: 'idempotency_mismatch',
    });
    expect((await send({ content: 'report', content_id: 999_999, products }, { key: 'press-2' })).statusCode).toBe(422);
    expect((await send({ title, products }, { key: 'press-2' })).statusCode).toBe(200);
  });

  it('cancelled while it waits reaches nobody, and cannot be cancelled once sent', async () => {
    const { as } = await reader(part);
    const { id } = await sent();
    // Again, as when the answer was lost.
    for (let press = 0; press < 2; press += 1)
      expect((await api.delete(`${PATH}/${id}`, { as: staff })).statusCode).toBe(204);
    expect((await api.post(`${PATH}/${id}/send`, {}, { as: staff })).statusCode).toBe(409);
    wait();
    await run();
    expect(await own(as)).toEqual([]);
    expect(await row(id)).toMatchObject({ status: 'cancelled', recipients: 0 });
    const late = await sent();
    wait();
    await run();
    expect((await api.delete(`${PATH}/${late.id}`, { as: staff })).json()).toMatchObject({ code: 'already_sent' });
    expect((await api.delete(`${PATH}/999999`, { as: staff })).statusCode).toBe(404);
  });

  it('is either sent or cancelled, however close the two requests', async () => {
    const { as } = await reader(part);
    for (let n = 0; n < 8; n += 1) {
      const { id } = await sent();
      wait();
      const [, taken] = await Promise.all([run(n % 2 ? api : node), api.delete(`${PATH}/${id}`, { as: staff })]);
      await run();
      const isListed = (await own(as)).some((one) => one.id === id);
      expect([taken.statusCode, isListed]).toEqual(taken.statusCode === 204 ? [204, false] : [409, true]);
    }
  });

  it('sent early goes out at once, once to each client', async () => {
    const { as } = await reader(whole, part);
    const [{ id }, waiting] = [await sent(), await sent({ products: [other] })];
    const press = () => api.post(`${PATH}/${id}/send`, {}, { as: staff });
    const statuses = (await Promise.all([press(), press(), press()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
    await Promise.all([run(), run(node)]);
    expect(await row(waiting.id)).toMatchObject({ status: 'waiting' });
    wait();
    const late = await reader(whole);
    await notify(api.services, id);
    expect([(await own(as)).map((one) => one.id), await own(late.as)]).toEqual([[id], []]);
    expect(await row(id)).toMatchObject({ status: 'sent' });
    expect((await api.delete(`${PATH}/${id}`, { as: staff })).json()).toMatchObject({ code: 'already_sent' });
    expect((await api.post(`${PATH}/999999/send`, {}, { as: staff })).statusCode).toBe(404);
  });

  it('is either sent early or cancelled, however close the two requests', async () => {
    const { as } = await reader(part);
    for (let n = 0; n < 8; n += 1) {
      const { id } = await sent();
      const [brought, taken] = await Promise.all([
        api.post(`${PATH}/${id}/send`, {}, { as: staff }).then(async (answer) => (await run(), answer)),
        node.delete(`${PATH}/${id}`, { as: staff }),
      ]);
      wait();
      await run();
      const isListed = (await own(as)).some((one) => one.id === id);
      expect(isListed).toBe(taken.statusCode === 409);
      expect([204, 409]).toContain(brought.statusCode);
      expect([brought.statusCode, taken.statusCode]).not.toEqual([409, 409]);
    }
  });

  it('continues after a process died between two batches, notifying nobody twice', async () => {
    const product = (await factory.product(db)).id;
    await createClientsOf(db, { productId: product, count: BATCH_CLIENTS + 5, now: now() });
    const { id } = await sent({ products: [product] });
    wait();
    let asked = 0;
    // Each batch reads the clock three times.
    const dying = () => {
      if ((asked += 1) > 3) throw new Error('the process died');
      return now();
    };
    await expect(jobHandlers({ ...api.services, now: dying }).notify({ notificationId: id })).rejects.toThrow('died');
    expect(await row(id)).toMatchObject({ status: 'sent', recipients: 0 });
    expect((await api.delete(`${PATH}/${id}`, { as: staff })).statusCode).toBe(409);
    await Promise.all([run(), run(node)]);
    await run();
    expect(await row(id)).toMatchObject({ recipients: BATCH_CLIENTS + 5 });
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(513) }, 'title'],
    [{ message: 'ab' }, 'message'],
    [{ message: 'x'.repeat(3193) }, 'message'],
    [{ products: [] }, 'products'],
    [{ products: [999_999] }, 'products'],
    [{ content: 'podcast', content_id: 1 }, 'content'],
    [{ content: 'report' }, 'content_id'],
    [{ content_id: 1 }, 'content_id'],
    [{ content: 'report', content_id: 999_999 }, 'content_id'],
  ])('with %j is refused', async (more, path) => {
    expect((await send(more)).json()).toMatchObject({ status: 422, errors: [{ path }] });
  });

  it('about an unpublished content is refused', async () => {
    const id = await publish({ draft: true });
    expect((await send({ content: 'report', content_id: id })).json()).toMatchObject({
      errors: [{ path: 'content_id', message: 'Este conteúdo ainda não foi publicado.' }],
    });
  });

  it('about a content reaches only those who can access it', async () => {
    const [one, two] = [await reader(part), await reader(other)];
    const content_id = await publish();
    await sent({ content: 'report', content_id, products: [part, other] });
    wait();
    await run();
    expect(await own(one.as)).toMatchObject([{ content: 'report', content_id, target: 'open' }]);
    expect(await own(two.as)).toEqual([]);
  });

  it('about a content that is withdrawn while it waits reaches nobody', async () => {
    const one = await reader(part);
    const content_id = await publish();
    await sent({ content: 'report', content_id });
    await api.patch(`/api/v1/reports/${content_id}`, { draft: true }, { as: staff });
    wait();
    await run();
    expect(await own(one.as)).toEqual([]);
  });
});

describe('the audience of a notification', () => {
  const audience = async (query: Record<string, string>) =>
    (await api.get(`${PATH}/audience?${new URLSearchParams(query).toString()}`, { as: staff })).json<Audience>();

  it('counts distinct clients, those with push, and each product with all that include it', async () => {
    const [large, small, empty] = [
      (await factory.product(db)).id,
      (await factory.product(db)).id,
      (await factory.product(db)).id,
    ];
    await factory.link(db, large, small);
    const { as } = await reader(large, small);
    await reader(small);
    await db
      .updateTable('client_product')
      .set({ status: 'no_payment' })
      .where('client_id', '=', (await reader(small)).id)
      .execute();
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    await api.post('/api/v1/client/push-subscriptions', { endpoint: 'https://push.example/um', keys }, { as });
    const { products, ...together } = await audience({ products: `${large},${small},${empty}` });
    expect(together).toEqual({ people: 2, with_push: 1 });
    const by = (id: number) => products.find((one) => one.id === id);
    expect([by(large), by(small), by(empty)]).toMatchObject([
      { people: 1, with_push: 1, opens: true },
      { people: 2, with_push: 1, opens: true },
      { people: 0, with_push: 0, opens: true },
    ]);
    expect((await api.get(`${PATH}/audience?products=1,x`, { as: staff })).statusCode).toBe(400);
  });

  it('is as many as it reaches: not who turned its topic off, nor with push who wants none of it', async () => {
    const product = (await factory.product(db)).id;
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    for (const wanted of [{ portal: false, push: false }, { portal: true, push: false }, undefined]) {
      const { id, as } = await reader(product);
      await api.post('/api/v1/client/push-subscriptions', { endpoint: `https://push.example/${id}`, keys }, { as });
      const preferences = wanted ? [{ topic: 'house', ...wanted }] : [];
      await api.put('/api/v1/client/notification-preferences', { preferences }, { as });
    }
    const counted = await audience({ products: String(product) });
    const { id } = await sent({ products: [product] });
    wait();
    await run();
    const pushes = db.selectFrom('push_delivery').select('subscription_id').where('notification_id', '=', id);
    const reached = { people: (await row(id)).recipients, with_push: (await pushes.execute()).length };
    expect(reached).toEqual({ people: 2, with_push: 1 });
    expect([counted, counted.products.find((one) => one.id === product)]).toMatchObject([reached, reached]);
    const ofReports = await audience({ content: 'report', content_id: String(await publish({ products: [product] })) });
    expect(ofReports.products.find((one) => one.id === product)).toMatchObject({ people: 3, with_push: 3 });
  });

  it('lists products by name', async () => {
    const first = await factory.product(db, { name: 'Ásia', position: 99 });
    const last = await factory.product(db, { name: 'Zinco', position: -1 });
    const { products } = await audience({});
    expect([products.at(0), products.at(-1)]).toMatchObject([{ id: first.id }, { id: last.id }]);
  });

  it('of a content names the products that do not include it', async () => {
    const content_id = await publish();
    const { products } = await audience({ content: 'report', content_id: String(content_id) });
    const opens = (id: number) => products.find((one) => one.id === id)!.opens;
    expect([opens(whole), opens(part), opens(other)]).toEqual([true, true, false]);
    expect(products.find((one) => one.id === other)!.people).toBe(0);
  });
});

it('contents are found by part of their title or by id, with their publishing state and last notification', async () => {
  const find = async (query: Record<string, string>) =>
    (await api.get(`${PATH}/contents?${new URLSearchParams(query).toString()}`, { as: staff })).json();
  const id = await publish({ name: 'Análise da Klabin' });
  const draft = await publish({ name: 'Klabin, rascunho', draft: true });
  expect(await find({ content: 'report', filter: 'klabin' })).toMatchObject([
    { id: draft, is_out: false, notified_at: null },
    { id, is_out: true, products: [part] },
  ]);
  await sent({ content: 'report', content_id: id });
  wait();
  await run();
  expect(await find({ content: 'report', id: String(id) })).toMatchObject([{ id, notified_at: now().toISOString() }]);
  expect(await find({ content: 'trade', id: '1' })).toEqual([]);
});
