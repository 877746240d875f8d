import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { ORDERED_ANEW, type Renewal } from '@mirante/domain/sales/renewal.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { acquisitionsOf, sandboxGatewayOf, card, cards, eventually, paymentOf } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';

const now = new Date('2026-11-21T15:00:00Z');
const clock = { now };
const api = await testApi({ now: () => clock.now });
const node = await testApi({ now: () => clock.now, beside: api });
const { db } = api;
const ends = (day: string) => new Date(`${day}T23:59:59-03:00`);

let product: { id: number; code: string };
let ana: Person;
let as: string;
let own: number;
beforeEach(async () => {
  clock.now = now;
  product = await factory.product(db);
  ana = await factory.client(db);
  as = await logIn(api, ana);
  own = await factory.clientProduct(db, ana.id, product.id, {
    starts_at: ends('2025-12-01'),
    expires_at: ends('2026-12-01'),
  });
});

const body = (more: object = {}) => ({
  product_code: product.code,
  payment: { method: 'pix', installments: 1, products: [product.id], ...more },
});
const renew = (
  more: object = {},
  { key, on = api, token = as }: { key?: string; on?: typeof api; token?: string } = {},
) => on.post('/api/v1/client/renew-product', body(more), { as: token, ...(key && { key }) });
const buy = (on = api) => on.post('/api/v1/client/products', body().payment, { as });
const preview = (token = as, code = product.code) => api.get(`/api/v1/client/renewals/${code}`, { as: token });
const seen = async () => (await api.get('/api/v1/client/products', { as })).json<ClientProduct[]>();
const become = (row: Partial<Parameters<typeof factory.clientProduct>[3]>) =>
  db
    .updateTable('client_product')
    .set(row as object)
    .where('id', '=', own)
    .execute();
const settle = async (id: number, to: 'pay' | 'reverse') => {
  await sandboxGatewayOf(api).change((await paymentOf(api, id))!.vindi_code!, to);
  await sandboxGatewayOf(api).deliver();
  await sandboxGatewayOf(api).deliver();
};
const expire = async () => {
  await api.services.jobs.add(db, 'expire', {});
  await api.runJobs();
};
const histogram = (answers: readonly { statusCode: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ statusCode }) => statusCode)).map(([status, list]) => [
      status,
      list!.length,
    ]),
  );

describe('a renewal', () => {
  it('previews the new expiry, one year after the current one', async () => {
    expect((await preview()).json<Renewal>()).toEqual({
      product: {
        id: product.id,
        code: product.code,
        name: expect.any(String),
        description: 'Um produto de teste.',
        price: 1000,
        installments: 12,
        image: null,
      },
      current_expires_at: ends('2026-12-01').toISOString(),
      new_expires_at: ends('2027-12-01').toISOString(),
    });
  });

  it('by card lasts as previewed, and replaces what it renews', async () => {
    const { payment_id } = (await renew(card())).json();
    expect(await acquisitionsOf(api, payment_id)).toEqual([
      { product_id: product.id, status: 'active', starts_at: now, expires_at: ends('2027-12-01') },
    ]);
    const [renewal, former] = await seen();
    expect(former).toMatchObject({ id: own, status: 'expired', renewed_by_id: renewal!.id, renewing_id: null });
    expect(renewal).toMatchObject({ renewed_from_id: own, payment_id });
    expect((await api.get(`/api/v1/client/payments/${payment_id}`, { as })).json()).toMatchObject({
      type: 'renew',
      renewal_id: own,
    });
  });

  it('by Pix is shown on what it renews until paid, and counts once however many webhooks', async () => {
    const { payment_id, pix_code } = (await renew()).json();
    expect(pix_code).toMatch(/^[0-9a-f]{32}$/);
    const [renewed] = await seen();
    expect(renewed).toMatchObject({ id: own, status: 'active', renewing_id: payment_id });
    const { renewal_id } = renewed!;
    await settle(payment_id, 'pay');
    await eventually(async () =>
      expect(await seen()).toMatchObject([
        { id: renewal_id, status: 'active', expires_at: ends('2027-12-01').toISOString(), renewing_id: null },
        { id: own, renewal_id: null },
      ]),
    );
    expect(
      (await api.mails()).filter(({ to, subject }) => to === ana.email && subject === 'Pagamento confirmado'),
    ).toHaveLength(1);
  });

  it('by Pix is mailed as one: the access is not waiting for it', async () => {
    await renew();
    const { text } = (await api.mails()).findLast(({ to }) => to === ana.email)!;
    expect(text).toContain('Falta pouco para renovar o seu acesso a ');
    expect(text).not.toContain('libera');
  });

  it('of what expires before payment starts at that expiry, or at the payment if later', async () => {
    for (const [paidOn, until] of [
      ['2026-12-01T20:00:00Z', ends('2027-12-01')],
      ['2026-12-20T20:00:00Z', ends('2027-12-20')],
    ] as const) {
      clock.now = now;
      const client = await factory.client(db);
      const former = await factory.clientProduct(db, client.id, product.id, {
        starts_at: ends('2025-12-01'),
        expires_at: ends('2026-12-01'),
      });
      const token = await logIn(api, client);
      const { payment_id } = (await renew({ method: 'bank_slip' }, { token })).json();
      clock.now = new Date(paidOn);
      await sandboxGatewayOf(api).change((await paymentOf(api, payment_id))!.vindi_code!, 'pay');
      clock.now = new Date(Math.max(clock.now.getTime(), ends('2026-12-02').getTime()));
      await expire();
      await sandboxGatewayOf(api).deliver();
      await eventually(async () =>
        expect(await acquisitionsOf(api, payment_id)).toMatchObject([{ status: 'active', expires_at: until }]),
      );
      expect(
        await db
          .selectFrom('client_product')
          .select(['status', 'renewed_by_id'])
          .where('id', '=', former)
          .executeTakeFirst(),
      ).toEqual({ status: 'expired', renewed_by_id: expect.any(Number) });
    }
  });

  it('of an expired product that the job missed counts from today', async () => {
    await become({ expires_at: ends('2026-11-10') });
    expect((await preview()).json()).toMatchObject({ new_expires_at: ends('2027-11-21').toISOString() });
    expect(await acquisitionsOf(api, (await renew(card())).json().payment_id)).toMatchObject([
      { expires_at: ends('2027-11-21') },
    ]);
  });

  it('not paid in time changes nothing, and may be requested again', async () => {
    const { payment_id } = (await renew()).json();
    clock.now = new Date(now.getTime() + 31 * 60_000);
    await expire();
    expect(await seen()).toMatchObject([{ id: own, status: 'active', renewing_id: null }]);
    expect((await renew(card())).statusCode).toBe(200);
    await settle(payment_id, 'pay');
    await eventually(async () =>
      expect((await seen()).filter(({ status }) => status === 'active')).toMatchObject([
        { payment_id, expires_at: ends('2028-12-01').toISOString() },
      ]),
    );
  });

  it('may regenerate its Pix', async () => {
    const { payment_id, pix_code } = (await renew()).json();
    clock.now = new Date(now.getTime() + 31 * 60_000);
    await expire();
    expect((await api.post(`/api/v1/pix-qr-code/${pix_code}/regenerate`, {})).statusCode).toBe(200);
    expect(await seen()).toMatchObject([{ id: own, renewing_id: payment_id }]);
  });

  it('refused by the card changes nothing', async () => {
    expect((await renew(card(cards.refused))).statusCode).toBe(433);
    expect(await seen()).toMatchObject([{ id: own, status: 'active', renewing_id: null }]);
    expect((await preview()).statusCode).toBe(200);
  });

  it('that is reversed restores what it renewed', async () => {
    const { payment_id } = (await renew(card())).json();
    await settle(payment_id, 'reverse');
    await eventually(async () =>
      expect(await seen()).toMatchObject([
        { status: 'cancelled' },
        { id: own, status: 'active', renewed_by_id: null, expires_at: ends('2026-12-01').toISOString() },
      ]),
    );
  });
});

describe('a refused renewal', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['expired', () => become({ status: 'expired' }), 'Só é possível renovar um produto ativo.'],
    ['cancelled', () => become({ status: 'cancelled', cancel_at: now }), 'Só é possível renovar um produto ativo.'],
    ['still unpaid', () => become({ status: 'pending_payment' }), 'Só é possível renovar um produto ativo.'],
    [
      'had for life',
      () => become({ expires_at: null }),
      'Este produto tem acesso vitalício e não precisa de renovação.',
    ],
    ['renewing already', () => renew(), 'Já existe uma renovação deste produto aguardando confirmação do pagamento.'],
    [
      'ordered anew',
      async () => {
        await become({ status: 'expired' });
        await buy();
        await become({ status: 'active' });
      },
      ORDERED_ANEW,
    ],
  ])('is what is %s', async (_what, make, detail) => {
    await make();
    const before = await seen();
    for (const answer of [await renew(card()), await preview()])
      expect(answer.json()).toMatchObject({ status: 409, code: 'not_renewable', detail });
    expect(await seen()).toEqual(before);
  });

  it.each([
    ['free', { price: 0 }],
    ['no longer at sale', { active: false }],
  ])('is what is %s', async (_what, row) => {
    await db.updateTable('product').set(row).where('id', '=', product.id).execute();
    expect((await preview()).json()).toMatchObject({
      status: 409,
      detail: 'Este produto não pode ser renovado por aqui. Fale com o suporte.',
    });
    expect([409, 422]).toContain((await renew({ method: 'bank_slip' })).statusCode);
  });

  it("is of another client's product, an unknown one, or not a number", async () => {
    const stranger = await logIn(api, await factory.client(db));
    expect([(await preview(stranger)).statusCode, (await renew({}, { token: stranger })).statusCode]).toEqual([
      404, 404,
    ]);
    for (const code of ['nada', '%00', "'--"]) expect((await preview(as, code)).statusCode).toBe(404);
  });

  it('is of a product other than the named one', async () => {
    const other = await factory.product(db);
    expect((await renew({ products: [other.id] })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'payment.products' }],
    });
  });
});

it('a renewal accepts renewal coupons alone', async () => {
  const [renewals, signups] = [
    await factory.coupon(db, { applies_to: 'renew', percent: 20, qt: 1 }),
    await factory.coupon(db, { applies_to: 'signup' }),
  ];
  expect((await renew({ coupon_code: signups.code })).json()).toMatchObject({
    status: 422,
    errors: [{ path: 'payment.coupon_code' }],
  });
  const asked = { coupon_code: renewals.code, payment_method: 'pix', payment_context: 'renew', products: [product.id] };
  expect((await api.post('/api/v1/verify-coupon', asked)).json()).toMatchObject({
    valid: true,
    products: [{ amount: 1000, discount: 200 }],
  });
  const { payment_id } = (await renew({ coupon_code: renewals.code })).json();
  expect(await paymentOf(api, payment_id)).toMatchObject({ amount: 1000, discount: 300, coupon_code: renewals.code });
});

it('a renewal under a 100% coupon is granted at once', async () => {
  const { code } = await factory.coupon(db, { applies_to: 'renew', percent: 100 });
  const { payment_id } = (await renew({ coupon_code: code })).json();
  expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'paid', vindi_code: null });
  expect(await acquisitionsOf(api, payment_id)).toMatchObject([{ status: 'active', expires_at: ends('2027-12-01') }]);
  expect((await renew({ coupon_code: code })).statusCode).toBe(409);
});

describe('idempotency of renewals', () => {
  it('fifty concurrent purchases and renewals of one product are one renewal', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 ? renew({}, { on: n % 4 > 1 ? node : api, ...(n % 3 && { key: `tab-${n}` }) }) : buy(n % 4 ? node : api),
      ),
    );
    expect(histogram(answers)).toEqual({ 200: 1, 409: 49 });
    expect(await db.selectFrom('payment').select('type').where('client_id', '=', ana.id).execute()).toEqual([
      { type: 'renew' },
    ]);
  });

  it('one key is one renewal and one answer, also after payment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => renew(card(), { key: 'renew-once', on: n % 2 ? node : api })),
    );
    answers.push(await renew(card(), { key: 'renew-once' }));
    expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
    expect(await seen()).toHaveLength(2);
  });
});

it('the invariants hold after renewals', async () => {
  expect(await brokenInvariants(db)).toEqual({});
});
