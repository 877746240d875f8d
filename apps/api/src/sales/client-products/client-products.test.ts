import type { AcquiredProduct, ProductStanding, StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { sandboxGatewayOf, paymentOf } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';

const now = new Date('2026-11-21T15:00:00Z');
const clock = { now };
const api = await testApi({ now: () => clock.now });
const node = await testApi({ now: () => clock.now, beside: api });
const { db } = api;
const ends = (day: string) => new Date(`${day}T23:59:59-03:00`);
const ALREADY = 'Cliente já possui produto atribuído vigente. Cancele o vigente e tente novamente.';

let ana: Person;
let product: { id: number; price: number };
let staff: Person;
let as: string;
beforeEach(async () => {
  clock.now = now;
  ana = await factory.client(db);
  product = await factory.product(db);
  staff = await factory.staff(db, ['atendimento']);
  as = await logIn(api, staff);
});
const base = () => `/api/v1/clients/${ana.id}/products`;
const add = (products: readonly number[], { on = api, more = {} }: { on?: typeof api; more?: object } = {}) =>
  on.post(`${base()}/add`, { products, method: 'bank_slip', installments: 1, ...more }, { as });
const seen = async (id: number) => (await api.get(`${base()}/${id}`, { as })).json<StaffClientProduct>();
const history = async () =>
  (await api.get(`/api/v1/clients/${ana.id}/products-history`, { as })).json<AcquiredProduct[]>();

describe('a product added by staff', () => {
  it("is paid in full by the house's coupon, active at once, and mailed", async () => {
    const { payment_id } = (await add([product.id])).json();
    expect(await history()).toMatchObject([
      {
        product_id: product.id,
        status: 'active',
        expires_at: ends('2027-11-21').toISOString(),
        payment: {
          id: payment_id,
          status: 'paid',
          method: 'courtesy',
          amount: 1000,
          discount: 1000,
          coupon_code: 'UPGRADE100',
        },
      },
    ]);
    expect((await api.mails()).filter(({ to }) => to === ana.email).map(({ subject }) => subject)).toEqual([
      'Seu acesso está liberado',
    ]);
  });

  it('may be the consultancy, which is not sold online, or a lifetime product', async () => {
    const [consultancy, lifetime] = [
      await factory.product(db, { code: `x${product.id}_consultoria` }),
      await factory.product(db, { code: `x${product.id}_vitalicio` }),
    ];
    await add([consultancy.id, lifetime.id]);
    expect(new Set((await history()).map(({ expires_at }) => expires_at))).toEqual(
      new Set([ends('2028-11-21').toISOString(), null]),
    );
  });

  it('must not be active already', async () => {
    await factory.clientProduct(db, ana.id, product.id);
    const other = await factory.product(db);
    for (const ids of [[product.id], [other.id, product.id]])
      expect((await add(ids)).json()).toMatchObject({
        status: 409,
        code: 'already_active',
        title: 'can not buy already active product',
        detail: ALREADY,
      });
    expect(await history()).toHaveLength(1);
  });

  it('may have ended, or await payment', async () => {
    for (const status of ['expired', 'cancelled', 'no_payment', 'pending_payment'] as const)
      await factory.clientProduct(db, ana.id, product.id, { status });
    expect((await add([product.id])).statusCode).toBe(200);
  });

  it('must be on sale', async () => {
    const old = await factory.product(db, { active: false });
    for (const ids of [[old.id], [product.id, 2_147_483_647]])
      expect((await add(ids)).json()).toMatchObject({
        status: 422,
        errors: [{ path: 'products', message: 'Produto indisponível.' }],
      });
  });

  it.each<[string, object]>([
    ['nothing', { products: [] }],
    ['twice the same', { products: [1, 1] }],
    ['another method', { products: [1], method: 'pix' }],
    ['instalments', { products: [1], installments: 2 }],
    ['a price', { products: [1], price: 1 }],
  ])('is refused with %s', async (_what, body) => {
    expect((await api.post(`${base()}/add`, body, { as })).statusCode).toBe(422);
  });

  it('is added once by fifty concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        add([product.id], { on: n % 2 ? node : api, more: { coupon_code: 'QUALQUER' } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await history()).toHaveLength(1);
  });

  it('is added once per idempotency key, which gets the first answer again', async () => {
    const other = await factory.product(db);
    const send = (ids: readonly number[], key = 'lost') => api.post(`${base()}/add`, { products: ids }, { as, key });
    const first = await send([product.id]);
    const again = await send([product.id]);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.body).toBe(first.body);
    expect((await send([other.id])).json()).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
    expect((await send([product.id], 'another')).json()).toMatchObject({ status: 409, code: 'already_active' });
    expect(await history()).toHaveLength(1);
  });

  it('uses a coupon reserved for staff', async () => {
    await add([product.id]);
    const asked = {
      coupon_code: 'UPGRADE100',
      payment_method: 'bank_slip',
      payment_context: 'buy',
      products: [product.id],
    };
    expect((await api.post('/api/v1/verify-coupon', asked)).json()).toMatchObject({ valid: false });
    const bruno = await logIn(api, await factory.client(db));
    expect(
      (
        await api.post(
          '/api/v1/client/products',
          { method: 'bank_slip', installments: 1, products: [product.id], coupon_code: 'UPGRADE100' },
          { as: bruno },
        )
      ).json(),
    ).toMatchObject({ status: 422, errors: [{ path: expect.stringMatching(/coupon_code$/) }] });
  });
});

describe('a product added by staff beside its open charge', () => {
  const sell = async () =>
    (
      await api.post(
        '/api/v1/client/products',
        { method: 'bank_slip', installments: 1, products: [product.id] },
        { as: await logIn(api, ana) },
      )
    ).json<{ payment_id: number }>().payment_id;
  const standing = async () => (await api.get(`${base()}/add/${product.id}`, { as })).json<ProductStanding>();
  const statusOf = async (id: number) => (await paymentOf(api, id))!.status;

  it('reports the charge, is refused without a choice, and then voids or keeps it', async () => {
    const kept = await sell();
    expect(await standing()).toMatchObject({
      open_payments: [{ id: kept, method: 'bank_slip', net: 900 }],
      included_in: [],
    });
    expect((await add([product.id], { more: { open_charges: 'refuse' } })).json()).toMatchObject({
      code: 'open_charge',
    });
    expect(await statusOf(kept)).toBe('pending');
    expect((await add([product.id], { more: { open_charges: 'void' } })).statusCode).toBe(200);
    await api.runJobs();
    expect(await statusOf(kept)).toBe('canceled');
    expect((await sandboxGatewayOf(api).find((await paymentOf(api, kept))!.vindi_code!))!.status).toBe('canceled');
    ana = await factory.client(db);
    const other = await sell();
    expect((await add([product.id], { more: { open_charges: 'keep' } })).statusCode).toBe(200);
    expect(await statusOf(other)).toBe('pending');
  });

  it('loses no payment made while the charge is voided', async () => {
    for (let n = 0; n < 8; n += 1) {
      ana = await factory.client(db);
      const id = await sell();
      const { vindi_code: code } = (await paymentOf(api, id))!;
      const [added] = await Promise.all([
        add([product.id], { on: n % 2 ? node : api, more: { open_charges: 'void' } }),
        sandboxGatewayOf(api)
          .change(code!, 'pay')
          .then(() => (n % 3 === 0 ? undefined : sandboxGatewayOf(api).deliver())),
      ]);
      expect([200, 409]).toContain(added.statusCode);
      await api.runJobs();
      // If nothing was voided and no webhook came, the reconciliation asks the gateway.
      if (added.statusCode === 409) await sandboxGatewayOf(api).deliver();
      expect(await statusOf(id)).toBe('paid');
      expect((await history()).filter(({ status }) => status === 'active')).toHaveLength(1);
    }
    expect(await brokenInvariants(db)).toEqual({});
  });

  it('reports the products that include it, and is refused unless that is accepted', async () => {
    const whole = await factory.product(db, { name: 'Completo' });
    await db.insertInto('product_link').values({ parent_id: whole.id, child_id: product.id }).execute();
    await factory.clientProduct(db, ana.id, whole.id);
    expect(await standing()).toEqual({ open_payments: [], included_in: ['Completo'] });
    expect((await add([product.id], { more: { included: 'refuse' } })).json()).toMatchObject({
      code: 'already_included',
    });
    expect((await add([product.id], { more: { included: 'accept' } })).statusCode).toBe(200);
  });
});

describe('the staff notes on an acquisition', () => {
  it('are versioned against lost updates', async () => {
    const own = await factory.clientProduct(db, ana.id, product.id);
    const { versions } = await seen(own);
    const note = (obs: string) =>
      api.patch(`${base()}/${own}/obs`, { obs }, { as, headers: { 'if-match': `"${versions.obs}"` } });
    expect((await note('Prefere email.')).statusCode).toBe(204);
    expect((await note('Prefere telefone.')).json()).toMatchObject({ status: 412, current: { obs: 'Prefere email.' } });
    expect((await note('')).statusCode).toBe(422);
    expect(await seen(own)).toMatchObject({ obs: 'Prefere email.' });
  });
});

describe('an acquisition', () => {
  it('is 404 under another client', async () => {
    const own = await factory.clientProduct(db, ana.id, product.id);
    const bruno = await factory.client(db);
    for (const [client, id] of [
      [bruno.id, own],
      [ana.id, 2_147_483_647],
      [2_147_483_647, own],
    ]) {
      const at = `/api/v1/clients/${client}/products/${id}`;
      expect((await api.get(at, { as })).statusCode).toBe(404);
      expect((await api.patch(`${at}/obs`, { obs: 'x' }, { as })).statusCode).toBe(404);
      expect((await api.patch(`${at}/expiry`, { date: '2028-01-01' }, { as })).statusCode).toBe(404);
      expect((await api.post(`${at}/cancel`, { cancel_reason: 'x' }, { as })).statusCode).toBe(404);
    }
  });
});

it('staff can list cancellation reasons, and the whole catalogue by name', async () => {
  expect((await api.get('/api/v1/cancel-reasons', { as })).json()).toContainEqual({ id: 2, name: 'Outros' });
  const old = await factory.product(db, { active: false, name: 'Ásia' });
  const first = await factory.product(db, { name: 'Ações', position: 99 });
  const last = await factory.product(db, { name: 'Zinco', position: -1 });
  await factory.link(db, old.id, product.id);
  const all = (await api.get('/api/v1/all-products', { as })).json();
  expect(all.at(0).id).toBe(first.id);
  expect(all.at(1).id).toBe(old.id);
  expect(all.at(-1).id).toBe(last.id);
  expect(all).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: product.id, active: true, children: [] }),
      expect.objectContaining({ id: old.id, active: false, children: [product.id] }),
    ]),
  );
});

it('the invariants hold after staff added products and changed expiries', async () => {
  expect(await brokenInvariants(db)).toEqual({});
});
