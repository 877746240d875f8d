import { clientProductStatuses, type ClientProductStatus } from '@mirante/domain/client-product.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { given } from '../../testing/given.ts';

const api = await testApi();
const { db } = api;

const change = fc.record({ what: fc.constantFrom('buy', 'buy', 'become', 'remove'), status: fc.constantFrom(...clientProductStatuses), which: fc.nat(4), days: fc.integer({ min: -400, max: 400 }) });

const headlines = async () => (await db.selectFrom('client_headline').select(['client_id', 'client_product_id', 'expires_at']).orderBy('client_id').execute());
const recomputed = async () =>
  (
    await sql`select c.id as client_id, best.id as client_product_id, best.expires_at from client c left join lateral (
      select id, expires_at from client_product cp where cp.client_id = c.id order by case when status = 'active' then 0 else 1 end, id desc limit 1) best on true order by c.id`.execute(db)
  ).rows;

const datesOf = (status: ClientProductStatus, days: number) => {
  const at = new Date(Date.now() + days * 86_400_000);
  return { status, starts_at: at, expires_at: days % 3 === 0 ? null : at, cancel_at: status === 'cancelled' ? at : null };
};

it('keeps for every client the acquisition that says most about them', async () => {
  const clients = [await given.client(db), await given.client(db), await given.client(db)];
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 10 }), async (changes) => {
      for (const { what, status, which, days } of changes) {
        const some = sql<number>`(select id from client_product order by md5(id::text || ${String(which)}) limit 1)`;
        if (what === 'buy') await given.clientProduct(db, clients[which % 3]!.id, (await given.product(db)).id, datesOf(status, days));
        if (what === 'become') await db.updateTable('client_product').set(datesOf(status, days)).where('id', '=', some).execute();
        if (what === 'remove') await db.deleteFrom('client_product').where('id', '=', some).execute();
      }
      expect(await headlines()).toEqual(await recomputed());
    }),
    { numRuns: 25 },
  );
}, 60_000);
