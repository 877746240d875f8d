import type { ClientRow } from '@mirante/domain/people/client.ts';
import { clientProductStatuses, type ClientProductStatus } from '@mirante/domain/products/client-product.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { listPage, type Asked } from '../../testing/lists.ts';

const api = await testApi();
const { db } = api;

const change = fc.record({
  what: fc.constantFrom('buy', 'buy', 'renew', 'become', 'remove'),
  status: fc.constantFrom(...clientProductStatuses),
  which: fc.nat(4),
  days: fc.integer({ min: -400, max: 400 }),
});

const headlines = async () =>
  await db
    .selectFrom('client_headline')
    .select(['client_id', 'client_product_id', 'expires_at', 'is_active', 'listed_at'])
    .orderBy('client_id')
    .execute();
const recomputed = async () =>
  (
    await sql`select c.id as client_id, best.id as client_product_id, best.expires_at,
        exists (select from client_product any_one where any_one.client_id = c.id and any_one.status = 'active') as is_active, c.created_at as listed_at from client c left join lateral (
      select cp.id, cp.expires_at from client_product cp left join payment p on p.id = cp.payment_id where cp.client_id = c.id
      order by case when cp.status = 'active' then 0 when p.type = 'renew' and cp.status in ('pending_payment', 'no_payment') then 2 else 1 end, cp.id desc limit 1) best on true order by c.id`.execute(
      db,
    )
  ).rows;

const datesOf = (status: ClientProductStatus, days: number) => {
  const at = new Date(testNow().getTime() + days * 86_400_000);
  return {
    status,
    starts_at: at,
    expires_at: days % 3 === 0 ? null : at,
    cancel_at: status === 'cancelled' ? at : null,
  };
};

it("client headline: stores each client's most relevant acquisition", async () => {
  const clients = [await factory.client(db), await factory.client(db), await factory.client(db)];
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 10 }), async (changes) => {
      for (const { what, status, which, days } of changes) {
        const some = sql<number>`(select id from client_product order by md5(id::text || ${String(which)}) limit 1)`;
        if (what === 'buy')
          await factory.clientProduct(
            db,
            clients[which % 3]!.id,
            (await factory.product(db)).id,
            datesOf(status, days),
          );
        if (what === 'renew') {
          const client = clients[which % 3]!.id;
          const { id } = await factory.payment(db, client, { type: 'renew' });
          await factory.clientProduct(db, client, (await factory.product(db)).id, {
            ...datesOf(status, days),
            payment_id: id,
          });
        }
        if (what === 'become')
          await db.updateTable('client_product').set(datesOf(status, days)).where('id', '=', some).execute();
        if (what === 'remove') await db.deleteFrom('client_product').where('id', '=', some).execute();
      }
      expect(await headlines()).toEqual(await recomputed());
    }),
    { numRuns: 25 },
  );
});

it('client headline: shows an expired product rather than its unpaid renewal', async () => {
  const client = await factory.client(db);
  const product = await factory.product(db);
  const own = await factory.clientProduct(db, client.id, product.id, {
    status: 'expired',
    starts_at: new Date('2025-01-01'),
    expires_at: new Date('2026-01-01'),
  });
  const { id: payment_id } = await factory.payment(db, client.id, { type: 'renew', renewal_id: own });
  const renewal = await factory.clientProduct(db, client.id, product.id, { status: 'no_payment', payment_id });
  const headline = async () =>
    (
      await db
        .selectFrom('client_headline')
        .select('client_product_id')
        .where('client_id', '=', client.id)
        .executeTakeFirstOrThrow()
    ).client_product_id;
  expect(await headline()).toBe(own);
  await sql`select recount_lists()`.execute(db);
  expect(await headline()).toBe(own);
  await db
    .updateTable('payment')
    .set({ status: 'paid', confirmed_at: testNow() })
    .where('id', '=', payment_id)
    .execute();
  await db
    .updateTable('client_product')
    .set({ status: 'active', starts_at: testNow(), expires_at: new Date(testNow().getTime() + 1e10) })
    .where('id', '=', renewal)
    .execute();
  expect(await headline()).toBe(renewal);
});

it.each([
  ['an unpaid renewal', { type: 'renew' }],
  ["a guest's unpaid order", { guest: true }],
] as const)('client list: shows what expired rather than %s, and sorts by it', async (_what, payment) => {
  const staff = await logIn(api, await factory.staff(db, ['atendimento']));
  const { id: client } = await factory.client(db);
  const product = await factory.product(db);
  const ended = { status: 'expired', starts_at: new Date('2025-01-01'), expires_at: new Date('2026-01-01') } as const;
  await factory.clientProduct(db, client, product.id, ended);
  const { id: payment_id } = await factory.payment(db, client, payment);
  await factory.clientProduct(db, client, product.id, { status: 'no_payment', payment_id });
  const shown = async (asked: Asked) =>
    (await listPage<ClientRow>(api, '/api/v1/clients', { ...asked, sort: 'client.product_expires_at' }, staff)).items;
  const expired = { product_status: 'expired', product_expires_at: '2026-01-01T00:00:00.000Z' };
  expect(await shown({ 'client.id': client })).toMatchObject([expired]);
  expect(await shown({ 'client.product_id': product.id })).toMatchObject([expired]);
  const unpaid = { 'client.id': client, 'client.product_status': 'no_payment' };
  expect(await shown(unpaid)).toMatchObject([{ product_status: 'no_payment' }]);
});
