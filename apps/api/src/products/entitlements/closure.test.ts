import { grantedBy } from '@mirante/domain/products/entitlements.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../database/db.ts';
import { Refusal } from '../../http/refusal.ts';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { removeProduct } from '../products/remove-product.ts';

const { db, services } = await testApi();
const PRODUCTS = 8;
let ids: number[];
beforeAll(() => sql`alter table product_link disable trigger product_link_acyclic`.execute(db));
const reset = async () => {
  await db.deleteFrom('product_link').execute();
  await db.deleteFrom('product').execute();
  ids = [];
  for (let n = 0; n < PRODUCTS; n += 1) ids.push((await factory.product(db)).id);
};
beforeEach(reset);

const pairs = (rows: readonly { parent_id: number; child_id: number }[]) =>
  rows.map(({ parent_id, child_id }) => `${parent_id} ${child_id}`).toSorted();
const stored = async () => pairs(await db.selectFrom('product_closure').selectAll().execute());
/** The closure of the current links, by the other implementation. */
async function computed(): Promise<string[]> {
  const links = await db.selectFrom('product_link').selectAll().execute();
  const all = await db.selectFrom('product').select('id').execute();
  return pairs(all.flatMap(({ id }) => [...grantedBy([id], links)].map((child_id) => ({ parent_id: id, child_id }))));
}

const link = async (on: Db, parent: number, child: number) =>
  void (await on
    .insertInto('product_link')
    .values({ parent_id: ids[parent]!, child_id: ids[child]! })
    .onConflict((conflict) => conflict.doNothing())
    .execute());
const unlink = async (on: Db, parent: number, child: number) =>
  void (await on
    .deleteFrom('product_link')
    .where('parent_id', '=', ids[parent]!)
    .where('child_id', '=', ids[child]!)
    .execute());

it("the catalogue's closure follows added and removed links, a cycle, and a long chain", async () => {
  expect(await stored()).toEqual(ids.map((id) => `${id} ${id}`).toSorted());
  for (let n = 1; n < PRODUCTS; n += 1) await link(db, n - 1, n);
  expect(await stored()).toHaveLength((PRODUCTS * (PRODUCTS + 1)) / 2);
  await link(db, PRODUCTS - 1, 0);
  expect(await stored()).toHaveLength(PRODUCTS * PRODUCTS);
  await unlink(db, 3, 4);
  expect(await stored()).toEqual(await computed());
  await sql`truncate product_link`.execute(db);
  expect(await stored()).toHaveLength(PRODUCTS);
});

it('a linked product cannot be deleted; an unlinked one is deleted with its closure row', async () => {
  await link(db, 0, 1);
  await expect(db.deleteFrom('product').where('id', '=', ids[1]!).execute()).rejects.toThrow(
    'product_link_child_id_fkey',
  );
  await db.deleteFrom('product').where('id', '=', ids[2]!).execute();
  expect(await stored()).toEqual(await computed());
});

it('a transaction with a snapshot older than the links cannot change them', async () => {
  const stale = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => link(trx, 0, 1));
  await expect(stale).rejects.toThrow('read committed');
});

const place = fc.nat({ max: PRODUCTS - 1 });
const edit = fc
  .record({ links: fc.boolean(), parent: place, child: place })
  .filter(({ parent, child }) => parent !== child);
const transactions = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ edits: fc.array(edit, { minLength: 1, maxLength: 3 }), stays: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ removed: place }) },
    { weight: 1, arbitrary: fc.constant('product' as const) },
  ),
  { minLength: 2, maxLength: 8 },
);
type Change = typeof transactions extends fc.Arbitrary<(infer T)[]> ? T : never;

/** Runs one transaction. Refused or rolled-back changes leave nothing. */
const run = (change: Change): Promise<unknown> => {
  if (change === 'product') return factory.product(db);
  if ('removed' in change)
    return removeProduct(services, ids[change.removed]!).catch((error) => expect(error).toBeInstanceOf(Refusal));
  const edits = db.transaction().execute(async (trx) => {
    for (const { links, parent, child } of change.edits) await (links ? link : unlink)(trx, parent, child);
    if (!change.stays) throw new Refusal('conflict', 'No.');
  });
  return edits.catch((error) => {
    if (!(error instanceof Refusal) && error.code !== FOREIGN_KEY) throw error;
  });
};
const FOREIGN_KEY = '23503';

it('the closure equals the links under concurrent transactions', async () => {
  await fc.assert(
    fc
      .asyncProperty(transactions, async (changes) => {
        await Promise.all(changes.map(run));
        expect(await stored()).toEqual(await computed());
      })
      .beforeEach(reset),
    { numRuns: 100 },
  );
});
