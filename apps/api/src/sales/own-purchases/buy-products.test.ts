import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { acquisitionsOf, sandboxGatewayOf, card, cards, eventually, paymentOf } from '../../testing/purchases.ts';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import { lockWaits } from '../../testing/lock-waits.ts';

const api = await testApi();
const node = await testApi({ beside: api });
const { db } = api;

let product: { id: number; code: string };
let ana: Person;
let as: string;
beforeAll(async () => {
  product = await factory.product(db);
});
beforeEach(async () => {
  ana = await factory.client(db);
  as = await logIn(api, ana);
});

const payment = (more: object = {}) => ({ method: 'pix', installments: 1, products: [product.id], ...more });
const buy = (
  more: object = {},
  { key, on = api, token = as }: { key?: string; on?: typeof api; token?: string } = {},
) => on.post('/api/v1/client/products', payment(more), { as: token, ...(key && { key }) });
const charges = async () =>
  (await api.services.pool.query('select count(*)::int as n from sandbox.charge')).rows[0].n as number;
const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe("a logged-in client's purchase", () => {
  it('by card grants access at once', async () => {
    const answer = await buy(card());
    expect([answer.statusCode, answer.json()]).toEqual([200, { payment_id: expect.any(Number) }]);
    const { payment_id } = answer.json();
    expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'paid', client_id: ana.id });
    expect(await acquisitionsOf(api, payment_id)).toMatchObject([{ product_id: product.id, status: 'active' }]);
  });

  it('by Pix grants access once when paid, however many webhooks', async () => {
    const { payment_id, pix_code } = (await buy()).json();
    const { code, vindi_code } = (await paymentOf(api, payment_id))!;
    expect(pix_code).toBe(code);
    await sandboxGatewayOf(api).change(vindi_code!, 'pay');
    await sandboxGatewayOf(api).deliver();
    await sandboxGatewayOf(api).deliver();
    await eventually(async () => expect(await acquisitionsOf(api, payment_id)).toMatchObject([{ status: 'active' }]));
    expect(
      (await api.mails()).filter(({ to, subject }) => to === ana.email && subject === 'Pagamento confirmado'),
    ).toHaveLength(1);
  });

  it('of several products is one payment, at the price of the purchase coupon', async () => {
    const other = await factory.product(db, { price: 500 });
    const { code } = await factory.coupon(db, { applies_to: 'buy', percent: 20 });
    const { payment_id } = (await buy({ products: [product.id, other.id], coupon_code: code })).json();
    expect(await paymentOf(api, payment_id)).toMatchObject({ amount: 1500, discount: 450, coupon_code: code });
    expect(await acquisitionsOf(api, payment_id)).toHaveLength(2);
  });

  it('of a product that has ended replaces it, before the job has updated its row', async () => {
    const now = api.services.now().getTime();
    const ended = await factory.clientProduct(db, ana.id, product.id, {
      starts_at: new Date(now - 365 * 86_400_000),
      expires_at: new Date(now - 1000),
    });
    const { payment_id } = (await buy(card())).json();
    expect(await acquisitionsOf(api, payment_id)).toMatchObject([{ product_id: product.id, status: 'active' }]);
    expect(await db.selectFrom('client_product').select('status').where('id', '=', ended).executeTakeFirst()).toEqual({
      status: 'expired',
    });
  });

  it('by a refused card leaves no records', async () => {
    expect((await buy(card(cards.refused))).json()).toMatchObject({ status: 433, code: 'payment_refused' });
    expect(await db.selectFrom('payment').select('id').where('client_id', '=', ana.id).execute()).toEqual([]);
    expect(await db.selectFrom('client').select('removed_at').where('id', '=', ana.id).executeTakeFirst()).toEqual({
      removed_at: null,
    });
  });
});

describe('a purchase that is refused', () => {
  it.each(['active', 'pending_payment'] as const)('is of a product already owned, %s', async (status) => {
    await factory.clientProduct(db, ana.id, product.id, { status });
    expect((await buy()).json()).toMatchObject({ status: 409, code: 'already_owned' });
  });

  it('is of a product included in an owned one, at any depth, while that is active', async () => {
    const [parent, child] = [await factory.product(db, { name: 'Completo' }), await factory.product(db)];
    await factory.link(db, parent.id, child.id);
    await factory.link(db, child.id, (await factory.product(db)).id);
    const inner = await factory.product(db, { name: 'Renda Fixa' });
    await factory.link(db, child.id, inner.id);
    const id = await factory.clientProduct(db, ana.id, parent.id);
    expect((await buy({ products: [product.id, inner.id] })).json()).toMatchObject({
      status: 409,
      code: 'already_included',
      detail: 'Renda Fixa já faz parte de Completo, que você assina.',
    });
    expect(await db.selectFrom('payment').select('id').where('client_id', '=', ana.id).execute()).toEqual([]);
    await db
      .updateTable('client_product')
      .set({ expires_at: new Date(api.services.now().getTime() - 1000) })
      .where('id', '=', id)
      .execute();
    expect((await buy({ products: [inner.id] })).statusCode).toBe(200);
  });

  it('is of a product and its part in one order', async () => {
    const [whole, part] = [
      await factory.product(db, { name: 'Completo' }),
      await factory.product(db, { name: 'Ações' }),
    ];
    await factory.link(db, whole.id, (await factory.product(db)).id);
    await factory.link(db, whole.id, part.id);
    expect((await buy({ products: [part.id, whole.id] })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'products', message: 'Ações já faz parte de Completo: contrate só este.' }],
    });
    expect((await buy({ products: [whole.id] })).statusCode).toBe(200);
  });

  it.each<[string, () => Promise<object>, string]>([
    ['nothing', async () => ({ products: [] }), 'products'],
    [
      'what is not at sale',
      async () => ({ products: [(await factory.product(db, { active: false })).id] }),
      'products',
    ],
    [
      'with a coupon of sign-ups',
      async () => ({ coupon_code: (await factory.coupon(db, { applies_to: 'signup' })).code }),
      'coupon_code',
    ],
    ['in more instalments than there are', async () => ({ ...card(), installments: 13 }), 'installments'],
    ['at a price of one’s own', async () => ({ price: 1 }), 'price'],
  ])('%s is refused beside its field', async (_what, more, path) => {
    const answer = await buy(await more());
    expect([answer.statusCode, answer.json().errors.map((error: { path: string }) => error.path)]).toEqual([
      422,
      [path],
    ]);
  });

  it('with a coupon that is removed meanwhile is refused beside the coupon', async () => {
    let waiting: ReturnType<typeof buy> | undefined;
    const { id, code } = await factory.coupon(db);
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('coupon').where('id', '=', id).execute();
      waiting = buy({ coupon_code: code });
      await expect.poll(() => lockWaits(db)).toBe(1);
    });
    expect((await waiting)!.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'coupon_code', message: 'Cupom não encontrado ou inválido.' }],
    });
  });

  it('is of an account removed while the purchase is queued', async () => {
    let waiting: ReturnType<typeof buy> | undefined;
    await removeClient(api.services, ana.id, async () => {
      waiting = buy();
      await expect.poll(() => lockWaits(db)).toBe(1);
    });
    expect((await waiting)!.statusCode).toBe(401);
    expect(await db.selectFrom('payment').select('id').where('client_id', '=', ana.id).execute()).toEqual([]);
  });
});

describe("idempotency of a client's purchase", () => {
  it('one key is one purchase and one answer, per client', async () => {
    const before = await charges();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => buy({}, { key: 'one', on: n % 2 ? node : api })),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await charges()).toBe(before + 1);
    const theirs = await buy({}, { key: 'one', token: await logIn(api, await factory.client(db)) });
    expect([theirs.statusCode, theirs.body === answers[0]!.body]).toEqual([200, false]);
  });

  it('a double click without a key, and two tabs with different keys, buy once', async () => {
    for (const keys of [
      [undefined, undefined],
      ['first-tab', 'second-tab'],
    ]) {
      const token = await logIn(api, await factory.client(db));
      const answers = await Promise.all(
        keys.map((key, n) => buy(card(), { token, on: n ? node : api, ...(key && { key }) })),
      );
      expect(statusesOf(answers)).toEqual([200, 409]);
    }
  });
});

it("the invariants hold after a client's purchases", async () => {
  expect(await brokenInvariants(db)).toEqual({});
});
