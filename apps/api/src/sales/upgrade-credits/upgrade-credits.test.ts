import type { UpgradeCredit } from '@mirante/domain/sales/upgrade-credit.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD } from '../../testing/factory.ts';
import { card, eventually, paymentOf, sandboxGatewayOf } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';

const BOUGHT = new Date('2026-01-10T15:00:00Z');
/** 200 of 365 days later: 165 are left of what was bought for 1095. */
const LATER = new Date('2026-07-29T15:00:00Z');
const clock = { now: BOUGHT };
const api = await testApi({ now: () => clock.now });
const node = await testApi({ now: () => clock.now, beside: api });
const { db } = api;

let [part, whole] = [0, 0];
let code = '';
let ana: Awaited<ReturnType<typeof factory.client>>;
let as: string;
beforeEach(async () => {
  clock.now = BOUGHT;
  ({ id: part, code } = await factory.product(db, { name: 'Top Fundos', price: 1095 }));
  whole = (await factory.product(db, { name: 'Completo', price: 2000 })).id;
  await factory.link(db, whole, part);
  ana = await factory.client(db);
  as = await logIn(api, ana);
  await buy(part);
  clock.now = LATER;
  as = await logIn(api, ana);
});
afterEach(async () => {
  const broken = await brokenInvariants(db);
  if (Object.keys(broken).length > 0) throw new Error(JSON.stringify(broken));
});

const order = (product: number, more: object = {}, { on = api, token = as } = {}) =>
  on.post('/api/v1/client/products', { ...card(), products: [product], ...more }, { as: token, key: randomUUID() });
const buy = async (product: number, more: object = {}): Promise<number> =>
  (await order(product, more)).json().payment_id;
const credits = async () => (await api.get('/api/v1/client/upgrade-credits', { as })).json<UpgradeCredit[]>();
const own = async () =>
  (
    await db
      .selectFrom('client_product')
      .select(['product_id', 'status'])
      .where('client_id', '=', ana.id)
      .orderBy('id')
      .execute()
  ).map(({ product_id, status }) => [product_id === part ? 'part' : 'whole', status]);
const charged = async (id: number) => {
  const { amount, discount } = (await paymentOf(api, id))!;
  return amount - discount;
};
const settle = async (id: number, to: 'pay' | 'reverse') => {
  await sandboxGatewayOf(api).change((await paymentOf(api, id))!.vindi_code!, to);
  await sandboxGatewayOf(api).deliver();
};
const refundable = async () =>
  (
    await db
      .selectFrom('client_product')
      .select((eb) => eb.fn<number>('refundable_of', ['id']).as('amount'))
      .where('client_id', '=', ana.id)
      .where('product_id', '=', part)
      .executeTakeFirstOrThrow()
  ).amount;
const paymentFor = async (product: number) =>
  (
    await db
      .selectFrom('client_product')
      .select('payment_id')
      .where('client_id', '=', ana.id)
      .where('product_id', '=', product)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).payment_id!;
const held = () =>
  db
    .selectFrom('client_product')
    .select('id')
    .where('client_id', '=', ana.id)
    .where('product_id', '=', part)
    .orderBy('id')
    .executeTakeFirstOrThrow();
const renew = (more: object = {}, of = [code, part] as const) =>
  api.post(
    '/api/v1/client/renew-product',
    { product_code: of[0], payment: { ...card(), products: [of[1]], ...more } },
    { as, key: randomUUID() },
  );
const withdraw = (product: number) =>
  api.post(`/api/v1/client/products/${product}/withdrawal`, { password: PASSWORD }, { as, key: randomUUID() });
const cancel = async (id: number, refund: boolean) => {
  const staff = await logIn(api, await factory.staff(db, ['financeiro']));
  const body = { cancel_reason_id: 1, cancel_reason: 'Pedido.', refund };
  return api.post(`/api/v1/clients/${ana.id}/products/${id}/cancel`, body, { as: staff, key: randomUUID() });
};
const unowned = () =>
  db
    .selectFrom('discrepancy')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select('kind')
    .where('client_id', '=', ana.id)
    .execute();
const expire = async () => {
  await api.services.jobs.add(db, 'expire', {});
  await api.runJobs();
};

describe('upgrade credit', () => {
  it('is the paid value of the days left, towards what includes the product', async () => {
    expect(await credits()).toEqual([
      { client_product_id: expect.any(Number), product_name: 'Top Fundos', days: 165, amount: 495, towards: [whole] },
    ]);
  });

  it('is taken off the price by each method, and ends what it credits once paid', async () => {
    const paid = await buy(whole, { expected_total: 1505 });
    expect(await charged(paid)).toBe(1505);
    expect(await own()).toEqual([
      ['part', 'expired'],
      ['whole', 'active'],
    ]);
    expect(await credits()).toEqual([]);
    expect(await refundable()).toBe(600);
  });

  it('is refused at another total than the one shown', async () => {
    const answer = await order(whole, { expected_total: 2000 });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'expected_total' }] });
  });

  it('adds to a coupon and the cash discount, up to the price', async () => {
    const coupon = await factory.coupon(db, { percent: 50 });
    const id = await buy(whole, { method: 'pix', coupon_code: coupon.code });
    expect(await charged(id)).toBe(2000 - 1000 - 200 - 495);
  });

  it('leaves a payment to be made', async () => {
    clock.now = BOUGHT;
    const most = await factory.coupon(db, { percent: 95 });
    const token = await logIn(api, await factory.client(db));
    await order(part, {}, { token });
    const { payment_id } = (await order(whole, { coupon_code: most.code }, { token })).json();
    expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'paid', method: 'credit_card', discount: 1999 });
  });

  it('is reserved by one order: of two at once on two nodes, one has it', async () => {
    const other = await factory.product(db, { price: 3000 });
    await factory.link(db, other.id, part);
    const answers = await Promise.all([
      order(whole, { method: 'pix' }),
      order(other.id, { method: 'pix' }, { on: node }),
    ]);
    const discounts = await Promise.all(
      answers.map(async (answer) => (await paymentOf(api, answer.json().payment_id))!.discount),
    );
    expect(discounts.filter((discount) => discount > 300)).toHaveLength(1);
    expect(await credits()).toEqual([]);
  });

  it('of a Pix that expires is released, and taken again by its late payment', async () => {
    const id = await buy(whole, { method: 'pix' });
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
    expect((await order(whole, card('4000000000000002'))).statusCode).toBe(433);
    expect(await credits()).toHaveLength(1);
  });

  it('is none of what a credit paid for, or while an earlier term is running or a renewal pending', async () => {
    const largest = await factory.product(db, { price: 5000 });
    await factory.link(db, largest.id, whole);
    await renew();
    expect(await credits()).toEqual([]);
    const other = await factory.client(db);
    as = await logIn(api, other);
    await buy(part);
    await renew({ method: 'pix' });
    expect(await credits()).toEqual([]);
    as = await logIn(api, await factory.client(db));
    await buy(part);
    await buy(whole);
    expect(await credits()).toEqual([]);
  });

  it('is not made by staff who move the end', async () => {
    const { id } = await held();
    const staff = await logIn(api, await factory.staff(db, ['atendimento']));
    const path = `/api/v1/clients/${ana.id}/products/${id}/expiry`;
    const answer = await api.patch(path, { date: '2036-01-10', obs: 'Cortesia' }, { as: staff });
    expect(answer.statusCode).toBe(204);
    expect(await credits()).toMatchObject([{ days: 165, amount: 495 }]);
  });

  it('is none of a product that was given, or is for life', async () => {
    const given = await factory.client(db);
    await factory.clientProduct(db, given.id, part);
    expect((await api.get('/api/v1/client/upgrade-credits', { as: await logIn(api, given) })).json()).toEqual([]);
  });
});

describe('an upgrade that is undone', () => {
  const restored = [
    ['part', 'active'],
    ['whole', 'cancelled'],
  ];

  it('by a withdrawal restores what it replaced, refundable in full again', async () => {
    await buy(whole);
    expect((await withdraw(whole)).statusCode).toBe(204);
    expect(await own()).toEqual(restored);
    expect(await credits()).toHaveLength(1);
    expect(await refundable()).toBe(1095);
  });

  it('by a refund after its cancellation restores what it replaced', async () => {
    const paid = await buy(whole);
    const { id } = await db
      .selectFrom('client_product')
      .select('id')
      .where('payment_id', '=', paid)
      .executeTakeFirstOrThrow();
    await cancel(id, false);
    expect(await own()).toEqual([['part', 'expired'], restored[1]]);
    const staff = await logIn(api, await factory.staff(db, ['financeiro']));
    await api.post(`/api/v1/clients/${ana.id}/products/${id}/refund`, {}, { as: staff, key: randomUUID() });
    expect(await own()).toEqual(restored);
  });

  it('by a reversal of its payment restores what it replaced', async () => {
    await settle(await buy(whole), 'reverse');
    await eventually(async () => expect(await own()).toEqual(restored));
  });

  it('by a reversal of the payment that was credited ends with it', async () => {
    await buy(whole);
    await settle(await paymentFor(part), 'reverse');
    await eventually(async () =>
      expect(await own()).toEqual([
        ['part', 'cancelled'],
        ['whole', 'cancelled'],
      ]),
    );
  });

  it('by a reversal of the payment that was credited ends with its renewals', async () => {
    const paid = await buy(whole);
    const { code: of } = await db
      .selectFrom('product')
      .select('code')
      .where('id', '=', whole)
      .executeTakeFirstOrThrow();
    expect((await renew({}, [of, whole])).statusCode).toBe(200);
    await settle(await paymentFor(part), 'reverse');
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
      .where('client_id', '=', ana.id)
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    expect(expires_at?.toISOString()).toBe('2027-07-30T02:59:59.000Z');
    expect(paid).toBeGreaterThan(0);
  });

  it('by a reversal of its payment after its renewal restores what it replaced', async () => {
    const paid = await buy(whole);
    const { code: of } = await db
      .selectFrom('product')
      .select('code')
      .where('id', '=', whole)
      .executeTakeFirstOrThrow();
    await renew({}, [of, whole]);
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
    const pending = await buy(whole, { method: 'pix' });
    expect((await cancel((await held()).id, true)).statusCode).toBe(204);
    expect(await paymentOf(api, pending)).toMatchObject({ status: 'canceled' });
    const refunds = await db.selectFrom('refund').select('amount').where('client_id', '=', ana.id).execute();
    expect(refunds).toEqual([{ amount: 1095 }]);
    await settle(pending, 'pay');
    await eventually(async () => expect(await unowned()).toEqual([{ kind: 'credit_gone' }]));
    expect(await own()).toEqual([
      ['part', 'cancelled'],
      ['whole', 'no_payment'],
    ]);
  });

  it('before it is paid, by a reversal of what it credits, confirms nothing', async () => {
    const pending = await buy(whole, { method: 'pix' });
    await settle(await paymentFor(part), 'reverse');
    await settle(pending, 'pay');
    await eventually(async () => expect(await unowned()).toEqual([{ kind: 'credit_gone' }]));
    expect((await own())[1]).toEqual(['whole', 'pending_payment']);
  });
});

describe('a pending upgrade', () => {
  it('keeps what it credits from being renewed, and voids its pending renewal once paid', async () => {
    const pending = await buy(whole, { method: 'pix' });
    expect((await renew()).json()).toMatchObject({ code: 'not_renewable' });
    clock.now = new Date(LATER.getTime() + 2 * 3_600_000);
    await expire();
    const { payment_id } = (await renew({ method: 'bank_slip' })).json();
    await settle(pending, 'pay');
    await eventually(async () => expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'canceled' }));
  });

  it('that was paid late, after its credit was used, is left to finance', async () => {
    const boleto = await buy(whole, { method: 'bank_slip' });
    clock.now = new Date(LATER.getTime() + 10 * 86_400_000);
    await expire();
    as = await logIn(api, ana);
    const other = await factory.product(db, { price: 3000 });
    await factory.link(db, other.id, part);
    await buy(other.id);
    await settle(boleto, 'pay');
    await eventually(async () => expect(await unowned()).toEqual([{ kind: 'credit_gone' }]));
  });
});
