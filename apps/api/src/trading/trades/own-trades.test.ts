import type { OwnTrade } from '@mirante/domain/trading/trade.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createContent } from '../../testing/content-factory.ts';
import { snapshotOf } from '../live/panel.store.ts';

const api = await testApi();
const { db } = api;
let [reader, other, expired]: string[] = [];
let [trader, apart]: number[] = [];

beforeAll(async () => {
  trader = (await factory.product(db, { code: 'full_trader' })).id;
  apart = (await factory.product(db)).id;
  const holder = async (product: number, more: object = {}) => {
    const client = await factory.client(db);
    await factory.clientProduct(db, client.id, product, more);
    return logIn(api, client);
  };
  [reader, other, expired] = [
    await holder(trader),
    await holder(apart),
    await holder(trader, { expires_at: new Date(api.services.now().getTime() - 1000) }),
  ];
});

describe('the trading area', () => {
  it.each(['trades', 'trades/1', 'trader-board', 'trader-board/1'])(
    'is closed to clients without it: %s',
    async (path) => {
      for (const as of [other, expired])
        expect((await api.get(`/api/v1/client/${path}`, { as: as! })).statusCode).toBe(403);
    },
  );

  it('shows a trade in full, with the contents that its reader can access, and without trace authors', async () => {
    const staff = await logIn(api, await factory.staff(db, ['trader']));
    const { id } = await factory.trade(db);
    await api.patch(`/api/v1/trades/${id}`, { stop_value: 30 }, { as: staff });
    const [readable, closed] = [
      await createContent(db, 'report', [trader!], { title: 'Vencimento' }),
      await createContent(db, 'report', [apart!]),
    ];
    for (const content_id of [readable, closed])
      await db.insertInto('content_trade').values({ content_id, trade_id: id }).execute();
    const found = (await api.get(`/api/v1/client/trades/${id}`, { as: reader! })).json<OwnTrade>();
    expect(found).toMatchObject({ id, contents: [{ kind: 'report', id: readable, title: 'Vencimento' }] });
    expect(found.traces).toHaveLength(1);
    expect(Object.keys(found.traces[0]!)).not.toContain('user_name');
    expect(Object.keys(found)).not.toContain('app_alert');
    const { contents } = (await api.get(`/api/v1/trades/${id}`, { as: staff })).json();
    expect(contents).toHaveLength(2);
    expect((await api.get('/api/v1/client/trades/2147483647', { as: reader! })).statusCode).toBe(404);
  });

  it('shows on its panel what is open, was finished today or was said today', async () => {
    const now = api.services.now();
    const yesterday = new Date(now.getTime() - 86_400_000);
    await db.deleteFrom('trade').execute();
    const { id: open } = await factory.trade(db, { created_at: yesterday });
    const closed = { status: 'finished', in_value: 10, out_value: 11, date_in: yesterday } as const;
    const { id: finished } = await factory.trade(db, { ...closed, finished_at: now });
    await factory.trade(db, { ...closed, finished_at: yesterday });
    await factory.trade(db, { status: 'cancelled' });
    const said = (created_at: Date) => ({ message: 'Atenção.', app_alert: false, created_at, updated_at: created_at });
    const { id: message } = await db
      .insertInto('trader_message')
      .values(said(now))
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('trader_message').values(said(yesterday)).execute();
    const { trades, board } = await snapshotOf(db, now);
    expect([trades.map(({ id }) => id), board.map(({ id }) => id)]).toEqual([[open, finished], [message]]);
  });
});
