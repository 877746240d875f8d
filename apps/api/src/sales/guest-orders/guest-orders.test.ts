import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';
import { acquisitionsOf, sandboxGatewayOf, buy, card, eventually, paymentOf } from '../../testing/purchases.ts';
import { findKnown } from '../checkout/checkout.store.ts';
import { refusalOf } from '../checkout/known-account.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import type { GuestOrder } from '@mirante/domain/sales/guest-order.ts';

const api = await testApi();
const node = await testApi({ beside: api });
const { db } = api;
const staff = await logIn(api, await factory.staff(db));
let products: { id: number; code: string }[];
let ana: Person & { cpf: string };
let as: string;
let n = 0;
beforeEach(async () => {
  products = [await factory.product(db), await factory.product(db), await factory.product(db)];
  ana = await factory.client(db);
  as = await logIn(api, ana);
});

const stranger = () => ({ cpf: ana.cpf, email: `estranho-${(n += 1)}@exemplo.com.br` });
const order = (productId: number, payment: object = {}, client: object = stranger()) =>
  buy(api, { client, payment: { method: 'bank_slip', products: [productId], ...payment } });
const orderAll = () => Promise.all(products.map(({ id }) => order(id)));
const buyOwn = (productId: number, on = api) =>
  on.post('/api/v1/client/products', { method: 'bank_slip', installments: 1, products: [productId] }, { as });
const openOrders = async () => (await api.get('/api/v1/client/guest-orders', { as })).json<GuestOrder[]>();
const deny = (id: number, token = as, on = api) =>
  on.post(`/api/v1/client/guest-orders/${id}/deny`, undefined, { as: token });
const statusesOf = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);
const mailsTo = async (email: string) => (await api.mails()).filter(({ to }) => to === email);

describe("guest orders under a client's CPF", () => {
  it("do not block the owner's own purchase, also when concurrent", async () => {
    expect(statusesOf(await orderAll())).toEqual([200, 200, 200]);
    const own = await Promise.all(products.map(({ id }, i) => buyOwn(id, i % 2 ? node : api)));
    expect(statusesOf(own)).toEqual([200, 200, 200]);
    expect(await brokenInvariants(db)).toEqual({});

    const bea = await factory.client(db);
    const asBea = await logIn(api, bea);
    const both = await Promise.all(
      products.flatMap(({ id }) => [
        order(id, {}, { cpf: bea.cpf, email: `outro-${(n += 1)}@exemplo.com.br` }),
        node.post('/api/v1/client/products', { method: 'bank_slip', installments: 1, products: [id] }, { as: asBea }),
      ]),
    );
    expect(statusesOf(both.filter((_answer, i) => i % 2 === 1))).toEqual([200, 200, 200]);
  });

  it('that are refused for what the client has mail them six times an hour', async () => {
    const strict = await testApi({ beside: api, env: { RATE_LIMIT_FACTOR: '1' } });
    const known = (await findKnown(db, ana.id))!;
    for (let refused = 0; refused < 8; refused += 1)
      await refusalOf(strict.services, known, [products[0]!.id], new Refusal('already_owned', 'Já tem.'));
    expect(await mailsTo(ana.email)).toHaveLength(6);
  });

  it("do not use up a coupon that makes the owner's own purchase free", async () => {
    const { code } = await factory.coupon(db, { percent: 100 }, [products[0]!.id, products[1]!.id]);
    const more = { coupon_code: code, method: 'pix' };
    const both = { ...more, products: [products[0]!.id, products[2]!.id] };
    const { payment_id } = (await order(products[0]!.id, both)).json();
    expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'pending', coupon_code: code });
    const free = (id: number) =>
      api.post('/api/v1/client/products', { installments: 1, ...more, products: [id] }, { as });
    expect((await free(products[1]!.id)).statusCode).toBe(200);
  });

  it("do not block a change of the owner's address", async () => {
    await order(products[0]!.id);
    const body = { email: stranger().email, password: PASSWORD };
    expect((await api.post('/api/v1/client/email', body, { as })).statusCode).toBe(204);
  });

  it('do not block a renewal', async () => {
    await factory.clientProduct(db, ana.id, products[0]!.id);
    await order(products[1]!.id);
    await order(products[2]!.id);
    const [renewal, again] = await Promise.all([
      api.post(
        '/api/v1/client/renew-product',
        {
          product_code: products[0]!.code,
          payment: { method: 'bank_slip', installments: 1, products: [products[0]!.id] },
        },
        { as },
      ),
      order(products[1]!.id),
    ]);
    expect(statusesOf([renewal, again])).toEqual([200, 200]);
  });

  it("do not block the account's removal, which voids them, and tells who ordered", async () => {
    await factory.clientProduct(db, ana.id, products[0]!.id, { status: 'cancelled' });
    const guest = stranger();
    const { payment_id } = (await order(products[1]!.id, {}, guest)).json();
    expect((await api.get('/api/v1/client/profile', { as })).json()).toMatchObject({ removable: true });
    expect((await api.post('/api/v1/client/delete-account', { password: PASSWORD }, { as })).statusCode).toBe(204);
    expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'client_deleted' });
    const textOf = async (email: string, title: string) =>
      (await mailsTo(email)).find(({ subject }) => subject === title)?.text;
    expect(await textOf(guest.email, 'Pedido cancelado')).toContain(
      'a conta do CPF informado foi removida. Não pague a cobrança.',
    );
    expect(await textOf(ana.email, 'Sua conta foi removida')).toContain('O que esperava pagamento foi cancelado:');
  });

  it("do not use up the owner's rate limits", async () => {
    const limited = await testApi({ env: { RATE_LIMIT_FACTOR: '1' } });
    const product = await factory.product(limited.db);
    const bea = await factory.client(limited.db);
    const body = { method: 'bank_slip', installments: 1, products: [product.id] };
    await factory.clientProduct(limited.db, bea.id, product.id);
    for (let i = 0; i < 10; i += 1) await buy(limited, { client: { cpf: bea.cpf }, payment: body });
    const asBea = await logIn(limited, bea);
    expect((await limited.post('/api/v1/client/products', body, { as: asBea })).json()).toMatchObject({
      code: 'already_owned',
    });
  });

  it('are limited to three open ones per CPF, over concurrent requests and all its accounts', async () => {
    const answers = await Promise.all([...products, ...products].map(({ id }) => order(id)));
    expect(statusesOf(answers).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409, 409, 409]);
    expect((await order(products[0]!.id)).json()).toMatchObject({ code: 'login_required' });
  });

  it("are not listed as the account's products before payment, for owner or staff", async () => {
    await order(products[0]!.id);
    expect((await api.get('/api/v1/client/products', { as })).json()).toEqual([]);
    const seen = (await api.get(`/api/v1/clients/${ana.id}`, { as: staff })).json();
    expect(seen).toMatchObject({ products: [], ownership: { proven: true, same_cpf: [], guest_orders: 1 } });
    expect((await api.get(`/api/v1/client/details`, { as })).json().products).toEqual([]);
  });

  it('grant access once paid, and extend what the owner bought meanwhile', async () => {
    const { payment_id } = (await order(products[0]!.id, { method: 'pix' })).json();
    const own = (await api.post('/api/v1/client/products', { ...card(), products: [products[0]!.id] }, { as })).json();
    const [{ expires_at: first } = { expires_at: null }] = await acquisitionsOf(api, own.payment_id);
    await sandboxGatewayOf(api).change((await paymentOf(api, payment_id))!.vindi_code!, 'pay');
    await sandboxGatewayOf(api).deliver();
    await eventually(async () => {
      const [paid] = await acquisitionsOf(api, payment_id);
      expect(paid).toMatchObject({ status: 'active' });
      expect(+paid!.expires_at!).toBeGreaterThan(+first!);
    });
    expect(await brokenInvariants(db)).toEqual({});
  });

  it('block nothing after an expired Pix was regenerated either', async () => {
    const { payment_id, pix_code } = (await order(products[0]!.id, { method: 'pix' })).json();
    await db
      .updateTable('payment')
      .set({ due_at: new Date(+api.services.now() + 60_000) })
      .where('id', '=', payment_id)
      .execute();
    expect((await api.post(`/api/v1/pix-qr-code/${pix_code}/regenerate`)).statusCode).toBe(200);
    expect(await acquisitionsOf(api, payment_id)).toMatchObject([{ status: 'no_payment' }]);
  });
});

describe("the owner of a guest order's CPF", () => {
  it('sees the guest order, without its card', async () => {
    const waiting = (await order(products[0]!.id)).json();
    const paid = (await order(products[1]!.id, card())).json();
    expect(await openOrders()).toMatchObject([{ payment_id: waiting.payment_id, method: 'bank_slip', total: 900 }]);
    expect((await api.get(`/api/v1/client/payments/${paid.payment_id}`, { as })).json()).toMatchObject({
      guest: true,
      card_brand: null,
      card_last_four: null,
    });
    const { tables } = (await api.get('/api/v1/client/export', { as })).json();
    expect(tables.payment.find(({ id }: { id: number }) => id === paid.payment_id)).toMatchObject({
      card_last_four: null,
    });
    expect((await api.get(`/api/v1/payments/${paid.payment_id}`, { as: staff })).json()).toMatchObject({
      guest: true,
      card_last_four: '1111',
    });
    const subjects = (await mailsTo(ana.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Pedido feito sem login')).toHaveLength(2);
  });

  it('can deny it: the charge is voided, and the guest is notified', async () => {
    const typed = stranger();
    const { payment_id } = (await order(products[0]!.id, {}, typed)).json();
    const { vindi_code } = (await paymentOf(api, payment_id))!;
    expect(statusesOf([await deny(payment_id), await deny(payment_id)])).toEqual([204, 204]);
    expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'canceled' });
    expect(await openOrders()).toEqual([]);
    await api.runJobs();
    expect((await api.services.gateway.readCharge(vindi_code!))?.status).toBe('canceled');
    expect((await mailsTo(typed.email)).map(({ subject }) => subject)).toContain('Pedido cancelado');
    expect(await brokenInvariants(db)).toEqual({});
  });

  it("cannot deny own, others' or paid orders", async () => {
    const own = (await buyOwn(products[0]!.id)).json();
    const paid = (await order(products[1]!.id, card())).json();
    const open = (await order(products[2]!.id)).json();
    const other = await logIn(api, await factory.client(db));
    expect(
      statusesOf([await deny(own.payment_id), await deny(open.payment_id, other), await deny(paid.payment_id)]),
    ).toEqual([404, 404, 409]);
  });

  it('either gets the paid product or a voided order when both are concurrent', async () => {
    for (let round = 0; round < 6; round += 1) {
      const client = await factory.client(db);
      const token = await logIn(api, client);
      const bought = await order(products[0]!.id, { method: 'pix' }, { cpf: client.cpf, email: stranger().email });
      const { payment_id } = bought.json();
      await sandboxGatewayOf(api).change((await paymentOf(api, payment_id))!.vindi_code!, 'pay');
      await Promise.all([sandboxGatewayOf(api).deliver(), deny(payment_id, token, node)]);
      await eventually(async () => {
        expect(await paymentOf(api, payment_id)).toMatchObject({ status: 'paid' });
        expect(await acquisitionsOf(api, payment_id)).toMatchObject([{ status: 'active' }]);
      });
      expect(await brokenInvariants(db)).toEqual({});
    }
  });
});

describe("a guest order that its CPF's owner could not make", () => {
  const whole = async () => {
    await factory.link(db, products[0]!.id, products[1]!.id);
    await factory.clientProduct(db, ana.id, products[0]!.id);
  };
  const charges = async () =>
    (await api.services.pool.query('select count(*)::int as n from sandbox.charge')).rows[0].n as number;

  it('charges nothing: included, active and pending products are refused alike', async () => {
    await whole();
    await factory.clientProduct(db, ana.id, products[2]!.id, { status: 'pending_payment' });
    const before = await charges();
    const answers = [];
    for (const { id } of products) answers.push(await order(id, card()));
    const [answer, ...others] = answers.map(({ statusCode, body }) => [statusCode, body]);
    expect(answer![0]).toBe(409);
    expect(others).toEqual([answer, answer]);
    expect(answers[0]!.json()).toMatchObject({ code: 'login_required' });
    expect(answers[0]!.body).not.toContain('Produto');
    expect(await charges()).toBe(before);
  });

  it('is mailed to the owner', async () => {
    await whole();
    await order(products[1]!.id, card());
    expect(await mailsTo(ana.email)).toMatchObject([{ subject: 'Tentativa de compra com o seu CPF' }]);
  });

  it('is refused alike to a caller with the right password', async () => {
    await whole();
    const typed = { cpf: ana.cpf, email: ana.email, password: PASSWORD };
    expect((await order(products[1]!.id, card(), typed)).json()).toMatchObject({ code: 'login_required' });
  });
});

it('staff see which accounts share a CPF, and which is unproven', async () => {
  const first = await factory.client(db, { email_confirmed_at: null });
  const paid = (await order(products[0]!.id, card(), { cpf: first.cpf, email: stranger().email })).json();
  const { client_id: second } = (await paymentOf(api, paid.payment_id))!;
  const ownershipOf = async (id: number) => (await api.get(`/api/v1/clients/${id}`, { as: staff })).json().ownership;
  expect(await ownershipOf(first.id)).toEqual({
    proven: false,
    same_cpf: [{ id: second, name: 'Helena Matsuda' }],
    guest_orders: 0,
  });
  expect(await ownershipOf(second)).toMatchObject({ proven: true, same_cpf: [{ id: first.id }] });
});
