import { DAY_MS } from '@mirante/domain/durations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { webPush } from '../../gateways/push/web-push.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { createContent } from '../../testing/content-factory.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { openBrowser, openPushService, vapidOf, type PushService } from '../../testing/push-service.ts';
import { payloadOf } from './push.job.ts';

const clock = { at: testNow().getTime() };
const now = () => new Date(clock.at);
/** Longer than a busy machine takes to answer. */
const LIMIT_MS = 1500;
const push = webPush({ contact: 'mailto:equipe@mirante.example', isAllowed: () => true, limitMs: LIMIT_MS });
const api = await testApi({ now, services: { push } });
const node = await testApi({ beside: api, now, services: { push } });
const { db } = api;
const PATH = '/api/v1/client/push-subscriptions';
let staff: Awaited<ReturnType<typeof factory.staff>>;
let product: number;
let service: PushService;
const answers: Record<string, (nth: number) => 'hang' | { status: number; headers?: Record<string, string> }> = {};

beforeAll(async () => {
  staff = await factory.staff(db, ['conteudo']);
  service = await openPushService((path, nth) => (answers[path] ?? (() => ({ status: 201 })))(nth));
});
afterAll(() => service.close());
beforeEach(async () => {
  product = (await factory.product(db)).id;
  await db.deleteFrom('push_delivery').execute();
});

const reader = async () => {
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, product);
  return { id: client.id, as: await logIn(api, client) };
};
let browsers = 0;
/** A client's browser, subscribed directly at the local push service: the call would refuse its address. */
const browserOf = async (clientId: number, answer?: (typeof answers)[string]) => {
  const path = `/${(browsers += 1)}`;
  if (answer) answers[path] = answer;
  const { read, ...target } = openBrowser(service.url + path);
  const stamps = { created_at: now(), renewed_at: now() };
  await db
    .insertInto('push_subscription')
    .values({ ...target, ...stamps, client_id: clientId, session_hash: null })
    .execute();
  return { path, read, received: () => service.received.get(path) ?? [] };
};
const notify = async (more: object = {}) => {
  const body = { title: 'Entra Klabin', message: 'O relatório explica.', products: [product], ...more };
  const as = await logIn(api, staff);
  const { id } = (await api.post('/api/v1/notifications', body, { as })).json<{ id: number }>();
  clock.at += 30_000;
  await jobHandlers(api.services).publish({});
  return id;
};
const deliver = (on: TestApi = api) => jobHandlers(on.services).push({});
const errorsOf = async (work: () => Promise<unknown>): Promise<unknown[]> => {
  const onError = vi.spyOn(api.services, 'onError').mockImplementation(() => undefined);
  await work();
  const errors = onError.mock.calls.flat();
  onError.mockRestore();
  return errors;
};
const waiting = async () => (await db.selectFrom('push_delivery').select('tries').execute()).map(({ tries }) => tries);
const subscribed = async (clientId: number) =>
  (await db.selectFrom('push_subscription').select('endpoint').where('client_id', '=', clientId).execute()).map(
    ({ endpoint }) => endpoint,
  );

describe('a web push', () => {
  it('reaches every browser of its client once, encrypted, and signed by the VAPID key', async () => {
    const ana = await reader();
    const [one, two] = [await browserOf(ana.id), await browserOf(ana.id)];
    const id = await notify();
    await Promise.all([deliver(), deliver(node)]);
    await deliver();
    for (const { read, received } of [one, two]) {
      expect(received()).toHaveLength(1);
      const [{ headers, body }] = received() as [ReturnType<typeof received>[number]];
      expect(read(body)).toEqual({
        id,
        title: 'Entra Klabin',
        message: 'O relatório explica.',
        path: '/notificacoes',
      });
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      const { key, claims } = vapidOf(headers.authorization!);
      expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:equipe@mirante.example' });
      expect(key).toBe((await api.get('/api/v1/client/push-key', { as: ana.as })).json().public_key);
      expect((await node.get('/api/v1/client/push-key', { as: ana.as })).json().public_key).toBe(key);
    }
    expect(await waiting()).toEqual([]);
  });

  it('stores its key encrypted', async () => {
    await deliver();
    const rows = await db.selectFrom('push_key').selectAll().execute();
    expect(rows).toHaveLength(1);
    // A private key is 32 bytes, 43 base64url characters; sealing adds a nonce and a tag.
    expect(rows[0]!.private_key.length).toBe(43 + 12 + 16);
  });

  it('to an expired subscription removes that subscription alone', async () => {
    const ana = await reader();
    const [kept, missing, gone] = [
      await browserOf(ana.id),
      await browserOf(ana.id, () => ({ status: 404 })),
      await browserOf(ana.id, () => ({ status: 410 })),
    ];
    await notify();
    await deliver();
    expect(await subscribed(ana.id)).toEqual([service.url + kept.path]);
    expect([missing.received().length, gone.received().length, await waiting()]).toEqual([1, 1, []]);
  });

  it('is retried after Retry-After, a limited number of times', async () => {
    const ana = await reader();
    const busy = await browserOf(ana.id, (nth) =>
      nth === 0 ? { status: 429, headers: { 'retry-after': '90' } } : { status: 201 },
    );
    const broken = await browserOf(ana.id, () => ({ status: 500 }));
    await notify();
    await deliver();
    clock.at += 89_000;
    await deliver();
    expect(busy.received()).toHaveLength(1);
    clock.at += 1000;
    await deliver();
    expect(busy.received()).toHaveLength(2);
    for (let n = 0; n < 10; n += 1) {
      clock.at += 7_200_000;
      await deliver();
    }
    expect([broken.received().length, await waiting()]).toEqual([6, []]);
    expect(await subscribed(ana.id)).toHaveLength(2);
  });

  it('to a service without TLS is not sent, logged with the reason, and retried', async () => {
    const { id } = await reader();
    const { path, received } = await browserOf(id);
    const endpoint = (service.url + path).replace('http:', 'https:');
    await db.updateTable('push_subscription').set({ endpoint }).where('client_id', '=', id).execute();
    await notify();
    const errors = await errorsOf(deliver);
    expect(errors).toMatchObject([
      { message: '1 pushes got no answer', errors: [{ code: expect.stringMatching('SSL') }] },
    ]);
    expect([received(), await waiting()]).toEqual([[], [1]]);
  });

  it.each(['its client turned its topic off', 'its content was withdrawn'])('is not retried once %s', async (why) => {
    const ana = await reader();
    const busy = await browserOf(ana.id, () => ({ status: 429 }));
    const report = await createContent(db, 'report', [product]);
    await notify({ content: 'report', content_id: report });
    await deliver();
    const preferences = [{ topic: 'report', portal: true, push: false }];
    await (why === 'its content was withdrawn'
      ? api.patch(`/api/v1/reports/${report}`, { draft: true }, { as: await logIn(api, staff) })
      : api.put('/api/v1/client/notification-preferences', { preferences }, { as: ana.as }));
    clock.at += 60_000;
    await deliver();
    expect([busy.received().length, await waiting()]).toEqual([1, []]);
  });

  it('that hangs is timed out without delaying the others', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, reader));
    const hanging = await Promise.all(people.slice(0, 20).map(({ id }) => browserOf(id, () => 'hang')));
    const others = await Promise.all(people.slice(20).map(({ id }) => browserOf(id)));
    await notify();
    const begun = performance.now();
    const errors = await errorsOf(deliver);
    expect(performance.now() - begun).toBeLessThan(10 * LIMIT_MS);
    expect(errors).toMatchObject([{ message: '20 pushes got no answer' }]);
    expect(others.map(({ received }) => received().length)).toEqual(others.map(() => 1));
    expect(hanging.map(({ received }) => received().length)).toEqual(hanging.map(() => 1));
    expect(await waiting()).toEqual(hanging.map(() => 1));
    expect(service.most()).toBeLessThanOrEqual(20);
  });

  it('taken by a process that died is retried by another', async () => {
    const ana = await reader();
    const { received } = await browserOf(ana.id);
    await notify();
    const died = jobHandlers({ ...api.services, push: { send: () => Promise.reject(new Error('the process died')) } });
    await expect(died.push({})).rejects.toThrow('died');
    await deliver(node);
    expect(received()).toHaveLength(0);
    clock.at += 120_000;
    await deliver(node);
    expect(received()).toHaveLength(1);
  });

  it('is sent within a day of an outage, and never later', async () => {
    const ana = await reader();
    const { received } = await browserOf(ana.id);
    await notify();
    clock.at += DAY_MS - 1;
    await notify();
    clock.at += 2;
    await deliver();
    expect(received()).toHaveLength(1);
    expect(await waiting()).toEqual([0]);
  });

  it('is not sent for a topic turned off', async () => {
    const ana = await reader();
    const { received } = await browserOf(ana.id);
    const preferences = [{ topic: 'house', portal: true, push: false }];
    await api.put('/api/v1/client/notification-preferences', { preferences }, { as: ana.as });
    await notify();
    await deliver();
    expect(received()).toEqual([]);
    expect((await api.get('/api/v1/client/notifications-unread', { as: ana.as })).json()).toEqual({ total: 1 });
  });

  it('to a private network address is not sent, and its subscription is removed', async () => {
    const strict = await testApi({ beside: api, now });
    const ana = await reader();
    const { received } = await browserOf(ana.id);
    const name = openBrowser(service.url.replace('127.0.0.1', 'localhost'));
    const { read: _, ...target } = name;
    await db
      .insertInto('push_subscription')
      .values({ ...target, client_id: ana.id, session_hash: null, created_at: now(), renewed_at: now() })
      .execute();
    await notify();
    await deliver(strict);
    expect([received(), service.received.get('/'), await subscribed(ana.id)]).toEqual([[], undefined, []]);
  });

  it('has a small payload, and links to the content', () => {
    const long = { notification_id: 7, title: 'é'.repeat(512), message: '📈'.repeat(1500) };
    const payload = payloadOf({ ...long, content: 'report', content_id: 3, alert: null });
    expect(Buffer.byteLength(payload)).toBeLessThan(2048);
    expect(JSON.parse(payload)).toMatchObject({ path: '/relatorios/3', title: `${'é'.repeat(119)}…` });
    expect(JSON.parse(payload)).not.toHaveProperty('tag');
    const alert = payloadOf({ ...long, content: 'trade', content_id: 3, alert: 'target' });
    expect(JSON.parse(alert)).toMatchObject({ tag: 'trade-alert-3-target' });
  });
});

describe('a push subscription', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const subscribe = (as: string, endpoint: string) => api.post(PATH, { endpoint, keys, expirationTime: null }, { as });
  const another = () => `https://push.example/${(browsers += 1)}`;

  it('belongs to its session: renewing keeps one, and a new endpoint replaces the old', async () => {
    const [{ id, as }, bruno] = [await reader(), await reader()];
    const [first, second, other] = [another(), another(), another()];
    await subscribe(bruno.as, other);
    const ids = db.selectFrom('push_subscription').select('id').where('client_id', '=', id);
    expect((await subscribe(as, first)).statusCode).toBe(204);
    const kept = await ids.execute();
    expect((await subscribe(as, first)).statusCode).toBe(204);
    expect(await ids.execute()).toEqual(kept);
    expect((await subscribe(as, second)).statusCode).toBe(204);
    expect(await subscribed(id)).toEqual([second]);
    expect((await api.delete(PATH, { as })).statusCode).toBe(204);
    expect([await subscribed(id), await subscribed(bruno.id)]).toEqual([[], [other]]);
  });

  it('is removed by logout, and by ending the session', async () => {
    const { id, as } = await reader();
    await subscribe(as, another());
    await api.post('/api/v1/logout', {}, { as });
    expect(await subscribed(id)).toEqual([]);
  });

  it('survives an expired session, and belongs to whoever logs in there next', async () => {
    const [ana, bruno] = [await reader(), await reader()];
    const endpoint = another();
    await subscribe(ana.as, endpoint);
    clock.at += 31 * 86_400_000;
    await jobHandlers(api.services).purge({});
    expect(await subscribed(ana.id)).toEqual([endpoint]);
    await subscribe(await logIn(api, { id: bruno.id, role: 'client' }), endpoint);
    expect([await subscribed(ana.id), await subscribed(bruno.id)]).toEqual([[], [endpoint]]);
  });

  it.each(['http://push.example/a', 'https://localhost/a', 'https://10.0.0.1/a', 'https://[::1]/a', 'push'])(
    'at %s is refused',
    async (endpoint) => {
      const { as } = await reader();
      expect((await subscribe(as, endpoint)).json()).toMatchObject({ status: 422, errors: [{ path: 'endpoint' }] });
    },
  );

  it('is limited to the ten newest per client', async () => {
    const { id } = await reader();
    const endpoints = Array.from({ length: 12 }, another);
    for (const endpoint of endpoints) {
      clock.at += 1000;
      await subscribe(await logIn(api, { id, role: 'client' }), endpoint);
    }
    expect(await subscribed(id)).toEqual(endpoints.slice(2));
  });

  it('is not used for a trade once its client lost the Full Trader', async () => {
    product = (await factory.product(db, { code: 'full_trader' })).id;
    const [own, lost] = [await reader(), await reader()];
    const [kept, ended] = [await browserOf(own.id), await browserOf(lost.id)];
    await notify({ content: 'trade', content_id: (await factory.trade(db)).id });
    await db
      .updateTable('client_product')
      .set({ expires_at: new Date(clock.at - 1000) })
      .where('client_id', '=', lost.id)
      .execute();
    await deliver();
    expect([kept.received().length, ended.received().length]).toEqual([1, 0]);
    expect(await waiting()).toEqual([]);
  });
});
