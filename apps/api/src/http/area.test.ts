import { FORBIDDEN } from '@mirante/domain/access/forbidden.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { areaCalls, areaRoutes } from '../testing/area-calls.ts';
import { factory, logIn } from '../testing/factory.ts';
import { openApi } from './openapi.ts';
import { bindHandlers } from './bind-handlers.ts';

const PATH = '/api/v1/test/portfolios';
const clock = { now: new Date() };
const api = await testApi({ now: () => clock.now, also: [bindHandlers(areaCalls, areaRoutes)] });
const { db } = api;

let whole: number;
let inside: { id: number; name: string };
let outside: { id: number; name: string };
beforeAll(async () => {
  const trader = await factory.product(db, { code: 'full_trader' });
  const part = await factory.product(db);
  whole = (await factory.product(db)).id;
  await factory.link(db, whole, trader.id);
  await factory.link(db, trader.id, part.id);
  inside = await factory.stockPortfolio(db, part.id);
  outside = await factory.stockPortfolio(db, (await factory.product(db)).id);
});
const subscriber = async (expires_at?: Date) => {
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, whole, { ...(expires_at && { expires_at }) });
  return logIn(api, client);
};

describe('a call of a paid area', () => {
  it('is refused to a client without the area with the specified message, before anything is read', async () => {
    const client = await factory.client(db);
    await factory.clientProduct(db, client.id, (await factory.product(db)).id);
    const as = await logIn(api, client);
    for (const url of [PATH, `${PATH}?unknown=1`, `${PATH}/${inside.id}`, `${PATH}/no-id`]) {
      const answer = await api.get(url, { as });
      expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden', detail: FORBIDDEN });
    }
    expect((await api.get(`${PATH}?unknown=1`, { as: await subscriber() })).statusCode).toBe(400);
  });

  it('is refused to staff of every role', async () => {
    expect((await api.get(PATH, { as: await logIn(api, await factory.staff(db)) })).statusCode).toBe(403);
  });

  it('is open as long as the product that includes it', async () => {
    const as = await subscriber(new Date(clock.now.getTime() + 60_000));
    expect((await api.get(PATH, { as })).statusCode).toBe(200);
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await api.get(PATH, { as })).statusCode).toBe(403);
  });

  it("is documented as a client's call, with its area", async () => {
    const { paths } = await openApi([areaCalls], { calls: {}, schemas: {} });
    expect(paths[PATH]!.get).toMatchObject({ tags: ['Cliente'], 'x-roles': ['client'], 'x-area': 'trading' });
  });
});

describe('a record of a product that the client does not have', () => {
  it('is in no list, and is 404 by its id', async () => {
    const as = await subscriber();
    expect((await api.get(PATH, { as })).json()).toEqual([inside]);
    expect((await api.get(`${PATH}/${inside.id}`, { as })).json()).toEqual(inside);
    const [hidden, missing] = await Promise.all([outside.id, 999_999].map((id) => api.get(`${PATH}/${id}`, { as })));
    expect([hidden!.statusCode, hidden!.body]).toEqual([404, missing!.body]);
  });
});
