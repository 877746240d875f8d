import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { card } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import { requestRefund } from './refund.job.ts';

const api = await testApi();
const node = await testApi({ beside: api });
const nodes = [api, node];
const { db } = api;
const money = await logIn(api, await factory.staff(db, ['financeiro']));
const other = await factory.product(db, { price: 800 });
const PRICE = 1200;
const ROUNDS = 12;

let ana: Person;
let product: { id: number };
let own: number;
let refund: number;
/** Two products by one card; one is cancelled, and its refund waits for its job. */
beforeEach(async () => {
  ana = await factory.client(db);
  product = await factory.product(db, { price: PRICE });
  await api.post(
    '/api/v1/client/products',
    { ...card(), products: [product.id, other.id] },
    { as: await logIn(api, ana) },
  );
  ({ id: own } = await db
    .selectFrom('client_product')
    .select('id')
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow());
  await api.post(`${at()}/cancel`, { cancel_reason: 'Desistiu.' }, { as: money });
  ({ id: refund } = await db
    .selectFrom('refund')
    .select('id')
    .where('client_product_id', '=', own)
    .executeTakeFirstOrThrow());
});
const at = () => `/api/v1/clients/${ana.id}/products/${own}`;
const givenBack = async () =>
  (
    await sql<{ cents: number }>`
      select r.cents from sandbox.refund r join sandbox.charge c on c.code = r.charge_code where c.customer = ${String(ana.id)}`.execute(
      db,
    )
  ).rows.map(({ cents }) => cents);
const refundsOf = () =>
  db
    .selectFrom('refund')
    .select(['id', 'amount', 'state'])
    .where('client_product_id', '=', own)
    .orderBy('id')
    .execute();
const send = (n: number) => requestRefund(nodes[n % 2]!.services, { refundId: refund });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a refund removed, requested again and sent concurrently', () => {
  it.each(Array.from({ length: ROUNDS }, (_, n) => n))('is paid once, never above its price (%i)', async (n) => {
    const work: (() => Promise<unknown>)[] = [
      () => send(n),
      () => send(n + 1),
      () => nodes[n % 2]!.delete(`/api/v1/refunds/${refund}`, { as: money }),
      () => nodes[(n + 1) % 2]!.post(`${at()}/refund`, {}, { as: money }),
      () => api.post(`${at()}/refund`, {}, { as: money }),
    ];
    // Each round another one is first.
    const ahead = n % work.length;
    await Promise.all(
      work.map(async (one, i) => {
        await pause(((i + ahead) % work.length) * 3);
        await one();
      }),
    );
    await api.runJobs();
    const [first, ...later] = await refundsOf();
    const wasRemoved = first!.state === 'removed';
    const paid = await givenBack();
    expect(paid.length).toBeLessThanOrEqual(1);
    expect(paid.every((cents) => cents === PRICE * 100)).toBe(true);
    // A later attempt: what was promised once can be had only once.
    const again = await api.post(`${at()}/refund`, {}, { as: money });
    expect(again.statusCode).toBe(paid.length === 1 ? 409 : 204);
    await api.runJobs();
    expect(await givenBack()).toEqual([PRICE * 100]);
    expect(wasRemoved ? [] : later).toEqual([]);
    expect(await brokenInvariants(db)).toEqual({});
  });
});

describe('a refund edited and sent concurrently', () => {
  it.each(Array.from({ length: ROUNDS }, (_, n) => n))('equals what the gateway was asked for (%i)', async (n) => {
    const edits = [PRICE, 700, PRICE + 800, 1].map(
      (amount, i) => () =>
        pause((i * 7 + n) % 11).then(() => nodes[i % 2]!.patch(`/api/v1/refunds/${refund}`, { amount }, { as: money })),
    );
    const [, , above] = (await Promise.all([...edits.map((edit) => edit()), pause(n % 7).then(() => send(n))])) as {
      statusCode: number;
    }[];
    expect([409, 422]).toContain(above!.statusCode);
    const { amount, state } = (await refundsOf())[0]!;
    const sent = await db
      .selectFrom('money_entry')
      .select('amount')
      .where('refund_id', '=', refund)
      .where('kind', '=', 'refund_sent')
      .execute();
    expect([state, sent, await givenBack()]).toEqual(['returned', [{ amount }], [Math.round(amount * 100)]]);
    expect(amount).toBeLessThanOrEqual(PRICE);
    expect(await brokenInvariants(db)).toEqual({});
  });
});
