import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { acquisitionsOf, eventually, paymentOf } from '../../testing/purchases.ts';
import { BOUGHT, LATER, upgradingClient } from '../../testing/upgrading-client.ts';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { brokenInvariants } from '../purchases/invariants.ts';

const clock = { now: LATER };
const api = await testApi({ now: () => clock.now });
const { db } = api;
const {
  client,
  begin,
  buy,
  credits,
  own,
  settle,
  refundable,
  paymentFor,
  acquiredBy,
  held,
  renew,
  withdraw,
  cancel,
  unowned,
  expire,
} = upgradingClient(api, clock);

beforeEach(begin);
afterEach(async () => {
  const broken = await brokenInvariants(api.db);
  if (Object.keys(broken).length > 0) throw new Error(JSON.stringify(broken));
});

describe('an upgrade that is undone', () => {
  const restored = [
    ['part', 'active'],
    ['whole', 'cancelled'],
  ];

  it('by a withdrawal restores what it replaced, refundable in full again', async () => {
    await buy(client.whole);
    expect((await withdraw(client.whole)).statusCode).toBe(204);
    expect(await own()).toEqual(restored);
    const mail = (await api.mails()).findLast(({ subject }) => subject.startsWith('Compra desfeita'))!;
    expect(mail.text).toContain('O que foi crédito dela volta a valer: Top Fundos.');
    expect(await credits()).toHaveLength(1);
    expect(await refundable()).toBe(1095);
  });

  it('by a withdrawal leaves the credits of other orders reserved', async () => {
    const other = await buy(client.whole, { method: 'pix' });
    await begin();
    await buy(client.whole);
    expect((await withdraw(client.whole)).statusCode).toBe(204);
    const reserved = db.selectFrom('upgrade_credit').select('released_at').where('payment_id', '=', other);
    expect(await reserved.executeTakeFirst()).toEqual({ released_at: null });
  });

  it('by a cancellation without a refund restores what it replaced, refundable in full again', async () => {
    await cancel((await acquiredBy(await buy(client.whole))).id, false);
    expect(await own()).toEqual(restored);
    expect(await credits()).toHaveLength(1);
    expect(await refundable()).toBe(1095);
  });

  it('by a refund after its cancellation restores nothing twice', async () => {
    const paid = await buy(client.whole);
    const { id } = await acquiredBy(paid);
    await cancel(id, false);
    await cancel((await held()).id, false);
    const staff = await logIn(api, await factory.staff(db, ['financeiro']));
    await api.post(`/api/v1/clients/${client.id}/products/${id}/refund`, {}, { as: staff, key: randomUUID() });
    expect(await own()).toEqual([['part', 'cancelled'], restored[1]]);
  });

  it('by a reversal of its payment restores what it replaced', async () => {
    await settle(await buy(client.whole), 'reverse');
    await eventually(async () => expect(await own()).toEqual(restored));
  });

  it('by a reversal of its payment restores nothing whose own term has ended', async () => {
    const paid = await buy(client.whole);
    clock.now = new Date('2027-02-01T15:00:00Z');
    await settle(paid, 'reverse');
    await eventually(async () => expect(await own()).toEqual([['part', 'expired'], restored[1]]));
  });

  it('by a reversal of its payment after its end holds no credit', async () => {
    const paid = await buy(client.whole);
    const { id } = await acquiredBy(paid);
    await db.updateTable('client_product').set({ status: 'expired', expires_at: LATER }).where('id', '=', id).execute();
    await settle(paid, 'reverse');
    const credit = () =>
      db.selectFrom('upgrade_credit').select('released_at').where('payment_id', '=', paid).executeTakeFirst();
    await eventually(async () => expect(await credit()).toEqual({ released_at: LATER }));
  });

  it('by a reversal of its payment after its cancellation restores what it replaced', async () => {
    const paid = await buy(client.whole);
    await cancel((await acquiredBy(paid)).id, false);
    await settle(paid, 'reverse');
    await eventually(async () => expect(await own()).toEqual(restored));
    expect(await refundable()).toBe(1095);
  });

  it('by a reversal of its payment restores nothing whose own payment was reversed', async () => {
    const paid = await buy(client.whole);
    const part = await paymentFor(client.part);
    const staff = await logIn(api, await factory.staff(db, ['administrador']));
    const given = { products: [client.part], method: 'bank_slip', installments: 1 };
    const added = await api.post(`/api/v1/clients/${client.id}/products/add`, given, { as: staff });
    await cancel((await acquiredBy(paid)).id, false);
    await settle(part, 'reverse');
    await eventually(async () => expect(await paymentOf(api, part)).toMatchObject({ status: 'canceled' }));
    await cancel((await acquiredBy(added.json().payment_id)).id, false);
    await settle(paid, 'reverse');
    await eventually(async () => expect(await paymentOf(api, paid)).toMatchObject({ status: 'canceled' }));
    expect((await own()).map(([, status]) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('by a reversal of the payment that was credited ends with it', async () => {
    await buy(client.whole);
    await settle(await paymentFor(client.part), 'reverse');
    await eventually(async () =>
      expect(await own()).toEqual([
        ['part', 'cancelled'],
        ['whole', 'cancelled'],
      ]),
    );
  });

  it('by a reversal of one of two payments that were credited restores what the other paid for', async () => {
    const beside = await factory.product(db, { price: 800 });
    await factory.link(db, client.whole, beside.id);
    const { id } = await acquiredBy(await buy(beside.id));
    await buy(client.whole);
    await settle(await paymentFor(client.part), 'reverse');
    const ofOther = () =>
      db.selectFrom('client_product').select(['status', 'renewed_by_id']).where('id', '=', id).executeTakeFirst();
    await eventually(async () => expect(await ofOther()).toEqual({ status: 'active', renewed_by_id: null }));
  });

  it('by a reversal of the payment that was credited gives a removed client nothing back', async () => {
    const beside = await factory.product(db, { price: 800 });
    await factory.link(db, client.whole, beside.id);
    await buy(beside.id);
    await buy(client.whole);
    await removeClient(api.services, client.id);
    await settle(await paymentFor(client.part), 'reverse');
    await eventually(async () => expect((await own())[0]).toEqual(['part', 'cancelled']));
  });

  it('by a reversal of the payment that was credited ends with its renewals', async () => {
    const paid = await buy(client.whole);
    const { code: of } = await db
      .selectFrom('product')
      .select('code')
      .where('id', '=', client.whole)
      .executeTakeFirstOrThrow();
    expect((await renew({}, [of, client.whole])).statusCode).toBe(200);
    await settle(await paymentFor(client.part), 'reverse');
    await eventually(async () =>
      expect(await own()).toEqual([
        ['part', 'cancelled'],
        ['whole', 'cancelled'],
        ['whole', 'active'],
      ]),
    );
    const { expires_at } = await db
      .selectFrom('client_product')
      .select('expires_at')
      .where('client_id', '=', client.id)
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    expect(expires_at?.toISOString()).toBe('2027-07-30T02:59:59.000Z');
    expect(paid).toBeGreaterThan(0);
  });

  it('by a reversal of one payment for two products credited to it takes one term from its renewal', async () => {
    clock.now = BOUGHT;
    const beside = await factory.product(db, { price: 800 });
    await factory.link(db, client.whole, beside.id);
    const person = await factory.client(db);
    Object.assign(client, { id: person.id, as: await logIn(api, person) });
    const both = await buy(client.part, { products: [client.part, beside.id] });
    clock.now = LATER;
    client.as = await logIn(api, person);
    const late = await buy(client.whole, { method: 'bank_slip' });
    clock.now = new Date('2026-08-04T15:00:00Z');
    await expire();
    client.as = await logIn(api, person);
    const staff = await logIn(api, await factory.staff(db, ['administrador']));
    const given = { products: [client.whole], method: 'bank_slip', installments: 1 };
    await api.post(`/api/v1/clients/${client.id}/products/add`, given, { as: staff });
    await settle(late, 'pay');
    await eventually(async () => expect(await paymentOf(api, late)).toMatchObject({ status: 'paid' }));
    const { code } = await db
      .selectFrom('product')
      .select('code')
      .where('id', '=', client.whole)
      .executeTakeFirstOrThrow();
    const { payment_id: renewal } = (await renew({}, [code, client.whole])).json();
    await settle(both, 'reverse');
    await eventually(async () => expect(await paymentOf(api, both)).toMatchObject({ status: 'canceled' }));
    expect(await acquisitionsOf(api, renewal)).toMatchObject([
      { status: 'active', expires_at: new Date('2028-08-05T02:59:59Z') },
    ]);
  });

  it('by a reversal of its payment after its renewal restores what it replaced', async () => {
    const paid = await buy(client.whole);
    const { code: of } = await db
      .selectFrom('product')
      .select('code')
      .where('id', '=', client.whole)
      .executeTakeFirstOrThrow();
    await renew({}, [of, client.whole]);
    await settle(paid, 'reverse');
    await eventually(async () =>
      expect(await own()).toEqual([
        ['part', 'active'],
        ['whole', 'cancelled'],
        ['whole', 'active'],
      ]),
    );
  });

  it('before it is paid, by cancelling what it credits, is voided; its late payment is left to finance', async () => {
    const pending = await buy(client.whole, { method: 'pix' });
    expect((await cancel((await held()).id, true)).statusCode).toBe(204);
    expect(await paymentOf(api, pending)).toMatchObject({ status: 'canceled' });
    const refunds = await db.selectFrom('refund').select('amount').where('client_id', '=', client.id).execute();
    expect(refunds).toEqual([{ amount: 1095 }]);
    await settle(pending, 'pay');
    await eventually(async () => expect(await unowned()).toEqual([{ kind: 'credit_gone' }]));
    expect(await own()).toEqual([
      ['part', 'cancelled'],
      ['whole', 'no_payment'],
    ]);
  });

  it('before it is paid, by a reversal of what it credits, is voided; its late payment is left to finance', async () => {
    const pending = await buy(client.whole, { method: 'pix' });
    await settle(await paymentFor(client.part), 'reverse');
    await eventually(async () => expect(await paymentOf(api, pending)).toMatchObject({ status: 'canceled' }));
    await settle(pending, 'pay');
    await eventually(async () => expect(await unowned()).toEqual([{ kind: 'credit_gone' }]));
    expect((await own())[1]).toEqual(['whole', 'no_payment']);
  });
});

describe('a pending upgrade', () => {
  it('keeps what it credits from being renewed, and voids its pending renewal once paid', async () => {
    const pending = await buy(client.whole, { method: 'pix' });
    expect((await renew()).json()).toMatchObject({ code: 'not_renewable' });
    clock.now = new Date(LATER.getTime() + 2 * 3_600_000);
    await expire();
    const { payment_id } = (await renew({ method: 'bank_slip' })).json();
    await settle(pending, 'pay');
    await eventually(async () => expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'canceled' }));
  });

  it('that was paid late, after its credit was used, is left to finance', async () => {
    const boleto = await buy(client.whole, { method: 'bank_slip' });
    clock.now = new Date(LATER.getTime() + 10 * 86_400_000);
    await expire();
    client.as = await logIn(api, { id: client.id, role: 'client' });
    const other = await factory.product(db, { price: 3000 });
    await factory.link(db, other.id, client.part);
    await buy(other.id);
    await settle(boleto, 'pay');
    await eventually(async () => expect(await unowned()).toEqual([{ kind: 'credit_gone' }]));
  });

  it('that has expired is not charged again at its old price', async () => {
    const pending = await buy(client.whole, { method: 'pix' });
    const { code } = (await paymentOf(api, pending))!;
    const path = `/api/v1/pix-qr-code/${code}/regenerate`;
    clock.now = new Date(LATER.getTime() + 2 * 3_600_000);
    await expire();
    expect((await api.post(path, {})).json()).toMatchObject({ status: 409, code: 'offer_over' });
  });

  it('is charged again on the day of its order alone, though it has not expired', async () => {
    const pending = await buy(client.whole, { method: 'bank_slip' });
    const path = `/api/v1/payments/${pending}/renew`;
    const atDesk = await factory.staff(db, ['atendimento']);
    expect((await api.post(path, {}, { as: await logIn(api, atDesk) })).json()).toEqual({ renewed: false });
    clock.now = new Date(LATER.getTime() + 86_400_000);
    const answer = await api.post(path, {}, { as: await logIn(api, atDesk) });
    expect(answer.json()).toMatchObject({ status: 409, code: 'offer_over' });
  });
});
