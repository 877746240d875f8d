import type { SessionDetails } from '@mirante/domain/access/session.ts';
import type { Profile } from '@mirante/domain/people/account.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { AcquiredProduct, OwnProduct } from '@mirante/domain/sales/client-product.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';

const now = new Date('2026-05-04T12:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
const day = (n: number) => new Date(now.getTime() + n * 86_400_000);
const history = async (as: string) =>
  (await api.get('/api/v1/client/products-history', { as })).json<AcquiredProduct[]>();
const detail = (as: string, id: number) => api.get(`/api/v1/client/products/${id}`, { as });

let ana: Person;
let as: string;
let product: { id: number };
beforeEach(async () => {
  ana = await factory.client(db);
  as = await logIn(api, ana);
  product = await factory.product(db, { name: 'Top Fundos' });
});

describe("a client's acquisition history", () => {
  it('lists every acquisition, newest first, each with a payment summary', async () => {
    const first = await factory.payment(db, ana.id, {
      status: 'paid',
      method: 'credit_card',
      installments: 12,
      discount: 500,
      confirmed_at: day(-400),
      created_at: day(-400),
    });
    const old = await factory.clientProduct(db, ana.id, product.id, {
      status: 'expired',
      payment_id: first.id,
      created_at: day(-400),
      starts_at: day(-400),
      expires_at: day(-35),
    });
    const second = await factory.payment(db, ana.id, { method: 'pix', due_at: day(-1), created_at: day(-2) });
    const renewed = await factory.clientProduct(db, ana.id, product.id, {
      status: 'no_payment',
      payment_id: second.id,
      created_at: day(-2),
    });
    const gift = await factory.clientProduct(db, ana.id, (await factory.product(db)).id, { created_at: day(-10) });
    const seen = await history(as);
    expect(seen.map(({ id }) => id)).toEqual([renewed, gift, old]);
    expect(seen[2]).toMatchObject({
      product_name: 'Top Fundos',
      status: 'expired',
      expires_at: day(-35).toISOString(),
      payment: { id: first.id, status: 'paid', method: 'credit_card', installments: 12, amount: 1000, discount: 500 },
    });
    expect(seen[0]).toMatchObject({ payment: { id: second.id, status: 'pending', expired: true } });
    expect(seen[1]!.payment).toBeNull();
    expect(seen[0]!.payment).not.toHaveProperty('pix_copy_paste');
  });

  it('is empty without purchases, and private', async () => {
    await factory.clientProduct(db, (await factory.client(db)).id, product.id);
    expect(await history(as)).toEqual([]);
  });
});

describe("a client's product", () => {
  it('contains its full payment', async () => {
    const { id } = await factory.payment(db, ana.id, { method: 'pix', pix_copy_paste: '00020126', due_at: day(1) });
    await db.insertInto('payment_item').values({ payment_id: id, product_id: product.id, amount: 1000 }).execute();
    await factory.clientProduct(db, ana.id, product.id, { status: 'pending_payment', payment_id: id });
    const seen = (await detail(as, product.id)).json<OwnProduct>();
    expect(seen).toMatchObject({
      product_id: product.id,
      status: 'pending_payment',
      payment: { id, pix_copy_paste: '00020126', items: [{ product_name: 'Top Fundos', amount: 1000 }] },
    });
    expect(seen.payment!.qr_code_url).toMatch(/^data:image\/svg/);
  });

  it.each([
    [['expired', 'active', 'cancelled'], 1],
    [['pending_payment', 'expired', 'no_payment'], 0],
    [['expired', 'cancelled', 'no_payment'], 2],
  ] as const)('acquired as %j is shown as number %i of them', async (statuses, n) => {
    const ids: number[] = [];
    for (const [i, status] of statuses.entries())
      ids.push(await factory.clientProduct(db, ana.id, product.id, { status, created_at: day(i - 10) }));
    expect((await detail(as, product.id)).json<OwnProduct>().id).toBe(ids[n]);
  });

  it('is expired from its end on, everywhere, before the job has updated its row', async () => {
    const id = await factory.clientProduct(db, ana.id, product.id, { starts_at: day(-365), expires_at: now });
    const { products } = (await api.get('/api/v1/client/details', { as })).json<SessionDetails>();
    expect(products).toEqual([]);
    const seen = [
      ...(await api.get('/api/v1/client/products', { as })).json<ClientProduct[]>(),
      (await detail(as, product.id)).json<OwnProduct>(),
      ...(await history(as)),
      ...(await api.get('/api/v1/client/profile', { as })).json<Profile>().products,
    ];
    expect(seen.map((own) => [own.id, own.status])).toEqual(Array.from({ length: 4 }, () => [id, 'expired']));
    await db
      .updateTable('client_product')
      .set({ expires_at: day(1) })
      .where('id', '=', id)
      .execute();
    expect((await detail(as, product.id)).json()).toMatchObject({ id, status: 'active' });
  });

  it('under renewal names the pending payment', async () => {
    const own = await factory.clientProduct(db, ana.id, product.id);
    const renewal = await factory.payment(db, ana.id, { type: 'renew', renewal_id: own });
    expect((await detail(as, product.id)).json()).toMatchObject({
      status: 'active',
      renewing_id: renewal.id,
      payment: null,
    });
  });

  it("is 404 when it is another client's, unknown, or not a number", async () => {
    await factory.clientProduct(db, (await factory.client(db)).id, product.id);
    for (const id of [product.id, 2_147_483_647])
      expect((await detail(as, id)).json()).toMatchObject({ status: 404, detail: 'Produto não encontrado.' });
    expect((await api.get('/api/v1/client/products/abc', { as })).statusCode).toBe(404);
  });
});
