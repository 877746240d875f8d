import { KEPT_NOTICES } from '@mirante/domain/trading/trader-notice.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { insertNotices } from './notices.store.ts';

const api = await testApi();
const { db } = api;
let staff: string;
const now = () => api.services.now();
const notices = () => db.selectFrom('trader_notice').selectAll().orderBy('sequence').execute();
const newest = async () => (await notices()).at(-1)!;
const live = { status: 'live', in_value: 10, date_in: '2026-11-19T10:41', current_value: 11 };
const body = {
  type: 'C',
  status: 'trigger',
  asset: 'PETR4',
  asset_type_id: 1,
  strategy_id: 2,
  valid_input_today: 'Até 38,95',
  app_alert: true,
};

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['trader']));
});

describe("the live panel's notices", () => {
  it("contain each change with the trade's state and the subscribers' row", async () => {
    const { id } = (await api.post('/api/v1/trades', body, { as: staff })).json<{ id: number }>();
    const edit = (more: object) => api.patch(`/api/v1/trades/${id}`, more, { as: staff });
    expect(await newest()).toMatchObject({ topic: 'trigger', record_id: id, version: 1 });
    await edit(live);
    const { row, ...notice } = await newest();
    expect(notice).toMatchObject({ topic: 'live', record_id: id, version: 2, at: expect.any(Date) });
    const own = await logIn(api, await subscriber());
    const { items } = (await api.get(`/api/v1/client/trades?trade.id=${id}`, { as: own })).json();
    expect(row).toEqual(items[0]);
    await edit({ status: 'cancelled' });
    expect(await newest()).toMatchObject({ topic: 'live', version: 3, row: { status: 'cancelled' } });
    await edit({ status: 'live' });
    await api.delete(`/api/v1/trades/${id}`, { as: staff });
    expect(await newest()).toMatchObject({ topic: 'live', record_id: id, version: 5, row: null });
  });

  it('cover the board, and wake every process', async () => {
    let heard = 0;
    api.services.outbox.on('trading', () => (heard += 1));
    const answer = await api.post('/api/v1/trader-board', { message: '<p>Bom dia.</p>' }, { as: staff });
    const { id } = answer.json<{ id: number }>();
    expect(await newest()).toMatchObject({
      topic: 'board',
      record_id: id,
      version: 1,
      row: { message: '<p>Bom dia.</p>' },
    });
    await api.services.outbox.catchUp();
    expect(heard).toBeGreaterThan(0);
    await api.delete(`/api/v1/trader-board/${id}`, { as: staff });
    expect(await newest()).toMatchObject({ topic: 'board', record_id: id, version: 2, row: null });
  });

  it('are numbered without gaps under concurrent writers, and exclude rollbacks', async () => {
    const first = (await newest()).sequence;
    const noticesOf = (id: number) => [{ topic: 'live' as const, id, version: 1, row: null }];
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        db
          .transaction()
          .execute(async (trx) => {
            await insertNotices(trx, [...noticesOf(i), ...noticesOf(i)], now());
            if (i % 4 === 0) throw new Error('undone');
          })
          .catch(() => undefined),
      ),
    );
    const after = (await notices()).filter(({ sequence }) => sequence > first);
    expect(after.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 30 }, (_, i) => first + 1 + i));
    expect(new Set(after.map(({ epoch }) => epoch)).size).toBe(1);
    expect(after.filter(({ record_id }) => record_id % 4 === 0)).toEqual([]);
  });

  it('are pruned to the newest', async () => {
    const many = Array.from({ length: KEPT_NOTICES + 7 }, (_, i) => ({
      topic: 'rp' as const,
      id: i,
      version: 1,
      row: null,
    }));
    await db.transaction().execute((trx) => insertNotices(trx, many, now()));
    const kept = await notices();
    expect([kept.length, kept[0]!.record_id]).toEqual([KEPT_NOTICES, 7]);
  });
});

describe('subscribers', () => {
  const notified = async (clientId: number) =>
    (
      await db
        .selectFrom('notification_recipient')
        .innerJoin('notification', 'notification.id', 'notification_id')
        .select(['title', 'message', 'content', 'content_id'])
        .where('client_id', '=', clientId)
        .orderBy('notification.id')
        .execute()
    ).map(({ title, message }) => `${title}: ${message}`);

  it('are notified of an opened trade, of each status change, and of a message, once', async () => {
    await api.runJobs();
    const reader = await subscriber();
    const other = await factory.client(db);
    const { id } = (await api.post('/api/v1/trades', body, { as: staff })).json<{ id: number }>();
    await api.patch(`/api/v1/trades/${id}`, live, { as: staff });
    await api.patch(`/api/v1/trades/${id}`, { stop_value: 9 }, { as: staff });
    await api.post('/api/v1/trades', { ...body, app_alert: false }, { as: staff });
    const message = await api.post(
      '/api/v1/trader-board',
      { message: '<p>Atenção.</p>', app_alert: true },
      { as: staff },
    );
    await api.patch(`/api/v1/trader-board/${message.json().id}`, { message: '<p>Atenção!</p>' }, { as: staff });
    await api.runJobs();
    expect(await notified(reader.id)).toEqual([
      'PETR4 ST: Operação criada em Gatilho',
      'PETR4 ST: Entrada executada em 10,0000',
      'Mural do Full Trader: Atenção.',
    ]);
    expect(await notified(other.id)).toEqual([]);
  });
});

let product: number | undefined;
async function subscriber() {
  product ??= (await factory.product(db, { code: 'full_trader' })).id;
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, product);
  return client;
}
