import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { card, eventually, paymentOf } from '../../testing/purchases.ts';
import { BOUGHT, LATER, upgradingClient } from '../../testing/upgrading-client.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import { cancelPayment, confirmByHand } from '../purchases/settle.ts';
import { lockPayment } from '../purchases/settle.store.ts';

const clock = { now: LATER };
const api = await testApi({ now: () => clock.now });
const node = await testApi({ now: () => clock.now, beside: api });
const { db } = api;
const { client, begin, order, buy, credits, own, charged, settle, refundable, held, acquiredBy, renew, expire } =
  upgradingClient(api, clock);

const at = async (day: string) => {
  clock.now = new Date(day);
  client.as = await logIn(api, { id: client.id, role: 'client' });
};

beforeEach(begin);
afterEach(async () => {
  const broken = await brokenInvariants(api.db);
  if (Object.keys(broken).length > 0) throw new Error(JSON.stringify(broken));
});

describe('upgrade credit', () => {
  it('is the paid value of the days left, towards what includes the product', async () => {
    expect(await credits()).toEqual([
      {
        client_product_id: expect.any(Number),
        product_name: 'Top Fundos',
        amount: 495,
        towards: [client.whole],
      },
    ]);
  });

  it('is taken off the price by each method, and ends what it credits once paid', async () => {
    const paid = await buy(client.whole, { expected_total: 1505 });
    expect(await charged(paid)).toBe(1505);
    expect(await own()).toEqual([
      ['part', 'expired'],
      ['whole', 'active'],
    ]);
    expect(await credits()).toEqual([]);
    expect(await refundable()).toBe(600);
  });

  it('ends nothing of other clients, nor takes a released credit of theirs, once paid', async () => {
    const other = await factory.client(db);
    const token = await logIn(api, other);
    await order(client.part, {}, { token });
    const { payment_id } = (await order(client.whole, { method: 'pix' }, { token })).json();
    await at('2026-07-29T17:00:00Z');
    await expire();
    const third = await factory.client(db);
    const theirs = await logIn(api, third);
    await order(client.part, {}, { token: theirs });
    await order(client.whole, { method: 'pix' }, { token: theirs });
    await buy(client.whole);
    const ofOthers = db.selectFrom('client_product').select('status').where('client_id', 'in', [other.id, third.id]);
    expect((await ofOthers.orderBy('id').execute()).map(({ status }) => status)).toEqual([
      'active',
      'no_payment',
      'active',
      'pending_payment',
    ]);
    const credit = db.selectFrom('upgrade_credit').select('released_at').where('payment_id', '=', payment_id);
    expect(await credit.executeTakeFirst()).toEqual({ released_at: clock.now });
  });

  it('ends under the product that it was taken off, of two in one order', async () => {
    const { id: part } = await factory.product(db, { price: 800 });
    const { id: whole } = await factory.product(db, { price: 3000 });
    await factory.link(db, whole, part);
    await buy(part);
    await buy(client.whole, { products: [client.whole, whole] });
    const replaced = db
      .selectFrom('client_product')
      .innerJoin('client_product as by', 'by.id', 'client_product.renewed_by_id')
      .select(['client_product.product_id', 'by.product_id as by_id'])
      .where('client_product.client_id', '=', client.id)
      .orderBy('client_product.id');
    expect(await replaced.execute()).toEqual([
      { product_id: client.part, by_id: client.whole },
      { product_id: part, by_id: whole },
    ]);
  });

  it('that another order holds stays there when finance confirms an expired one', async () => {
    const { code } = (await paymentOf(api, await buy(client.whole, { method: 'pix' })))!;
    await at('2026-07-29T17:00:00Z');
    await expire();
    const other = await factory.product(db, { price: 3000 });
    await factory.link(db, other.id, client.part);
    await buy(other.id, { method: 'pix' });
    await inTransaction(db, async (trx) => confirmByHand(api.services, trx, (await lockPayment(trx, code))!));
    const states = [
      ['part', 'active'],
      ['whole', 'active'],
      ['whole', 'pending_payment'],
    ];
    expect(await own()).toEqual(states);
  });

  it('is refused at another total than the one shown', async () => {
    const answer = await order(client.whole, { expected_total: 2000 });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'expected_total' }] });
  });

  it('adds to a coupon and the cash discount, up to the price', async () => {
    const coupon = await factory.coupon(db, { percent: 50 });
    const id = await buy(client.whole, { method: 'pix', coupon_code: coupon.code });
    expect(await charged(id)).toBe(2000 - 1000 - 200 - 495);
  });

  it('leaves a payment to be made', async () => {
    clock.now = BOUGHT;
    const most = await factory.coupon(db, { percent: 95 });
    const token = await logIn(api, await factory.client(db));
    await order(client.part, {}, { token });
    const { payment_id } = (await order(client.whole, { coupon_code: most.code }, { token })).json();
    expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'paid', method: 'credit_card', discount: 1999 });
  });

  it('is reserved by one order: of two at once on two nodes, one has it', async () => {
    const other = await factory.product(db, { price: 3000 });
    await factory.link(db, other.id, client.part);
    const answers = await Promise.all([
      order(client.whole, { method: 'pix' }),
      order(other.id, { method: 'pix' }, { on: node }),
    ]);
    const discounts = await Promise.all(
      answers.map(async (answer) => (await paymentOf(api, answer.json().payment_id))!.discount),
    );
    expect(discounts.filter((discount) => discount > 300)).toHaveLength(1);
    expect(await credits()).toEqual([]);
  });

  it('of a Pix that expires is released, and taken again by its late payment', async () => {
    const id = await buy(client.whole, { method: 'pix' });
    expect(await credits()).toEqual([]);
    expect(await refundable()).toBe(1095);
    clock.now = new Date(LATER.getTime() + 2 * 3_600_000);
    await expire();
    expect(await credits()).toHaveLength(1);
    await settle(id, 'pay');
    await eventually(async () =>
      expect(await own()).toEqual([
        ['part', 'expired'],
        ['whole', 'active'],
      ]),
    );
    expect(await refundable()).toBe(600);
  });

  it('of a refused card is released', async () => {
    expect((await order(client.whole, card('4000000000000002'))).statusCode).toBe(433);
    expect(await credits()).toHaveLength(1);
  });

  it('is none of what a credit paid for, or while an earlier term is running or a renewal pending', async () => {
    const largest = await factory.product(db, { price: 5000 });
    await factory.link(db, largest.id, client.whole);
    await renew();
    expect(await credits()).toEqual([]);
    const other = await factory.client(db);
    client.as = await logIn(api, other);
    await buy(client.part);
    const { payment_id } = (await renew({ method: 'pix' })).json();
    expect(await credits()).toEqual([]);
    await inTransaction(db, (trx) => cancelPayment(trx, payment_id, clock.now));
    expect(await credits()).toMatchObject([{ amount: 1095 }]);
    client.as = await logIn(api, await factory.client(db));
    await buy(client.part);
    await buy(client.whole);
    expect(await credits()).toEqual([]);
  });

  it('is of what was bought beside an upgrade, and of an upgrade that used none', async () => {
    const largest = await factory.product(db, { price: 9000 });
    const beside = await factory.product(db, { name: 'Ações', price: 800 });
    for (const { id } of [{ id: client.whole }, beside]) await factory.link(db, largest.id, id);
    const paid = await buy(client.whole, { products: [client.whole, beside.id] });
    expect(await credits()).toMatchObject([{ product_name: 'Ações', amount: 800 }]);
    await db.updateTable('upgrade_credit').set({ released_at: LATER }).where('payment_id', '=', paid).execute();
    expect(await credits()).toMatchObject([{ product_name: 'Completo' }, { product_name: 'Ações' }]);
  });

  it('of an early renewal is, once its own term runs, that of its own days', async () => {
    await renew();
    await at('2027-07-29T15:00:00Z');
    expect(await credits()).toMatchObject([{ amount: 495 }]);
  });

  it('is there again once a renewal was not paid in time, which cannot be charged while an upgrade is', async () => {
    const { payment_id } = (await renew({ method: 'pix' })).json();
    await at('2026-07-29T17:00:00Z');
    await expire();
    expect(await credits()).toHaveLength(1);
    await buy(client.whole, { method: 'pix' });
    const { code } = (await paymentOf(api, payment_id))!;
    const regenerated = async () => (await api.post(`/api/v1/pix-qr-code/${code}/regenerate`, {})).json();
    expect(await regenerated()).toMatchObject({ code: 'not_renewable' });
    await at('2026-07-29T18:00:00Z');
    await expire();
    expect(await regenerated()).toMatchObject({ status: 'pending' });
  });

  it('is not made by staff who move the end', async () => {
    const { id } = await held();
    const staff = await logIn(api, await factory.staff(db, ['atendimento']));
    const path = `/api/v1/clients/${client.id}/products/${id}/expiry`;
    const answer = await api.patch(path, { date: '2036-01-10', obs: 'Cortesia' }, { as: staff });
    expect(answer.statusCode).toBe(204);
    expect(await credits()).toMatchObject([{ amount: 495 }]);
  });

  it('is none of a product for life, also where staff gave it an end', async () => {
    const life = await factory.product(db, { code: 'casa_vitalicio', price: 1500 });
    await factory.link(db, client.whole, life.id);
    const { id } = await acquiredBy(await buy(life.id));
    const staff = await logIn(api, await factory.staff(db, ['atendimento']));
    const path = `/api/v1/clients/${client.id}/products/${id}/expiry`;
    expect((await api.patch(path, { date: '2026-12-31' }, { as: staff })).statusCode).toBe(204);
    expect(await credits()).toMatchObject([{ product_name: 'Top Fundos' }]);
  });

  it('is none of a product that was given', async () => {
    const given = await factory.client(db);
    await factory.clientProduct(db, given.id, client.part);
    expect((await api.get('/api/v1/client/upgrade-credits', { as: await logIn(api, given) })).json()).toEqual([]);
  });
});
