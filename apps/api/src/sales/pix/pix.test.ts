import { isValidPixPayload } from '@brazilian-utils/brazilian-utils/is-valid-pix-payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PixStatus } from '@mirante/domain/sales/pix.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { testApi, type TestApi } from '../../testing/api.ts';
import { faulty, type FaultyGateway } from '../../testing/faulty-gateway.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { acquisitionsOf, sandboxGatewayOf, buy, eventually, paymentOf } from '../../testing/purchases.ts';
import { overduePayments } from '../purchases/expire.job.ts';
import { brokenInvariants } from '../purchases/invariants.ts';

let api: TestApi;
let gateway: FaultyGateway;
let product: { id: number };
const start = new Date('2026-11-25T15:00:00Z');
const clock = { now: start };
beforeAll(async () => {
  api = await testApi({ now: () => clock.now });
  gateway = faulty(api.services.gateway);
  api.services.gateway = gateway;
  product = await factory.product(api.db);
  const { id } = await factory.product(api.db);
  await buy(api, { payment: { products: [id] } });
  await api.db.updateTable('product').set({ active: false }).where('id', '=', id).execute();
});
beforeEach(() => {
  clock.now = start;
});
const later = (minutes: number) => {
  clock.now = new Date(start.getTime() + minutes * 60_000);
};

async function order(coupon_code?: string): Promise<{ id: number; code: string }> {
  const { payment_id, pix_code } = (
    await buy(api, { payment: { products: [product.id], ...(coupon_code && { coupon_code }) } })
  ).json();
  return { id: payment_id, code: pix_code };
}
const show = async (code: string): Promise<PixStatus> => (await api.get(`/api/v1/pix-qr-code/${code}`)).json();
const verify = async (code: string): Promise<PixStatus> =>
  (await api.post(`/api/v1/pix-qr-code/${code}/verify`)).json();
const regenerate = (code: string) => api.post(`/api/v1/pix-qr-code/${code}/regenerate`);
const chargeOf = async (id: number) => (await paymentOf(api, id))!.vindi_code!;
async function expire(): Promise<void> {
  await api.services.jobs.add(api.db, 'expire', {});
  await api.runJobs();
}

test('a Pix charge page shows how to pay for half an hour, and nothing about the payer', async () => {
  const { code } = await order();
  const shown = await show(code);
  expect(shown).toEqual({
    status: 'pending',
    qr_code: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    copy_paste_code: expect.any(String),
    expires_at: new Date(start.getTime() + 30 * 60_000).toJSON(),
    renewal_problem: null,
  });
  expect(isValidPixPayload(shown.copy_paste_code!)).toBe(true);
  later(30);
  expect(await show(code)).toMatchObject({ status: 'expired', qr_code: null, copy_paste_code: null });
});

test.each(['0'.repeat(32), '1', '%00', 'sbx_1', "' or 1=1", '..%2f'])(
  'a Pix check with the code %s is 404',
  async (code) => {
    const answer = await api.get(`/api/v1/pix-qr-code/${encodeURIComponent(code)}`);
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'not_found']);
  },
);

test('a hundred concurrent Pix checks are one gateway call', async () => {
  const { id, code } = await order();
  await sandboxGatewayOf(api).change(await chargeOf(id), 'pay');
  gateway.calls = 0;
  const answers = await Promise.all(Array.from({ length: 100 }, () => verify(code)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['paid']));
  expect(gateway.calls).toBe(1);
});

test('a Pix is checked again at most every ten seconds', async () => {
  const { code } = await order();
  gateway.calls = 0;
  for (const seconds of [0, 9, 11, 20]) {
    clock.now = new Date(start.getTime() + seconds * 1000);
    await verify(code);
  }
  expect(gateway.calls).toBe(2);
});

test('a Pix page shows neither a cancelled order nor one by another method', async () => {
  const { id, code } = await order();
  const as = await logIn(api, await factory.staff(api.db));
  await api.post(`/api/v1/payments/${id}/void`, {}, { as });
  const slip = (await buy(api, { payment: { method: 'bank_slip', products: [product.id] } })).json();
  const { code: codeOfSlip } = (await paymentOf(api, slip.payment_id))!;
  for (const shown of [await show(code), await show(codeOfSlip)])
    expect(shown).toMatchObject({ status: 'not_found', copy_paste_code: null });
});

test.each<[string, (code: string) => Promise<PixStatus>, number]>([
  ['checked', verify, 0],
  ['regenerated', async (code) => (await regenerate(code)).json(), 31],
  ['regenerated before its time is over', async (code) => (await regenerate(code)).json(), 1],
])('a Pix that the gateway never got is charged when it is %s', async (_what, act, minutes) => {
  const beside = await order();
  gateway.fault = 'dead';
  const { id, code } = await order();
  gateway.fault = 'none';
  expect(await paymentOf(api, id)).toMatchObject({ vindi_code: null });
  later(minutes);
  const expires_at = new Date(clock.now.getTime() + 30 * 60_000).toJSON();
  expect(await act(code)).toMatchObject({ status: 'pending', copy_paste_code: expect.any(String), expires_at });
  expect(await paymentOf(api, beside.id)).toMatchObject({ due_at: new Date(start.getTime() + 30 * 60_000) });
});

test('a Pix payment is shown after its webhook, without a check', async () => {
  const { id, code } = await order();
  await sandboxGatewayOf(api).change(await chargeOf(id), 'pay');
  await sandboxGatewayOf(api).deliver();
  await eventually(async () => expect(await show(code)).toMatchObject({ status: 'paid', qr_code: null }));
});

test('an expired Pix releases product and coupon once', async () => {
  const coupon = await factory.coupon(api.db, { qt: 1 });
  const { id } = await order(coupon.code);
  later(31);
  for (let n = 0; n < 2; n += 1) await expire();
  expect(await paymentOf(api, id)).toMatchObject({ status: 'pending' });
  expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'no_payment' }]);
  expect(
    await api.db.selectFrom('coupon').select(['qt', 'usage_count']).where('id', '=', coupon.id).executeTakeFirst(),
  ).toEqual({ qt: 1, usage_count: 0 });
});

test("an expired Pix of a guest releases the coupon's use; regenerated it takes that alone again", async () => {
  const coupon = await factory.coupon(api.db, { qt: 1 });
  const { cpf } = await factory.client(api.db);
  const payment = { products: [product.id], coupon_code: coupon.code };
  const { payment_id: id, pix_code: code } = (await buy(api, { client: { cpf }, payment })).json();
  const left = api.db.selectFrom('coupon').select('qt').where('id', '=', coupon.id);
  const reserved = async () => [await left.executeTakeFirst(), await acquisitionsOf(api, id)];
  const before = await reserved();
  expect(before).toMatchObject([{ qt: 0 }, [{ status: 'no_payment' }]]);
  later(31);
  await expire();
  expect(await left.executeTakeFirst()).toEqual({ qt: 1 });
  expect((await regenerate(code)).json()).toMatchObject({ status: 'pending' });
  expect(await reserved()).toEqual(before);
});

test('a late Pix payment is settled once, and takes its coupon use again', async () => {
  const coupon = await factory.coupon(api.db, { qt: 1 });
  const { id, code } = await order(coupon.code);
  later(31);
  await expire();
  await sandboxGatewayOf(api).change(await chargeOf(id), 'pay');
  for (let n = 0; n < 2; n += 1) await verify(code);
  expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'active', starts_at: clock.now }]);
  expect(await overduePayments(api.services).execute()).toEqual([]);
  expect(
    await api.db.selectFrom('coupon').select(['qt', 'usage_count']).where('id', '=', coupon.id).executeTakeFirst(),
  ).toEqual({ qt: 0, usage_count: 1 });
});

test('a late Pix payment counts its coupon use though another buyer has taken the last one', async () => {
  const coupon = await factory.coupon(api.db, { qt: 1 });
  const counts = () =>
    api.db.selectFrom('coupon').select(['qt', 'usage_count']).where('id', '=', coupon.id).executeTakeFirst();
  const { id, code } = await order(coupon.code);
  later(31);
  await expire();
  await order(coupon.code);
  await sandboxGatewayOf(api).change(await chargeOf(id), 'pay');
  for (let n = 0; n < 2; n += 1) await verify(code);
  expect(await counts()).toEqual({ qt: 0, usage_count: 2 });
  later(62);
  await expire();
  expect(await counts()).toEqual({ qt: 0, usage_count: 1 });
});

test('a late Pix payment of a product bought again extends its term', async () => {
  const { id, code } = await order();
  later(31);
  await expire();
  const { client_id } = (await paymentOf(api, id))!;
  const second = await factory.clientProduct(api.db, client_id, product.id, {
    status: 'active',
    expires_at: new Date('2027-11-25T23:59:59-03:00'),
  });
  await sandboxGatewayOf(api).change(await chargeOf(id), 'pay');
  await verify(code);
  expect(await acquisitionsOf(api, id)).toMatchObject([
    { status: 'active', expires_at: new Date('2028-11-25T23:59:59-03:00') },
  ]);
  expect(
    await api.db.selectFrom('client_product').select('status').where('id', '=', second).executeTakeFirst(),
  ).toEqual({ status: 'expired' });
});

test('a late Pix payment extends a term that ended between the payment and the news of it', async () => {
  const { id, code } = await order();
  later(31);
  await expire();
  const { client_id } = (await paymentOf(api, id))!;
  const expires_at = new Date('2026-11-27T23:59:59-03:00');
  await factory.clientProduct(api.db, client_id, product.id, { status: 'active', expires_at });
  await sandboxGatewayOf(api).change(await chargeOf(id), 'pay');
  later(3 * 24 * 60);
  await jobHandlers(api.services).end_access({});
  await verify(code);
  expect(await acquisitionsOf(api, id)).toMatchObject([
    {
      status: 'active',
      starts_at: new Date('2026-11-25T15:31:00Z'),
      expires_at: new Date('2027-11-27T23:59:59-03:00'),
    },
  ]);
});

test('an expired Pix can be regenerated, reserves the order again, and can be paid', async () => {
  const coupon = await factory.coupon(api.db, { qt: 1 });
  const { id, code } = await order(coupon.code);
  const first = (await show(code)).copy_paste_code;
  expect((await regenerate(code)).json().copy_paste_code).toBe(first);
  later(31);
  await expire();
  const fresh: PixStatus = (await regenerate(code)).json();
  expect(fresh).toMatchObject({ status: 'pending', expires_at: new Date(clock.now.getTime() + 30 * 60_000).toJSON() });
  expect(fresh.copy_paste_code).not.toBe(first);
  expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'pending_payment' }]);
  expect(await api.db.selectFrom('coupon').select('qt').where('id', '=', coupon.id).executeTakeFirst()).toEqual({
    qt: 0,
  });
  await sandboxGatewayOf(api).change(await chargeOf(id), 'pay');
  expect(await verify(code)).toMatchObject({ status: 'paid' });
});

test("two concurrent regenerations of a Pix end as the gateway's one", async () => {
  const { id, code } = await order();
  later(31);
  await Promise.all([regenerate(code), regenerate(code)]);
  const charge = await api.services.gateway.readCharge(await chargeOf(id));
  expect((await show(code)).copy_paste_code).toBe(charge!.pixCopyPaste);
});

test('a Pix is not regenerated when its coupon is used up or the product was bought again', async () => {
  const coupon = await factory.coupon(api.db, { qt: 1 });
  const { code } = await order(coupon.code);
  later(31);
  await expire();
  expect((await show(code)).renewal_problem).toBeNull();
  await order(coupon.code);
  expect((await regenerate(code)).json()).toMatchObject({ status: 409, code: 'coupon_gone' });
  expect((await show(code)).renewal_problem).toContain('se esgotou');
  clock.now = start;
  const other = await order();
  later(31);
  await expire();
  await factory.clientProduct(api.db, (await paymentOf(api, other.id))!.client_id, product.id);
  expect((await regenerate(other.code)).json()).toMatchObject({ status: 409, code: 'already_owned' });
});

test.each<[string, (order: { coupon: number; product: number }) => Promise<unknown>]>([
  ['three days after its order', async () => later(3 * 24 * 60 + 1)],
  [
    'once its coupon has ended',
    ({ coupon }) =>
      api.db
        .updateTable('coupon')
        .set({ expires_at: new Date(clock.now.getTime() - 1000) })
        .where('id', '=', coupon)
        .execute(),
  ],
  [
    'once its product is not for sale',
    ({ product: id }) => api.db.updateTable('product').set({ active: false }).where('id', '=', id).execute(),
  ],
])('a Pix is not regenerated %s by its link, but by staff', async (_, change) => {
  const own = await factory.product(api.db);
  const coupon = await factory.coupon(api.db, { qt: 5 });
  const { payment_id: id, pix_code: code } = (
    await buy(api, { payment: { products: [own.id], coupon_code: coupon.code } })
  ).json();
  later(31);
  await expire();
  await change({ coupon: coupon.id, product: own.id });
  expect((await regenerate(code)).json()).toMatchObject({ status: 409, code: 'offer_over' });
  expect(await show(code)).toMatchObject({
    status: 'expired',
    renewal_problem: expect.stringContaining('não vale mais'),
  });
  const as = await logIn(api, await factory.staff(api.db));
  expect((await api.post(`/api/v1/payments/${id}/renew`, undefined, { as })).json()).toEqual({ renewed: true });
});

test('the invariants hold after Pix charges are verified and regenerated', async () => {
  expect(await brokenInvariants(api.db)).toEqual({});
});
