import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { removeClient } from '../people/account-removal/remove-client.ts';
import { testApi } from '../testing/api.ts';
import { given } from '../testing/given.ts';
import { inTransaction } from './in-transaction.ts';

const api = await testApi();
const { db, services } = api;
const product = await given.product(db);

it('two transactions that deadlock both come to their end', async () => {
  const [a, b] = [await given.coupon(db, { qt: 10 }), await given.coupon(db, { qt: 10 })];
  const seen = { met: 0 };
  const take = (first: number, second: number) =>
    inTransaction(db, async (trx) => {
      const lower = (id: number) => sql`update coupon set qt = qt - 1 where id = ${id}`.execute(trx);
      await lower(first);
      seen.met += 1;
      // Each holds its first row before either asks for its second one, the first time round.
      while (seen.met < 2) await new Promise((resolve) => setImmediate(resolve));
      await lower(second);
    });
  await Promise.all([take(a.id, b.id), take(b.id, a.id)]);
  const left = await db.selectFrom('coupon').select('qt').where('id', 'in', [a.id, b.id]).execute();
  expect(left).toEqual([{ qt: 8 }, { qt: 8 }]);
  expect(seen.met).toBeGreaterThan(2);
});

it('what fails for another reason is not run again', async () => {
  let runs = 0;
  const failing = inTransaction(db, async (trx) => {
    runs += 1;
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(runs).toBe(1);
});

it('one that never gets its row gives up', async () => {
  let runs = 0;
  const failing = inTransaction(db, async (trx) => {
    runs += 1;
    await sql`do $$ begin raise exception 'busy' using errcode = '40001'; end $$`.execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(5);
});

it('removals that give several coupons back lock them in one order', { timeout: 60_000 }, async () => {
  const before = await deadlocks();
  for (let round = 0; round < 20; round += 1) {
    const coupons = [
      await given.coupon(db, { qt: 1, usage_count: 2 }),
      await given.coupon(db, { qt: 1, usage_count: 2 }),
    ];
    const clients = await Promise.all(
      [coupons, coupons.toReversed()].map(async (order) => {
        const client = await given.client(db);
        for (const { id: coupon_id } of order) {
          const { id } = await given.payment(db, client.id, { coupon_id });
          await db
            .insertInto('payment_item')
            .values({ payment_id: id, product_id: product.id, amount: 1000 })
            .execute();
          await db.insertInto('coupon_use').values({ payment_id: id, coupon_id, taken_at: services.now() }).execute();
        }
        return client;
      }),
    );
    await Promise.all(clients.map(({ id }) => removeClient(services, id)));
    const ids = coupons.map(({ id }) => id);
    expect(await db.selectFrom('coupon').select(['qt', 'usage_count']).where('id', 'in', ids).execute()).toEqual(
      ids.map(() => ({ qt: 3, usage_count: 0 })),
    );
  }
  expect(await deadlocks()).toBe(before);
});

/** Those that the database found, retried ones too. */
async function deadlocks(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{
    n: number;
  }>`select deadlocks as n from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]!.n;
}
