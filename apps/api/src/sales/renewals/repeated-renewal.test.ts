import { RENEWED_MEANWHILE } from '@mirante/domain/sales/renewal.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { acquisitionsOf, card } from '../../testing/purchases.ts';

const clock = { now: new Date('2026-11-21T15:00:00Z') };
const api = await testApi({ now: () => clock.now });
const node = await testApi({ now: () => clock.now, beside: api });
const end = '2026-12-02T02:59:59.000Z';

let product: { id: number; code: string };
let ana: Person;
let as: string;
beforeEach(async () => {
  clock.now = new Date('2026-11-21T15:00:00Z');
  product = await factory.product(api.db);
  ana = await factory.client(api.db);
  as = await logIn(api, ana);
  await factory.clientProduct(api.db, ana.id, product.id, {
    starts_at: new Date('2025-12-01T15:00:00Z'),
    expires_at: new Date(end),
  });
});

const renew = ({ on = api, key, seen }: { on?: typeof api; key?: string; seen?: string }) =>
  on.post(
    '/api/v1/client/renew-product',
    {
      product_code: product.code,
      ...(seen && { current_expires_at: seen }),
      payment: { ...card(), products: [product.id] },
    },
    { as, key: key ?? randomUUID() },
  );
const charged = async () =>
  (
    await api.db
      .selectFrom('payment')
      .select('id')
      .where('client_id', '=', ana.id)
      .where('type', '=', 'renew')
      .execute()
  ).length;
const detailOf = (answer: { json: () => { detail?: string } }) => answer.json().detail;

it.each([
  ['with the end that was seen', end],
  ['without it', undefined],
])('renewal by card: of thirty at once on two nodes, %s, one is charged', async (_how, seen) => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => renew({ on: n % 2 ? node : api, ...(seen && { seen }) })),
  );
  expect(Object.groupBy(answers, ({ statusCode }) => statusCode)).toMatchObject({
    200: { length: 1 },
    409: { length: 29 },
  });
  expect(await charged()).toBe(1);
  expect((await acquisitionsOf(api, ana.id)).filter(({ status }) => status === 'active').length).toBe(1);
});

it('renewal by card: another tab that still shows the old end is refused, however late', async () => {
  expect((await renew({ seen: end })).statusCode).toBe(200);
  clock.now = new Date('2026-11-21T18:00:00Z');
  const late = await renew({ seen: end });
  expect([late.statusCode, detailOf(late)]).toEqual([409, RENEWED_MEANWHILE]);
  expect(await charged()).toBe(1);
});

it('renewal by card: renewed again at once by who has seen the new end, and after a minute by who tells none', async () => {
  await renew({ seen: end });
  expect((await renew({ seen: '2027-12-02T02:59:59Z' })).statusCode).toBe(200);
  expect(detailOf(await renew({}))).toBe(RENEWED_MEANWHILE);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect((await renew({})).statusCode).toBe(200);
  expect(await charged()).toBe(3);
});

it('renewal by card: a retry with the same key has the same answer, whichever end it has seen', async () => {
  const key = randomUUID();
  const first = await renew({ key, seen: end });
  const again = await renew({ key, seen: '2027-12-02T02:59:59Z' });
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(await charged()).toBe(1);
});
