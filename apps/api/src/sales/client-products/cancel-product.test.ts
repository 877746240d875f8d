import type { StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { sandboxGatewayOf, card, eventually } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import { requestRefund } from '../refunds/refund.job.ts';

const now = new Date('2026-11-21T15:00:00Z');
const api = await testApi({ now: () => now });
const node = await testApi({ now: () => now, beside: api });
const { db } = api;
const ends = (day: string) => new Date(`${day}T23:59:59-03:00`);

let ana: Person;
let product: { id: number; code: string };
let money: string;
beforeEach(async () => {
  ana = await factory.client(db);
  product = await factory.product(db, { price: 1200 });
  money = await logIn(api, await factory.staff(db, ['financeiro']));
});
const reason = { cancel_reason_id: 3, cancel_reason: 'Desistiu no quarto dia.' };
const at = (id: number) => `/api/v1/clients/${ana.id}/products/${id}`;
const cancel = (
  id: number,
  body: object = {},
  { on = api, key, as = money }: { on?: typeof api; key?: string; as?: string } = {},
) => on.post(`${at(id)}/cancel`, { ...reason, ...body }, { as, key });
const seen = async (id: number) => (await api.get(at(id), { as: money })).json<StaffClientProduct>();
const owned = async () =>
  (
    await db
      .selectFrom('client_product')
      .select('id')
      .where('client_id', '=', ana.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
const buy = async (payment: object, products = [product.id]) => {
  const as = await logIn(api, ana);
  await api.post('/api/v1/client/products', { ...payment, products }, { as });
  return owned();
};
const given_back = async () =>
  (
    await sql<{
      cents: number;
    }>`select r.cents from sandbox.refund r join sandbox.charge c on c.code = r.charge_code where c.customer = ${String(ana.id)}`.execute(
      db,
    )
  ).rows.map(({ cents }) => cents);

describe('cancelling a product', () => {
  it('ends the access at once, and refunds a card payment', async () => {
    const id = await buy(card());
    expect((await cancel(id, { refund_obs: 'Estorno no cartão.' })).statusCode).toBe(204);
    expect(await seen(id)).toMatchObject({
      status: 'cancelled',
      cancel_at: now.toISOString(),
      cancel_reason_name: 'Arrependimento em 7 dias',
      cancel_reason: 'Desistiu no quarto dia.',
      refund: { amount: 1200, refunded_at: null },
      refundable: 0,
    });
    expect((await api.get('/api/v1/client/details', { as: await logIn(api, ana) })).json()).toMatchObject({
      products: [],
      entitlements: [],
    });
    await api.runJobs();
    expect(await given_back()).toEqual([120_000]);
    expect((await seen(id)).refund).toMatchObject({ refunded_at: now.toISOString() });
    expect(await db.selectFrom('refund').select('obs').where('client_id', '=', ana.id).execute()).toEqual([
      { obs: 'Estorno no cartão.' },
    ]);
  });

  it('defaults to reason 2 and a refund', async () => {
    const id = await buy(card());
    await api.post(`${at(id)}/cancel`, { cancel_reason: 'Sem mais.' }, { as: money });
    expect(await seen(id)).toMatchObject({ cancel_reason_name: 'Outros', refund: { amount: 1200 } });
  });

  it("refunds this product's share alone, to the cent", async () => {
    const other = await factory.product(db, { price: 333.33 });
    await buy({ method: 'pix', installments: 1 }, [product.id, other.id]);
    const { vindi_code } = await db
      .selectFrom('payment')
      .select('vindi_code')
      .where('client_id', '=', ana.id)
      .executeTakeFirstOrThrow();
    await sandboxGatewayOf(api).change(vindi_code!, 'pay');
    await sandboxGatewayOf(api).deliver();
    const { id } = await db
      .selectFrom('client_product')
      .select('id')
      .where('client_id', '=', ana.id)
      .where('product_id', '=', other.id)
      .executeTakeFirstOrThrow();
    await eventually(async () => expect((await seen(id)).status).toBe('active'));
    await cancel(id);
    await api.runJobs();
    const item = await db
      .selectFrom('payment_item')
      .select(['amount', 'discount'])
      .where('product_id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(await given_back()).toEqual([Math.round((item.amount - item.discount) * 100)]);
  });

  it('paid by boleto records a refund to be made by hand', async () => {
    const { id: payment_id } = await factory.payment(db, ana.id, {
      method: 'bank_slip',
      status: 'paid',
      amount: 1200,
      discount: 120,
    });
    await db
      .insertInto('payment_item')
      .values({ payment_id, product_id: product.id, amount: 1200, discount: 120 })
      .execute();
    const id = await factory.clientProduct(db, ana.id, product.id, { payment_id });
    await cancel(id);
    await api.runJobs();
    expect((await seen(id)).refund).toMatchObject({ amount: 1080, refunded_at: null });
  });

  it('that was free refunds nothing, whatever is asked', async () => {
    const id = await factory.clientProduct(db, ana.id, product.id);
    expect(
      (await cancel(id, { refund: true }, { as: await logIn(api, await factory.staff(db, ['atendimento'])) }))
        .statusCode,
    ).toBe(204);
    expect(await seen(id)).toMatchObject({ status: 'cancelled', refund: null, refundable: 0 });
  });

  it('without a refund keeps the money, until finance refunds it', async () => {
    const care = await logIn(api, await factory.staff(db, ['atendimento']));
    const id = await buy(card());
    expect((await cancel(id, {}, { as: care })).json()).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await seen(id)).status).toBe('active');
    expect((await cancel(id, { refund: false, refund_obs: null }, { as: care })).statusCode).toBe(204);
    expect(await seen(id)).toMatchObject({ status: 'cancelled', refund: null, refundable: 1200 });
    const refund = (as: string) => api.post(`${at(id)}/refund`, { obs: 'A pedido do atendimento.' }, { as });
    expect((await refund(care)).statusCode).toBe(403);
    expect([(await refund(money)).statusCode, (await refund(money)).statusCode]).toEqual([204, 409]);
    await api.runJobs();
    expect(await given_back()).toEqual([120_000]);
  });

  it.each<[string, object, string]>([
    ['without a reason', { cancel_reason: '' }, 'cancel_reason'],
    ['by a reason that there is not', { cancel_reason_id: 77 }, 'cancel_reason_id'],
    ['by a reason out of range', { cancel_reason_id: 10_000 }, 'cancel_reason_id'],
    ['with a note too long', { refund_obs: 'x'.repeat(2049) }, 'refund_obs'],
  ])('is refused %s', async (_what, body, path) => {
    const id = await factory.clientProduct(db, ana.id, product.id);
    expect((await cancel(id, body)).json()).toMatchObject({ status: 422, errors: [{ path }] });
    expect((await seen(id)).status).toBe('active');
  });

  it.each(['expired', 'cancelled', 'no_payment', 'pending_payment'] as const)(
    'is refused for an acquisition that is not active: %s',
    async (status) => {
      const id = await factory.clientProduct(db, ana.id, product.id, { status });
      expect((await cancel(id)).json()).toMatchObject({
        status: 409,
        detail: 'Só é possível cancelar um produto ativo.',
      });
    },
  );
});

describe('idempotency of cancelling', () => {
  it('fifty concurrent cancellations on two nodes are one, with one refund', async () => {
    const id = await buy(card());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        cancel(id, {}, { on: n % 2 ? node : api, ...(n % 3 && { key: `tab-${n}` }) }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    await api.runJobs();
    expect(await given_back()).toEqual([120_000]);
    expect(await db.selectFrom('refund').select('amount').where('client_id', '=', ana.id).execute()).toEqual([
      { amount: 1200 },
    ]);
  });

  it('a key returns the same answer, for the same body alone', async () => {
    const id = await buy(card());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => cancel(id, {}, { on: n % 2 ? node : api, key: 'cancel-once' })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await cancel(id, { refund: false }, { key: 'cancel-once' })).json()).toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
    expect(await db.selectFrom('refund').select('amount').where('client_id', '=', ana.id).execute()).toHaveLength(1);
  });

  it('a refund sent before a crash is not sent twice', async () => {
    const id = await buy(card());
    await cancel(id);
    const { refundCharge } = api.services.gateway;
    const crashing = {
      ...api.services.gateway,
      refundCharge: async (...asked: Parameters<typeof refundCharge>) => {
        await refundCharge(...asked);
        throw new Error('killed');
      },
    };
    const { id: refundId } = (await seen(id)).refund!;
    await expect(requestRefund({ ...api.services, gateway: crashing }, { refundId })).rejects.toThrow('killed');
    expect((await seen(id)).refund).toMatchObject({ state: 'sent', refunded_at: null });
    await api.runJobs();
    expect(await given_back()).toEqual([120_000]);
    expect((await seen(id)).refund).toMatchObject({ state: 'returned', refunded_at: now.toISOString() });
  });
});

describe('renewals of a cancelled product', () => {
  it('in progress are voided, here and at the gateway', async () => {
    const id = await factory.clientProduct(db, ana.id, product.id, {
      starts_at: ends('2025-12-01'),
      expires_at: ends('2026-12-01'),
    });
    const as = await logIn(api, ana);
    const { payment_id } = (
      await api.post(
        '/api/v1/client/renew-product',
        { product_code: product.code, payment: { method: 'pix', installments: 1, products: [product.id] } },
        { as },
      )
    ).json();
    await cancel(id);
    await api.runJobs();
    const { status, vindi_code } = await db
      .selectFrom('payment')
      .select(['status', 'vindi_code'])
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow();
    expect([status, (await api.services.gateway.readCharge(vindi_code!))?.status]).toEqual(['canceled', 'canceled']);
    expect(await seen(id)).toMatchObject({ status: 'cancelled', renewing_id: null });
  });

  it('when refunded restore what they renewed, for its own term; otherwise all of it ends', async () => {
    for (const refund of [true, false]) {
      const client = await factory.client(db);
      ana = client;
      const former = await factory.clientProduct(db, ana.id, product.id, {
        starts_at: ends('2025-12-01'),
        expires_at: ends('2026-12-01'),
      });
      await api.post(
        '/api/v1/client/renew-product',
        { product_code: product.code, payment: { ...card(), products: [product.id] } },
        { as: await logIn(api, ana) },
      );
      await cancel(await owned(), { refund });
      expect(await seen(former)).toMatchObject(
        refund
          ? { status: 'active', expires_at: ends('2026-12-01').toISOString(), renewed_by_id: null }
          : { status: 'expired' },
      );
    }
  });
});

it('the invariants hold after cancellations and refunds', async () => {
  expect(await brokenInvariants(db)).toEqual({});
});
