import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { buy, signUpBody } from '../../testing/purchases.ts';
import { brokenInvariants } from './invariants.ts';

const api = await testApi({ env: { PURCHASE_QUEUE: '5' } });

interface Attempt {
  status: number;
  code: string | undefined;
  position: number | undefined;
  retryAfter: number;
}

/** Buys as a browser does: retries when told to, with the same key. */
async function buyInTurn(product: number, n: number): Promise<Attempt[]> {
  const body = signUpBody({ payment: { products: [product] } });
  const attempts: Attempt[] = [];
  for (;;) {
    const answer = await buy(api, { body, key: `buyer-${n}` });
    const { code, position } = answer.json();
    attempts.push({ status: answer.statusCode, code, position, retryAfter: Number(answer.headers['retry-after']) });
    if (answer.statusCode !== 503) return attempts;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('60 concurrent buyers each get their turn, with a place that only falls, and no rate limit', async () => {
  const product = await factory.product(api.db);
  const all = await Promise.all(Array.from({ length: 60 }, (_, n) => buyInTurn(product.id, n)));
  expect(all.map((attempts) => attempts.at(-1)!.status)).toEqual(Array(60).fill(200));
  const waits = all.map((attempts) => attempts.slice(0, -1));
  expect(waits.filter((attempts) => attempts.length > 0).length).toBeGreaterThan(40);
  for (const attempts of waits) {
    expect(attempts.filter(({ code, retryAfter }) => code !== 'queued' || !(retryAfter >= 2))).toEqual([]);
    const places = attempts.map(({ position }) => position!);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
  }
  const { n } = await api.db
    .selectFrom('payment_item')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(n).toBe(60);
  expect(await brokenInvariants(api.db)).toEqual({});
});
