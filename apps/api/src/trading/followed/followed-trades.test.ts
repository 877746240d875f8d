import type { FollowedTrades } from '@mirante/domain/trading/trade-alert.ts';
import type { Trade } from '@mirante/domain/trading/trade.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import * as fanOut from '../../messaging/notifications/fan-out.store.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';

const api = await testApi();
const node = await testApi({ beside: api });
const { db } = api;
const FOLLOWED = '/api/v1/client/full-trader/followed';
let staff: string;
let product: number;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['trader']));
  product = (await factory.product(db, { code: 'full_trader' })).id;
});

const reader = async () => {
  const client = await factory.client(db);
  const clientProductId = await factory.clientProduct(db, client.id, product);
  return { id: client.id, clientProductId, as: await logIn(api, client) };
};
let trades = 0;
/** A buy at 40 with target 50, unless the test says otherwise. */
const openTrade = async (more: object = {}) => {
  const asset = `ALERT${(trades += 1)}`;
  const entered = { status: 'live', in_value: 40, date_in: '2026-11-19T10:41', current_value: 41 } as const;
  const { id } = await factory.trade(db, { asset, target_value: 50, stop_value: 38, ...entered, ...more });
  return { id, asset };
};
const follow = (id: number, as: string) => api.put(`${FOLLOWED}/${id}`, undefined, { as });
const followed = async (as: string) => (await api.get(FOLLOWED, { as })).json<FollowedTrades>();
const quote = (asset: string, current_value: number, on = api) =>
  on.post('/api/v1/trades-update-current-value', { asset, current_value }, { as: staff });
const publish = (on: TestApi) => jobHandlers(on.services).publish({});
const received = (clientId: number) =>
  db
    .selectFrom('notification_recipient')
    .innerJoin('notification', 'notification.id', 'notification_id')
    .select(['title', 'message', 'content', 'content_id', 'alert'])
    .where('client_id', '=', clientId)
    .orderBy('notification.id')
    .execute();
const alertsOf = async (clientId: number) => (await received(clientId)).map(({ title, alert }) => alert ?? title);
const sentTo = async (clientId: number) => (await received(clientId)).map(({ title, message }) => ({ title, message }));

describe('a client with followed trades', () => {
  it('follows trades until they leave the panel, on every device, and chooses the alert kinds', async () => {
    const [own, other] = [await reader(), await reader()];
    const { id } = await openTrade();
    const { id: past } = await openTrade({
      status: 'finished',
      out_value: 44,
      finished_at: new Date('2026-01-05T15:00:00Z'),
    });
    for (const each of [id, id, past]) expect((await follow(each, own.as)).statusCode).toBe(204);
    const all = ['triggered', 'near_target', 'target', 'stop', 'finished'];
    expect(await followed(own.as)).toEqual({ trades: [id], alerts: all });
    expect(await followed(other.as)).toEqual({ trades: [], alerts: all });
    const choice = { alerts: ['stop', 'target', 'stop'] };
    expect((await api.put('/api/v1/client/full-trader/alerts', choice, { as: own.as })).statusCode).toBe(204);
    const { id: second } = await openTrade();
    for (const each of [id, second]) for (const { as } of [own, other]) await follow(each, as);
    await api.delete(`${FOLLOWED}/${id}`, { as: own.as });
    expect(await followed(own.as)).toEqual({ trades: [second], alerts: ['target', 'stop'] });
    expect(await followed(other.as)).toEqual({ trades: [id, second], alerts: all });
  });

  it('can follow only existing trades, with the trading area', async () => {
    const { id } = await openTrade();
    const outside = await logIn(api, await factory.client(db));
    expect((await follow(id, outside)).statusCode).toBe(403);
    expect((await follow(2_147_483_647, (await reader()).as)).statusCode).toBe(404);
  });
});

describe('a trade alert', () => {
  it('is sent to followers with its kind on, once per value however often it is crossed', async () => {
    const [own, chose, other] = [await reader(), await reader(), await reader()];
    const { id, asset } = await openTrade();
    await follow(id, own.as);
    await follow(id, chose.as);
    await api.put('/api/v1/client/full-trader/alerts', { alerts: ['stop'] }, { as: chose.as });
    for (const value of [49, 50, 45, 51, 37, 41]) await quote(asset, value);
    await api.patch(`/api/v1/trades/${id}`, { target_value: 45 }, { as: staff });
    await quote(asset, 46);
    await api.patch(`/api/v1/trades/${id}`, { status: 'finished', out_value: 46 }, { as: staff });
    await api.runJobs();
    expect(await alertsOf(own.id)).toEqual(['near_target', 'target', 'stop', 'target', 'finished']);
    expect(await alertsOf(chose.id)).toEqual(['stop']);
    expect(await alertsOf(other.id)).toEqual([]);
  });

  it('of an undone value is taken back, and sent again once it is true', async () => {
    const own = await reader();
    const { id, asset } = await openTrade();
    await follow(id, own.as);
    await quote(asset, 3.8);
    const { traces } = (await api.get(`/api/v1/trades/${id}`, { as: staff })).json<Trade>();
    await api.post(`/api/v1/trades/${id}/undo`, { trace_id: traces[0]!.id }, { as: staff });
    await quote(asset, 38);
    await api.runJobs();
    expect(await sentTo(own.id)).toEqual([
      { title: `${asset} ST: Stop atingido`, message: 'Valor 3,8000, stop 38,0000' },
      { title: `${asset} ST: alerta desfeito`, message: '“Stop atingido” foi desfeito: valem os valores de antes.' },
      { title: `${asset} ST: Stop atingido`, message: 'Valor 38,0000, stop 38,0000' },
    ]);
  });

  it('of a status that all subscribers are notified of is not sent to followers again', async () => {
    const own = await reader();
    const { id } = await openTrade({ status: 'trigger', in_value: null, date_in: null, app_alert: true });
    await follow(id, own.as);
    const entry = { status: 'live', in_value: 40, date_in: '2026-11-19T10:41', current_value: 50 };
    await api.patch(`/api/v1/trades/${id}`, entry, { as: staff });
    await api.runJobs();
    expect(await alertsOf(own.id)).toEqual(['target', expect.stringMatching(/^ALERT\d+ ST$/)].toReversed());
  });

  it('is sent once, however many nodes change the value concurrently', async () => {
    const own = await reader();
    const { id, asset } = await openTrade();
    await follow(id, own.as);
    await Promise.all([50, 51, 50, 52].flatMap((value) => [quote(asset, value), quote(asset, value, node)]));
    await Promise.all([publish(api), publish(node), publish(api), publish(node)]);
    expect(await alertsOf(own.id)).toEqual(['target']);
  });

  it('is sent once by another node when the first died before or while sending', async () => {
    const own = await reader();
    const { id, asset } = await openTrade();
    await follow(id, own.as);
    await quote(asset, 50);
    // Its job died with the process.
    await sql`delete from jobs.job where name = 'notify'`.execute(db);
    const due = await fanOut.dueNotifications(db, api.services.now()).executeTakeFirstOrThrow();
    const died = db.transaction().execute(async (trx) => {
      const target = (await fanOut.lockDue(trx, due.id, api.services.now()))!;
      await fanOut.markSent(trx, due.id, api.services.now());
      await fanOut.notifyNextBatch(trx, { id: due.id, after: 0, now: api.services.now(), ...target });
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(died).rejects.toThrow();
    expect(await alertsOf(own.id)).toEqual([]);
    await publish(node);
    await Promise.all([publish(api), publish(node)]);
    expect(await alertsOf(own.id)).toEqual(['target']);
  });

  it('is not sent to a client without the Full Trader or who unfollowed', async () => {
    const [expired, unfollowed] = [await reader(), await reader()];
    const { id, asset } = await openTrade();
    for (const { as } of [expired, unfollowed]) await follow(id, as);
    await quote(asset, 50);
    await db
      .updateTable('client_product')
      .set({ expires_at: new Date(api.services.now().getTime() - 1000) })
      .where('id', '=', expired.clientProductId)
      .execute();
    await api.delete(`${FOLLOWED}/${id}`, { as: unfollowed.as });
    await publish(node);
    expect([await alertsOf(expired.id), await alertsOf(unfollowed.id)]).toEqual([[], []]);
  });

  it('is not created for a trade without followers', async () => {
    const { id, asset } = await openTrade();
    await quote(asset, 50);
    expect(await db.selectFrom('notification').select('id').where('content_id', '=', id).execute()).toEqual([]);
  });
});
