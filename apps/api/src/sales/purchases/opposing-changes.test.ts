import { beforeAll, expect, it } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { sandboxGatewayOf, buy, card, cards } from '../../testing/purchases.ts';
import { brokenInvariants } from './invariants.ts';
import { syncPayment } from './sync.ts';

/** `OPPOSING_PAIRS=2000` runs the long version. */
const PAIRS = Number(process.env.OPPOSING_PAIRS ?? 80);
const AT_ONCE = 40;
const reportedErrors: unknown[] = [];
const onError = (error: unknown) => void reportedErrors.push(error);
let nodes: [TestApi, TestApi];
let product: { id: number };
beforeAll(async () => {
  const one = await testApi({ services: { onError } });
  nodes = [one, await testApi({ beside: one, services: { onError } })];
  product = await factory.product(one.db);
});
const at = (n: number) => nodes[n % 2]!;

it(
  `${PAIRS} concurrent pairs of webhooks, refusals and purchases on one coupon surface no deadlock`,
  { timeout: 600_000 },
  async () => {
    const { db } = nodes[0];
    const coupon = await factory.coupon(db, { qt: 100_000, percent: 20 });
    const order = (over: object) => ({ payment: { ...over, products: [product.id], coupon_code: coupon.code } });
    const statuses: number[] = [];
    const note = ({ statusCode }: { statusCode: number }) => void statuses.push(statusCode);

    /** A refused card against a charged one; a payment's webhook against its reversal; a purchase beside both. */
    async function pair(n: number): Promise<void> {
      const [here, there] = [at(n), at(n + 1)];
      const paid = await buy(here, order(card()));
      note(paid);
      const { payment_id: id } = paid.json<{ payment_id: number }>();
      const { vindi_code } = await db
        .selectFrom('payment')
        .select('vindi_code')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await Promise.all([
        sandboxGatewayOf(here)
          .change(vindi_code!, 'reverse')
          .then(() => syncPayment(there.services, { id })),
        syncPayment(here.services, { id }),
        buy(there, order(card(cards.refused))).then(note),
        buy(here, order({ method: 'pix' })).then(note),
      ]);
      await syncPayment(here.services, { id });
    }
    for (let n = 0; n < PAIRS; n += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => pair(n + i)));

    expect(Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length]))).toEqual(
      {
        200: 2 * PAIRS,
        433: PAIRS,
      },
    );
    expect(reportedErrors).toEqual([]);
    expect(await brokenInvariants(db)).toEqual({});
    const { rows } = await nodes[0].services.pool.query(
      `select status, method, sum(n)::int as n from payment_rollup group by 1, 2 having sum(n) <> 0
     except select status, method, count(*)::int from payment group by 1, 2`,
    );
    expect(rows).toEqual([]);
  },
);
