import { RENEWED_MEANWHILE } from '@mirante/domain/sales/renewal.ts';
import type { StaffPayment } from '@mirante/domain/sales/payment.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { lockClient } from '../../people/client.store.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { acquisitionsOf, card, paymentOf, sandboxGatewayOf } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import { lockPayment, updatePayment } from '../purchases/settle.store.ts';

const clock = { now: new Date('2026-11-25T15:00:00Z') };
const api = await testApi({ now: () => clock.now });
const node = await testApi({ now: () => clock.now, beside: api });
const { db } = api;
/** A node where something happens while the gateway renews a charge. */
const { gateway } = api.services;
let meanwhile: () => Promise<unknown>;
const slow = await testApi({
  now: () => clock.now,
  beside: api,
  services: {
    onError: () => undefined,
    gateway: { ...gateway, renewPix: (code, dueAt) => meanwhile().then(() => gateway.renewPix(code, dueAt)) },
  },
});

let part: { id: number; code: string };
let whole: { id: number };
let ana: Person;
let as: string;
let staff: string;
/** A Pix may be renewed from its expiry, for three days. */
const later = async (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  as = await logIn(api, ana);
  staff = await logIn(api, await factory.staff(db));
};
beforeEach(async () => {
  part = await factory.product(db);
  whole = await factory.product(db, { name: 'Completo' });
  await factory.link(db, whole.id, part.id);
  ana = await factory.client(db);
  await later(0);
});

interface Ordered {
  payment_id: number;
  pix_code: string;
}
const buy = async (product: { id: number }, payment: object, on = api) =>
  (
    await on.post('/api/v1/client/products', { installments: 1, ...payment, products: [product.id] }, { as })
  ).json<Ordered>();
const renew = async (payment: object) =>
  (
    await api.post(
      '/api/v1/client/renew-product',
      { product_code: part.code, payment: { installments: 1, ...payment, products: [part.id] } },
      { as },
    )
  ).json<Ordered>();
const runExpiry = async () => {
  await api.services.jobs.add(db, 'expire', {});
  await api.runJobs();
};
const expire = async () => {
  await later(31);
  await runExpiry();
};
const cancel = async (productId: number) => {
  const { id } = await db
    .selectFrom('client_product')
    .select('id')
    .where('client_id', '=', ana.id)
    .where('product_id', '=', productId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  const reason = { cancel_reason_id: 1, cancel_reason: 'Pedido.', refund: false };
  return api.post(`/api/v1/clients/${ana.id}/products/${id}/cancel`, reason, { as: staff });
};
/** Neither the link nor staff renew it, and both pages say why. */
async function expectRefused({ payment_id: id, pix_code }: Ordered, refusal: { code: string; detail: string }) {
  for (const answer of [
    await api.post(`/api/v1/pix-qr-code/${pix_code}/regenerate`),
    await api.post(`/api/v1/payments/${id}/renew`, undefined, { as: staff }),
  ])
    expect(answer.json()).toMatchObject({ status: 409, ...refusal });
  expect((await api.get(`/api/v1/pix-qr-code/${pix_code}`)).json()).toMatchObject({
    status: 'expired',
    renewal_problem: refusal.detail,
  });
  expect((await api.get(`/api/v1/payments/${id}`, { as: staff })).json<StaffPayment>().renewal_problem).toBe(
    refusal.detail,
  );
  expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'no_payment' }]);
}
async function expectRenewed({ payment_id: id, pix_code }: Ordered) {
  expect((await api.get(`/api/v1/payments/${id}`, { as: staff })).json<StaffPayment>().renewal_problem).toBeNull();
  expect((await api.post(`/api/v1/pix-qr-code/${pix_code}/regenerate`)).json()).toMatchObject({
    status: 'pending',
    renewal_problem: null,
  });
  await sandboxGatewayOf(api).change((await paymentOf(api, id))!.vindi_code!, 'pay');
  await api.post(`/api/v1/pix-qr-code/${pix_code}/verify`);
  expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'active' }]);
}

const INCLUDED = { code: 'already_included', detail: 'Este produto já faz parte de outro, que está ativo.' };
const RENEWED = { code: 'not_renewable', detail: RENEWED_MEANWHILE };

describe('an expired Pix', () => {
  it('is not renewed once a product bought since includes its own, until that one ends', async () => {
    const order = await buy(part, { method: 'pix' });
    await expire();
    await buy(whole, card());
    await expectRefused(order, INCLUDED);
    await cancel(whole.id);
    await expectRenewed(order);
  });

  it('is not renewed while another order of its product is pending or paid', async () => {
    const order = await buy(part, { method: 'pix' });
    await expire();
    await buy(part, { method: 'bank_slip' });
    const detail = 'Já existe outra compra ativa ou aguardando pagamento para este produto.';
    await expectRefused(order, { code: 'already_owned', detail });
  });

  it('of a guest does not tell what the client has', async () => {
    const order = await buy(part, { method: 'pix' });
    await db.updateTable('payment').set({ guest: true }).where('id', '=', order.payment_id).execute();
    await expire();
    await buy(whole, card());
    await expectRenewed(order);
  });

  it('of a guest does not tell that the client has bought the product since', async () => {
    const order = await buy(part, { method: 'pix' });
    await db.updateTable('payment').set({ guest: true }).where('id', '=', order.payment_id).execute();
    await expire();
    await buy(part, card());
    await expectRenewed(order);
  });

  it('and its whole bought by card at once end as one before the other', async () => {
    for (let n = 0; n < 6; n += 1) {
      ana = await factory.client(db);
      await later(0);
      const order = await buy(part, { method: 'pix' });
      await expire();
      const [renewed, bought] = await Promise.all([
        api.post(`/api/v1/pix-qr-code/${order.pix_code}/regenerate`),
        buy(whole, card(), node),
      ]);
      expect([200, 409]).toContain(renewed.statusCode);
      expect(await acquisitionsOf(api, bought.payment_id)).toMatchObject([{ status: 'active' }]);
      expect(await acquisitionsOf(api, order.payment_id)).toMatchObject([
        { status: renewed.statusCode === 200 ? 'pending_payment' : 'no_payment' },
      ]);
    }
  });
});

describe('a Pix that the gateway is renewing', () => {
  const couponOf = (code: string) =>
    db.selectFrom('coupon').select(['qt', 'usage_count']).where('code', '=', code).executeTakeFirstOrThrow();
  let order: Ordered;
  let code: string;
  beforeEach(async () => {
    ({ code } = await factory.coupon(db, { qt: 1, percent: 20 }));
    order = await buy(part, { method: 'pix', coupon_code: code });
    await later(31);
  });
  const regenerate = () => slow.post(`/api/v1/pix-qr-code/${order.pix_code}/regenerate`);

  it('keeps its products and its coupon, though its old code has expired', async () => {
    const beside = await buy(await factory.product(db), { method: 'pix' });
    const ofOther = db.selectFrom('payment').select(['due_at', 'renewing_until']).where('id', '=', beside.payment_id);
    const before = await ofOther.executeTakeFirst();
    await later(1);
    meanwhile = async () => {
      await api.post(`/api/v1/pix-qr-code/${order.pix_code}/verify`);
      await runExpiry();
      expect(
        (await api.post('/api/v1/client/products', { method: 'pix', installments: 1, products: [part.id] }, { as }))
          .statusCode,
      ).toBe(409);
    };
    expect((await regenerate()).json()).toMatchObject({ status: 'pending' });
    expect(await acquisitionsOf(api, order.payment_id)).toMatchObject([{ status: 'pending_payment' }]);
    expect(await couponOf(code)).toEqual({ qt: 0, usage_count: 1 });
    expect(await ofOther.executeTakeFirst()).toEqual(before);
  });

  it('keeps them too if it was chosen to expire before, by a job that waited for the renewal', async () => {
    let expiry: Promise<void> | undefined;
    await inTransaction(db, async (trx) => {
      await lockPayment(trx, order.pix_code);
      expiry = runExpiry();
      await expect.poll(() => lockWaits(db)).toBe(1);
      await updatePayment(trx, order.payment_id, { due_at: new Date(clock.now.getTime() + 60_000) });
    });
    await expiry;
    expect(await acquisitionsOf(api, order.payment_id)).toMatchObject([{ status: 'pending_payment' }]);
    expect(await couponOf(code)).toEqual({ qt: 0, usage_count: 1 });
  });

  it('waits for nobody who buys something else', async () => {
    await inTransaction(db, async (trx) => {
      await lockClient(trx, (await factory.client(db)).id);
      expect((await api.post(`/api/v1/pix-qr-code/${order.pix_code}/verify`)).statusCode).toBe(200);
    });
  });

  it('expires within minutes if the gateway fails', async () => {
    meanwhile = () => Promise.reject(new Error('socket hang up'));
    expect((await regenerate()).statusCode).toBe(503);
    await later(2);
    await runExpiry();
    expect(await acquisitionsOf(api, order.payment_id)).toMatchObject([{ status: 'no_payment' }]);
    expect(await couponOf(code)).toEqual({ qt: 1, usage_count: 0 });
  });
});

describe('the expired Pix of a renewal', () => {
  it('is not renewed once the term was renewed otherwise', async () => {
    await buy(part, card());
    const order = await renew({ method: 'pix' });
    await expire();
    await renew(card());
    await expectRefused(order, RENEWED);
  });

  it('is not renewed once the product was cancelled', async () => {
    await buy(part, card());
    const order = await renew({ method: 'pix' });
    await expire();
    await db
      .updateTable('client_product')
      .set({ status: 'cancelled', cancel_at: clock.now })
      .where('client_id', '=', ana.id)
      .where('status', '=', 'active')
      .execute();
    await expectRefused(order, { code: 'not_renewable', detail: 'Só é possível renovar um produto ativo.' });
  });

  it('is renewed while its term lasts, and after its end', async () => {
    await buy(part, card());
    await expectRenewed(await renew({ method: 'pix' }).then(async (order) => (await expire(), order)));
    ana = await factory.client(db);
    await later(0);
    const own = await factory.clientProduct(db, ana.id, part.id);
    const order = await renew({ method: 'pix' });
    await expire();
    await db
      .updateTable('client_product')
      .set({ status: 'expired', expires_at: clock.now })
      .where('id', '=', own)
      .execute();
    await expectRenewed(order);
  });
});

it('the invariants hold after Pix charges were renewed or not', async () => {
  expect(await brokenInvariants(db)).toEqual({});
});
