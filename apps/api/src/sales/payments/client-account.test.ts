import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { Payment, PaymentRow } from '@mirante/domain/sales/payment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { seededAt } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { listPage, walk } from '../../testing/lists.ts';

const now = seededAt;
const api = await testApi({ now: () => now, seeded: true });
const { db } = api;
const PATH = '/api/v1/client/payments';
const [ana, bruno] = [1001, 1002];
let as: string;
beforeAll(async () => {
  as = await logIn(api, { id: ana, role: 'client' });
});

const own = async (client: number) =>
  (await db.selectFrom('payment').select('id').where('client_id', '=', client).orderBy('id').execute()).map(
    ({ id }) => id,
  );

describe("a client's own payments", () => {
  it('are all theirs and no others, under every sort and filter', async () => {
    const expected = await own(ana);
    for (const sort of ['id', 'created_at', 'due_at', 'confirmed_at', 'amount', 'discount']) {
      const { ids } = await walk(api, PATH, { sort: `payment.${sort}`, perPage: 3 }, as);
      expect(ids.toSorted((a, b) => a - b)).toEqual(expected);
    }
    const [foreign] = await own(bruno);
    expect(await listPage(api, PATH, { 'payment.id': foreign! }, as)).toEqual({ items: [], total: 0 });
    expect(
      (await listPage<PaymentRow>(api, PATH, { 'payment.status': 'paid' }, as)).items.every(({ id }) =>
        expected.includes(id),
      ),
    ).toBe(true);
  });

  it('show items and amounts', async () => {
    const { items } = await listPage<PaymentRow>(api, PATH, { perPage: 20 }, as);
    for (const { id, product_names: names, net, amount, discount } of items) {
      const detail = (await api.get(`${PATH}/${id}`, { as })).json<Payment>();
      expect(names).toEqual(detail.items.map((item) => item.product_name));
      expect([net, detail.net]).toEqual(Array(2).fill(Math.round((amount - discount) * 100) / 100));
    }
    expect(items.some(({ product_names: names, discount }) => names.includes('Mirante Completo') && discount > 0)).toBe(
      true,
    );
  });

  it('ignore an owner in the query', async () => {
    for (const key of ['client.id', 'client_id', 'coupon.id'])
      expect((await api.get(`${PATH}?${key}=${bruno}`, { as })).statusCode).toBe(400);
  });

  it('of another client are 404', async () => {
    for (const id of await own(bruno)) expect((await api.get(`${PATH}/${id}`, { as })).statusCode).toBe(404);
    const [mine] = await own(ana);
    const detail = (await api.get(`${PATH}/${mine}`, { as })).json<Payment>();
    expect(detail).toMatchObject({
      id: mine,
      status: 'paid',
      items: [{ product_id: 6, product_name: 'Mirante Completo' }],
    });
    expect(detail).not.toHaveProperty('client_id');
  });
});

describe("a client's own products", () => {
  it('are all acquisitions, newest first, pending ones included; a pending renewal is shown on what it renews', async () => {
    const products = (await api.get('/api/v1/client/products', { as })).json<ClientProduct[]>();
    const ids = await db
      .selectFrom('client_product')
      .select('id')
      .where(
        'payment_id',
        'not in',
        db.selectFrom('payment').select('id').where('type', '=', 'renew').where('status', '=', 'pending'),
      )
      .where('client_id', '=', ana)
      .orderBy('created_at', 'desc')
      .execute();
    expect(products.map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
    const renewing = products.find(({ product_code }) => product_code === 'invista_em_acoes')!;
    expect((await api.get(`${PATH}/${renewing.renewing_id}`, { as })).json()).toMatchObject({
      status: 'pending',
      type: 'renew',
      renewal_id: renewing.id,
    });
  });

  it('contain no staff notes', async () => {
    await db.updateTable('client_product').set({ obs: 'anotação da equipe' }).where('client_id', '=', ana).execute();
    const { product_id: id } = await db
      .selectFrom('client_product')
      .select('product_id')
      .where('client_id', '=', ana)
      .executeTakeFirstOrThrow();
    for (const path of ['/client/details', '/client/products', '/client/products-history', `/client/products/${id}`]) {
      const answer = await api.get(`/api/v1${path}`, { as });
      expect([path, answer.statusCode, answer.body.includes('anotação da equipe')]).toEqual([path, 200, false]);
    }
  });

  it('are refused to staff and without a session', async () => {
    const staff = await logIn(api, await factory.staff(db));
    for (const path of ['/api/v1/client/products', PATH, `${PATH}/5001`]) {
      expect((await api.get(path, { as: staff })).statusCode).toBe(403);
      expect((await api.get(path)).statusCode).toBe(401);
    }
  });
});
