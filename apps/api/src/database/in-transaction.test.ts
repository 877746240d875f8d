import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql, type Transaction } from 'kysely';
import { expect, expectTypeOf, it } from 'vitest';
import { meters } from '../metrics/meters.ts';
import { removeClient } from '../people/account-removal/remove-client.ts';
import { testApi } from '../testing/api.ts';
import { factory } from '../testing/factory.ts';
import { inTransaction, type Trx } from './in-transaction.ts';
import type { Schema } from './schema.ts';

const api = await testApi();
const { db, services } = api;
const product = await factory.product(db);

it('inTransaction: two deadlocked transactions both complete by a retry', async () => {
  const [a, b] = [await factory.coupon(db, { qt: 10 }), await factory.coupon(db, { qt: 10 })];
  const seen = { met: 0 };
  const take = (first: number, second: number) =>
    inTransaction(db, async (trx) => {
      const lower = (id: number) => sql`update coupon set qt = qt - 1 where id = ${id}`.execute(trx);
      await lower(first);
      seen.met += 1;
      // In the first attempt, each holds its first row before either requests its second.
      while (seen.met < 2) await new Promise((resolve) => setImmediate(resolve));
      await lower(second);
    });
  await Promise.all([take(a.id, b.id), take(b.id, a.id)]);
  const left = await db.selectFrom('coupon').select('qt').where('id', 'in', [a.id, b.id]).execute();
  expect(left).toEqual([{ qt: 8 }, { qt: 8 }]);
  expect(seen.met).toBeGreaterThan(2);
});

const retriesOf = async (code: string) =>
  (await meters.transactionRetries.get()).values.find(({ labels }) => labels.code === code)?.value ?? 0;

it.each(['40P01', '40001', '55P03'])(
  'inTransaction: a transaction refused with %s is retried and counted',
  async (code) => {
    const before = await retriesOf(code);
    let runs = 0;
    await inTransaction(db, async () => {
      runs += 1;
      if (runs < 3) throw Object.assign(new Error('busy'), { code });
    });
    expect([runs, (await retriesOf(code)) - before]).toEqual([3, 2]);
  },
);

/** The tables of payments, their purchases, coupon uses and refunds. */
const moneyTables = 'payment|payment_item|client_product|coupon_use|upgrade_credit|refund|money_entry|discrepancy';
/** Files that write such rows without moving money, or as a part of a statement run in a retried transaction. */
const harmless = {
  'people/account-removal/anonymise.store.ts': 'notes about a removed client',
  'sales/client-products/client-products.store.ts': 'what staff note',
  'sales/purchases/insert-payment.store.ts': 'parts of one statement',
  'sales/purchases/reconcile.job.ts': 'when it was asked about',
};

it('inTransaction: only its transactions write money tables', () => {
  expectTypeOf<Transaction<Schema>>().not.toExtend<Trx>();
  const source = path.join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: source, exclude: (name) => /\.test\.|^(testing|gateways)$/.test(name) });
  const write = new RegExp(`\\b(\\w+)\\s*\\.(?:updateTable|insertInto|deleteFrom)\\('(?:${moneyTables})'\\)`, 'g');
  let writes = 0;
  const others = new Set<string>();
  for (const file of files) {
    const text = readFileSync(path.join(source, file), 'utf8');
    for (const { 1: by, index } of text.matchAll(write)) {
      writes += 1;
      // The nearest declaration of the variable: a parameter's type, or the argument of `inTransaction`.
      const named = [
        ...text.slice(0, index).matchAll(new RegExp(`\\b${by}: (\\w+)|inTransaction\\(.*\\(${by}\\)`, 'g')),
      ];
      const [words = '', type] = named.at(-1) ?? [];
      if (type !== 'Trx' && !words.startsWith('inTransaction')) others.add(file);
    }
  }
  expect(writes).toBeGreaterThan(30);
  expect([...others].toSorted()).toEqual(Object.keys(harmless));
});

it('inTransaction: other failures are not retried', async () => {
  let runs = 0;
  const failing = inTransaction(db, async (trx) => {
    runs += 1;
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(runs).toBe(1);
});

it('inTransaction: a transaction that never gets its lock gives up', async () => {
  let runs = 0;
  const failing = inTransaction(db, async (trx) => {
    runs += 1;
    await sql`do $$ begin raise exception 'busy' using errcode = '40001'; end $$`.execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(5);
});

it('inTransaction: removals that release several coupons lock them in one order', async () => {
  const before = await deadlocks();
  for (let round = 0; round < 20; round += 1) {
    const coupons = [
      await factory.coupon(db, { qt: 1, usage_count: 2 }),
      await factory.coupon(db, { qt: 1, usage_count: 2 }),
    ];
    const clients = await Promise.all(
      [coupons, coupons.toReversed()].map(async (order) => {
        const client = await factory.client(db);
        for (const { id: coupon_id } of order) {
          const { id } = await factory.payment(db, client.id, { coupon_id });
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

/** Deadlocks detected by the database, including retried ones. */
async function deadlocks(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{
    n: number;
  }>`select deadlocks as n from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]!.n;
}
