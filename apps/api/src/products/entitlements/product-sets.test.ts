import { clientProductStatuses } from '@mirante/domain/products/client-product.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory } from '../../testing/factory.ts';
import { isOpen } from './entitlements.store.ts';
import { clientsByProduct, clientsBySet, endsByMoment } from './product-sets.store.ts';

const { db } = await testApi();
const DAY = 86_400_000;
const DAYS = 6;
const UNIQUE = '23505';
const at = (days: number) => new Date(testNow().getTime() + days * DAY);
const clients: number[] = [];
const products: number[] = [];
beforeAll(async () => {
  for (let n = 0; n < 3; n += 1) clients.push((await factory.client(db)).id);
  for (let n = 0; n < 8; n += 1) products.push((await factory.product(db)).id);
});
beforeEach(() => db.deleteFrom('client_product').execute());

/** Of acquisitions that are read through. */
const countedBySet = async (now: Date) =>
  (
    await sql`
      select products, count(*)::int as clients from (
        select array_agg(product_id order by product_id) as products from client_product own
        where ${isOpen('own', now)} group by client_id
      ) client group by products order by products`.execute(db)
  ).rows;
const countedByProduct = async () =>
  (
    await sql`
      select product_id, count(*)::int as clients from client_product where status = 'active'
      group by product_id order by product_id`.execute(db)
  ).rows;
const countedEnds = async () =>
  (
    await sql`
      select expires_at as ends_at, count(*)::int as n from client_product
      where status = 'active' and expires_at is not null group by 1 order by 1`.execute(db)
  ).rows;
const endsCounted = () =>
  db
    .selectFrom(endsByMoment().as('ends'))
    .select(['ends_at', sql<number>`sum(n)::int`.as('n')])
    .groupBy('ends_at')
    .having(sql`sum(n)`, '<>', 0)
    .orderBy('ends_at')
    .execute();

/** At each end, shortly before, and beyond the last. */
async function expectSameCounts(): Promise<void> {
  for (let days = -DAYS - 1; days <= DAYS + 1; days += 0.5)
    expect(await clientsOf(at(days)), `${days} days`).toEqual(await countedBySet(at(days)));
  expect(await db.selectFrom(clientsByProduct().as('sets')).selectAll().orderBy('product_id').execute()).toEqual(
    await countedByProduct(),
  );
  expect(await endsCounted()).toEqual(await countedEnds());
}
const clientsOf = (now: Date) => db.selectFrom(clientsBySet(now).as('sets')).selectAll().orderBy('products').execute();

const change = fc.record({
  what: fc.constantFrom('buy', 'buy', 'buyMany', 'become', 'prolong', 'move', 'remove', 'note'),
  status: fc.constantFrom(...clientProductStatuses, 'active' as const, 'active' as const),
  client: fc.nat(2),
  product: fc.nat(3),
  ends: fc.oneof(fc.constant(null), fc.integer({ min: -DAYS, max: DAYS })),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** In one statement. A second active acquisition of a product is refused. */
async function apply({ what, status, client, product, ends }: Change): Promise<unknown> {
  const dates = {
    starts_at: at(-DAYS),
    expires_at: ends === null ? null : at(ends),
    cancel_at: status === 'cancelled' ? at(0) : null,
  };
  const row = (client_id: number) => ({
    ...dates,
    status,
    client_id,
    product_id: products[product]!,
    created_at: at(0),
  });
  const changed = db.updateTable('client_product').where('product_id', '=', products[product]!);
  if (what === 'buy') return await db.insertInto('client_product').values(row(clients[client]!)).execute();
  if (what === 'buyMany') return await db.insertInto('client_product').values(clients.map(row)).execute();
  if (what === 'become') return await changed.set({ ...dates, status }).execute();
  if (what === 'prolong') return await changed.set({ expires_at: dates.expires_at }).execute();
  if (what === 'move')
    return await changed.set({ product_id: products[4]! }).where('client_id', '=', clients[client]!).execute();
  if (what === 'note') return await changed.set({ obs: 'A pedido.' }).execute();
  return await db.deleteFrom('client_product').where('client_id', '=', clients[client]!).execute();
}

function unlessTwice(error: unknown): void {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE) throw error;
}

it('product sets: the counts kept are those of the acquisitions, at any time, after any changes', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), fc.boolean(), async (changes, folds) => {
        for (const each of changes) await apply(each).catch(unlessTwice);
        if (folds) await sql`select fold_product_sets()`.execute(db);
        await expectSameCounts();
      })
      .afterEach(() => db.deleteFrom('client_product').execute()),
    { numRuns: 60 },
  );
});

it('product sets: of no acquisitions, nothing is left after folding', async () => {
  await apply({ what: 'buyMany', status: 'active', client: 0, product: 0, ends: 2 });
  await db.deleteFrom('client_product').execute();
  await sql`select fold_product_sets()`.execute(db);
  expect(await db.selectFrom('product_set_rollup').selectAll().execute()).toEqual([]);
});

it('product sets: a recount after a bulk load counts the same', async () => {
  for (const [product, ends] of [
    [0, 2],
    [1, null],
    [2, 2],
    [3, -1],
  ] as const)
    await apply({ what: 'buyMany', status: 'active', client: 0, product, ends });
  await sql`delete from product_set_rollup`.execute(db);
  await sql`select recount_product_sets()`.execute(db);
  await expectSameCounts();
});

it("product sets: concurrent transactions on the same clients' acquisitions lose no change", async () => {
  await Promise.all(
    products.map((_, product) =>
      db.transaction().execute(async (trx) => {
        const own = await trx
          .insertInto('client_product')
          .values(
            clients.map((client_id) => ({
              client_id,
              product_id: products[product]!,
              status: 'active' as const,
              created_at: at(0),
              starts_at: at(-DAYS),
              expires_at: at(product % 3),
            })),
          )
          .returning('id')
          .execute();
        await trx
          .updateTable('client_product')
          .set({ expires_at: at(3 - (product % 4)) })
          .where(
            'id',
            'in',
            own.slice(1).map(({ id }) => id),
          )
          .execute();
        if (product % 4 === 0) await trx.deleteFrom('client_product').where('id', '=', own[2]!.id).execute();
      }),
    ),
  );
  await expectSameCounts();
});

it("product sets: an acquisition of a product waits for no other client's, nor does the folding", async () => {
  const [first, second] = clients as [number, number];
  await db.transaction().execute(async (open) => {
    await factory.clientProduct(open, first, products[0]!);
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = 1000`.execute(trx);
      await factory.clientProduct(trx, second, products[0]!);
      await sql`select fold_product_sets()`.execute(trx);
    });
  });
  await expectSameCounts();
});

it('product sets: a recount while acquisitions are written counts each once', async () => {
  const writing = { isOver: false };
  const write = async (client_id: number) => {
    for (const product_id of products)
      await db
        .insertInto('client_product')
        .values({ client_id, product_id, status: 'active', created_at: at(0), starts_at: at(0), expires_at: at(2) })
        .execute();
  };
  const recount = async () => {
    while (!writing.isOver) await sql`select recount_product_sets()`.execute(db);
  };
  const recounts = recount();
  await Promise.all(clients.map(write)).finally(() => {
    writing.isOver = true;
  });
  await recounts;
  await expectSameCounts();
});

it('product sets: a transaction that is rolled back counts nothing', async () => {
  const undone = db.transaction().execute(async (trx) => {
    await factory.clientProduct(trx, clients[0]!, products[0]!);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await clientsOf(at(0))).toEqual([]);
});
