import type { Profile } from '@mirante/domain/people/account.ts';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { lockClient } from '../client.store.ts';
import { removeClient } from './remove-client.ts';

const api = await testApi();
const { db } = api;
const now = api.services.now();
const product = await factory.product(db);
const remove = (as: string) => api.post('/api/v1/client/delete-account', { password: PASSWORD }, { as });
const removedAt = async (id: number) =>
  (await db.selectFrom('client').select('removed_at').where('id', '=', id).executeTakeFirstOrThrow()).removed_at;

describe('a client who is still to be refunded', () => {
  const OWN = 'Ainda há um reembolso a devolver a você. Sua conta pode ser removida depois que ele for devolvido.';
  const refundOf = async (client: Person, on = db) => factory.refund(on, client.id, { product_id: product.id });
  const moves = {
    asked: [],
    failed: ['refund_failed'],
    sent: ['refund_sent'],
    returned: ['refund_sent', 'refund_returned'],
    by_hand: ['refund_by_hand'],
    removed: ['refund_removed'],
  } as const;
  const removeByStaff = async (client: Person) =>
    api.delete(`/api/v1/clients/${client.id}`, { as: await logIn(api, await factory.staff(db)) });

  it.each([
    ['asked', true],
    ['failed', true],
    ['sent', true],
    ['returned', false],
    ['by_hand', false],
    ['removed', false],
  ] as const)('by a refund that is %s: is kept, %s', async (state, isKept) => {
    const client = await factory.client(db);
    const { id } = await refundOf(client);
    for (const kind of moves[state])
      await db.insertInto('money_entry').values({ kind, refund_id: id, at: now }).execute();
    const as = await logIn(api, client);
    expect((await api.get('/api/v1/client/profile', { as })).json<Profile>()).toMatchObject({
      removable: !isKept,
      refund_owed: isKept,
    });
    const answers = [await remove(as), await removeByStaff(client)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(isKept ? [409, 409] : [204, 404]);
    expect(answers.filter(({ body }) => body.includes('refund_owed'))).toHaveLength(isKept ? 2 : 0);
    expect(answers[0]!.body.includes(OWN)).toBe(isKept);
    expect((await removedAt(client.id)) === null).toBe(isKept);
  });

  it.each([
    ['wrong_amount', 'open', true],
    ['paid_twice', 'returning', true],
    ['paid_twice', 'returned', false],
    ['wrong_amount', 'kept', false],
    ['unpaid_there', 'open', false],
  ] as const)('by money that came for their order, %s and %s: is kept, %s', async (kind, status, isKept) => {
    const client = await factory.client(db);
    await factory.clientProduct(db, client.id, product.id, { status: 'cancelled' });
    const { id: payment_id } = await factory.payment(db, client.id, { status: 'canceled', method: 'bank_slip' });
    const resolved_at = status === 'open' ? null : now;
    const found = {
      kind,
      status,
      payment_id,
      charge_code: `sbx_${client.id}`,
      received: 899,
      found_at: now,
      resolved_at,
    };
    await db.insertInto('discrepancy').values(found).execute();
    const as = await logIn(api, client);
    expect((await api.get('/api/v1/client/profile', { as })).json<Profile>()).toMatchObject({
      removable: !isKept,
      refund_owed: isKept,
    });
    expect([(await remove(as)).statusCode, (await removeByStaff(client)).statusCode]).toEqual(
      isKept ? [409, 409] : [204, 404],
    );
  });

  it("is removed despite a guest's money under their CPF", async () => {
    const client = await factory.client(db);
    const { id: payment_id } = await factory.payment(db, client.id, { method: 'bank_slip', guest: true });
    await db
      .insertInto('discrepancy')
      .values({ kind: 'wrong_amount', payment_id, charge_code: 'sbx_guest', received: 1, found_at: now })
      .execute();
    expect((await removeByStaff(client)).statusCode).toBe(204);
  });

  it('is removed once the bank reversed the payment', async () => {
    const client = await factory.client(db);
    const { payment_id } = await refundOf(client);
    await db.updateTable('payment').set({ status: 'canceled' }).where('id', '=', payment_id).execute();
    expect((await removeByStaff(client)).statusCode).toBe(204);
  });

  it('by a refund asked for at the same time, is removed before it or not at all', async () => {
    const money = await logIn(api, await factory.staff(db));
    const client = await factory.client(db);
    const { id: payment_id } = await factory.payment(db, client.id, { status: 'paid', method: 'bank_slip' });
    await db.insertInto('payment_item').values({ payment_id, product_id: product.id, amount: 1000 }).execute();
    const own = await factory.clientProduct(db, client.id, product.id, { status: 'cancelled', payment_id });
    let removing: ReturnType<typeof removeByStaff> | undefined;
    const other = await factory.client(db);
    await db.transaction().execute(async (trx) => {
      await lockClient(trx, other.id);
      await refundOf(other, trx);
      removing = removeByStaff(other);
      await expect.poll(() => lockWaits(db)).toBe(1);
    });
    expect([(await removing)!.statusCode, await removedAt(other.id)]).toEqual([409, null]);
    let refunding: ReturnType<typeof api.post> | undefined;
    await removeClient(api.services, client.id, async () => {
      refunding = api.post(`/api/v1/clients/${client.id}/products/${own}/refund`, {}, { as: money });
      await expect.poll(() => lockWaits(db)).toBe(1);
    });
    expect((await refunding)!.statusCode).toBe(404);
  });
});

it('a client whose password is replaced while it removes the account is kept', async () => {
  const client = await factory.client(db);
  const product_id = product.id;
  await factory.clientProduct(db, client.id, product_id, { status: 'cancelled' });
  const as = await logIn(api, client);
  let removing: ReturnType<typeof remove> | undefined;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('client').set({ password_hash: 'another' }).where('id', '=', client.id).execute();
    removing = remove(as);
    await expect.poll(() => lockWaits(db)).toBe(1);
  });
  expect([(await removing)!.statusCode, await removedAt(client.id)]).toEqual([422, null]);
});
