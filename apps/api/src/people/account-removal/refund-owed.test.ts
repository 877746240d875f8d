import type { Profile } from '@mirante/domain/people/account.ts';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';

const api = await testApi();
const { db } = api;
const now = api.services.now();
const product = await factory.product(db);
const remove = (as: string) => api.post('/api/v1/client/delete-account', { password: PASSWORD }, { as });
const removedAt = async (id: number) =>
  (await db.selectFrom('client').select('removed_at').where('id', '=', id).executeTakeFirstOrThrow()).removed_at;

describe('a client who is still to be refunded', () => {
  const OWN = 'Ainda há um reembolso a devolver a você. Sua conta pode ser removida depois que ele for devolvido.';
  const refundOf = async (client: Person) => factory.refund(db, client.id, { product_id: product.id });
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

  it('is removed once the bank reversed the payment', async () => {
    const client = await factory.client(db);
    const { payment_id } = await refundOf(client);
    await db.updateTable('payment').set({ status: 'canceled' }).where('id', '=', payment_id).execute();
    expect((await removeByStaff(client)).statusCode).toBe(204);
  });

  it('by a refund asked for at the same time, is removed before it or not at all', async () => {
    const money = await logIn(api, await factory.staff(db));
    for (let n = 0; n < 8; n += 1) {
      const client = await factory.client(db);
      const { id: payment_id } = await factory.payment(db, client.id, { status: 'paid', method: 'bank_slip' });
      await db.insertInto('payment_item').values({ payment_id, product_id: product.id, amount: 1000 }).execute();
      const own = await factory.clientProduct(db, client.id, product.id, { status: 'cancelled', payment_id });
      const as = await logIn(api, client);
      const [refunded, removed] = await Promise.all([
        api.post(`/api/v1/clients/${client.id}/products/${own}/refund`, {}, { as: money }),
        remove(as),
      ]);
      expect([
        [204, 409],
        [404, 204],
      ]).toContainEqual([refunded.statusCode, removed.statusCode]);
    }
  });
});
