import type { Profile } from '@mirante/domain/people/account.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';
import { sandboxGatewayOf, buy, card, signUpBody } from '../../testing/purchases.ts';
import { brokenInvariants } from '../../sales/purchases/invariants.ts';
import { removeClient } from './remove-client.ts';

const now = testNow();
const [yesterday, tomorrow] = [-1, 1].map((days) => new Date(now.getTime() + days * 86_400_000)) as [Date, Date];
const api = await testApi({ now: () => now });
const { db, services } = api;
const REFUSED = 'Só é possível remover uma conta cuja assinatura esteja cancelada.';
const remove = (as: string, password = PASSWORD) => api.post('/api/v1/client/delete-account', { password }, { as });
const enter = async (email: string) => (await api.post('/api/v1/login', { email, password: PASSWORD })).statusCode;
const rowOf = (id: number) =>
  db.selectFrom('client').select(['name', 'email', 'cpf', 'removed_at']).where('id', '=', id).executeTakeFirstOrThrow();

let products: { id: number }[];
beforeAll(async () => {
  products = [await factory.product(db), await factory.product(db), await factory.product(db)];
});
type Status = NonNullable<Parameters<typeof factory.clientProduct>[3]>['status'] & string;
const owner = async (...statuses: Status[]) => {
  const client = await factory.client(db);
  for (const [n, status] of statuses.entries()) await factory.clientProduct(db, client.id, products[n]!.id, { status });
  return client;
};
const owing = async (client: ReturnType<typeof owner>, due_at: Date | null, guest = false) => {
  const { id } = await factory.payment(db, (await client).id, { due_at, guest });
  await db.insertInto('payment_item').values({ payment_id: id, product_id: products[0]!.id, amount: 1000 }).execute();
  return client;
};

describe('removing the own account', () => {
  it.each<[string, boolean, () => Promise<Person>]>([
    ['that never bought', false, () => owner()],
    ['with an active product', false, () => owner('active')],
    ['whose purchase waits to be paid', false, () => owner('pending_payment')],
    ['whose purchase was never paid', false, () => owner('no_payment')],
    ['whose product only expired', false, () => owner('expired')],
    ['whose product was cancelled', true, () => owner('cancelled')],
    ['with a cancelled product and an active one', false, () => owner('cancelled', 'active')],
    ['with a cancelled product and one that waits to be paid', false, () => owner('cancelled', 'pending_payment')],
    ['whose products were cancelled, expired or never paid', true, () => owner('cancelled', 'expired', 'no_payment')],
    ['with a cancelled product and a payment that may still come', false, () => owing(owner('cancelled'), tomorrow)],
    ['with a cancelled product and a card that is being charged', false, () => owing(owner('cancelled'), null)],
    ['with a cancelled product and a payment long past due', true, () => owing(owner('cancelled'), yesterday)],
    ['with a cancelled product and an order by a guest', true, () => owing(owner('cancelled'), tomorrow, true)],
  ])('%s: %s', async (_state, may, make) => {
    const client = await make();
    const as = await logIn(api, client);
    expect((await api.get('/api/v1/client/profile', { as })).json<Profile>().removable).toBe(may);
    const answer = await remove(as);
    expect([answer.statusCode, answer.body.includes(REFUSED)]).toEqual(may ? [204, false] : [409, true]);
    expect([await enter(client.email), (await rowOf(client.id)).removed_at !== null]).toEqual(
      may ? [422, true] : [200, false],
    );
    const statuses = (await db.selectFrom('payment').select('status').where('client_id', '=', client.id).execute()).map(
      ({ status }) => status,
    );
    expect(statuses.every((status) => status === (may ? 'client_deleted' : 'pending'))).toBe(true);
  });

  it('requires the password', async () => {
    const client = await owner('cancelled');
    const as = await logIn(api, client);
    expect((await remove(as, 'errada123')).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'password', message: 'Senha não foi reconhecida.' }],
    });
    expect(await enter(client.email)).toBe(200);
  });

  it('succeeds once', async () => {
    const client = await owner('cancelled');
    const [one, two] = [await logIn(api, client), await logIn(api, client)];
    const statuses = (await Promise.all([remove(one), remove(two)])).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect((await api.mails()).filter(({ to }) => to === client.email)).toHaveLength(1);
  });
});

describe('a removed client', () => {
  it.each(['removido', 'recusado'])('has an address that nobody can have taken before: %s', async (kind) => {
    const { id } = await owner('cancelled');
    const taken = await buy(api, {
      client: { email: `${kind}-${id}@conta.invalid` },
      payment: { products: [products[0]!.id] },
    });
    expect(taken.json()).toMatchObject({ status: 422, errors: [{ path: 'client.email' }] });
  });

  it('is logged out everywhere at once, notified by mail, and may sign up again', async () => {
    const client = await owner('cancelled');
    const [here, there] = [await logIn(api, client), await logIn(api, client)];
    await remove(here);
    for (const as of [here, there]) expect((await api.get('/api/v1/client/details', { as })).statusCode).toBe(401);
    expect((await api.mails()).findLast(({ to }) => to === client.email)).toMatchObject({
      subject: 'Sua conta foi removida',
    });
    expect(await rowOf(client.id)).toMatchObject({
      name: 'Cliente removido',
      email: `removido-${client.id}@conta.invalid`,
      cpf: null,
    });
    const again = await buy(api, {
      client: { cpf: client.cpf, email: client.email },
      payment: { products: [products[0]!.id] },
    });
    expect(again.statusCode).toBe(200);
    const { client_id } = await db
      .selectFrom('payment')
      .select('client_id')
      .where('id', '=', again.json().payment_id)
      .executeTakeFirstOrThrow();
    expect(client_id).not.toBe(client.id);
  });

  it('leaves money and dates behind, no personal data, and what is of others', async () => {
    const { id, paymentId, words, carts } = await leaveTraces({
      name: 'Zebulão Canário',
      email: `canario-${process.pid}@exemplo.com.br`,
      phone: '+5511955544332',
      cell_phone: '+5521966655443',
      birth_date: '1961-02-03',
      vindi_id: 'canario-vindi',
    });
    const other = await leaveTraces({
      name: 'Aurora Rouxinol',
      email: `rouxinol-${process.pid}@exemplo.com.br`,
      phone: '+5511933322110',
      cell_phone: '+5521944433221',
      birth_date: '1962-03-04',
      vindi_id: 'rouxinol-vindi',
    });
    const ofOther = await tracesOf(other.words);
    const left = () => tracesOf(words);
    expect(Object.keys(await left()).toSorted()).toEqual([
      'checkout_session',
      'client',
      'client_address',
      'client_message',
      'client_product',
      'erasure_request',
      'jobs.job',
      'mailbox',
      'mailed_link',
    ]);
    await removeClient(services, id);
    expect(await left()).toEqual({});
    expect(await tracesOf(other.words)).toEqual(ofOther);
    expect(
      await db
        .selectFrom('payment')
        .select(['status', 'amount', 'confirmed_at'])
        .where('id', '=', paymentId)
        .executeTakeFirst(),
    ).toMatchObject({ status: 'paid', amount: 1000, confirmed_at: expect.any(Date) });
    expect(await db.selectFrom('login_event').select('id').where('client_id', '=', id).execute()).toEqual([]);
    expect(await brokenInvariants(db)).toEqual({});
    expect(await db.selectFrom('checkout_session').select('cart').where('key', 'in', carts).execute()).toEqual([
      { cart: null },
      { cart: null },
      { cart: null },
    ]);
  });

  it('has open charges voided here and at the gateway, the coupon released, and late webhooks ignored', async () => {
    const coupon = await factory.coupon(db, { qt: 1, starts_at: yesterday });
    const { payment_id: paymentId } = (
      await buy(api, { payment: { method: 'pix', products: [products[1]!.id], coupon_code: coupon.code } })
    ).json();
    const { client_id: id, vindi_code } = await db
      .selectFrom('payment')
      .select(['client_id', 'vindi_code'])
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    await factory.clientProduct(db, id, products[2]!.id);
    await removeClient(services, id);
    await api.runJobs();
    await sandboxGatewayOf(api).deliver();
    expect((await services.gateway.readCharge(vindi_code!))!.status).toBe('canceled');
    expect(
      (await db.selectFrom('payment').select('status').where('id', '=', paymentId).executeTakeFirstOrThrow()).status,
    ).toBe('client_deleted');
    expect((await db.selectFrom('coupon').select('qt').where('id', '=', coupon.id).executeTakeFirstOrThrow()).qt).toBe(
      1,
    );
    expect(
      await db
        .selectFrom('client_product')
        .select(['status', 'cancel_reason'])
        .where('client_id', '=', id)
        .orderBy('product_id')
        .execute(),
    ).toEqual([
      { status: 'no_payment', cancel_reason: null },
      { status: 'cancelled', cancel_reason: 'Conta removida.' },
    ]);
    expect(await brokenInvariants(db)).toEqual({});
  });

  it('cannot be removed again, nor where the check refuses', async () => {
    const client = await owner('active');
    await expect(
      removeClient(services, client.id, async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await rowOf(client.id)).name).toBe(client.name);
    await removeClient(services, client.id);
    await expect(removeClient(services, client.id)).rejects.toMatchObject({ status: 404 });
  });
});

it('a concurrent purchase and removal end as one before the other', async () => {
  for (let n = 0; n < 5; n += 1) {
    const client = await owner('cancelled');
    const as = await logIn(api, client);
    const [bought, removed] = await Promise.all([
      buy(api, {
        client: { cpf: client.cpf, email: client.email, password: PASSWORD },
        payment: { products: [products[1]!.id] },
      }),
      remove(as),
    ]);
    const { client_id } = await db
      .selectFrom('payment')
      .select('client_id')
      .where('id', '=', bought.json().payment_id)
      .executeTakeFirstOrThrow();
    expect([bought.statusCode, removed.statusCode]).toEqual([200, client_id === client.id ? 409 : 204]);
    expect((await rowOf(client_id)).removed_at).toBeNull();
  }
  expect(await brokenInvariants(db)).toEqual({});
});

interface Traced {
  name: string;
  email: string;
  phone: string;
  cell_phone: string;
  birth_date: string;
  vindi_id: string;
}
/** A client whose name is wherever a text of theirs can be. */
async function leaveTraces({ vindi_id, ...person }: Traced) {
  const { name, email, phone } = person;
  const newSession = async () => (await api.post('/api/v1/session', {})).json().key as string;
  const carts = [await newSession(), await newSession(), await newSession()] as const;
  const [bought, abandoned, older] = carts;
  const cart = { name, email, phone };
  await api.post('/api/v1/cart-capi-event', { ...cart, products: [products[0]!.id], session_key: bought });
  await api.post('/api/v1/cart-capi-event', { ...cart, email: email.toUpperCase(), session_key: abandoned });
  await db
    .updateTable('checkout_session')
    .set({ cart: JSON.stringify(cart) })
    .where('key', '=', older)
    .execute();
  const body = signUpBody({
    client: person,
    address: { address: `Rua de ${name}`, complement: name },
    payment: { ...card(), products: [products[0]!.id], session_key: bought },
  });
  const paymentId = (await buy(api, { body, key: email })).json().payment_id as number;
  const { client_id: id } = await db
    .selectFrom('payment')
    .select('client_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await sandboxGatewayOf(api).deliver();
  await db.updateTable('client').set({ vindi_id }).where('id', '=', id).execute();
  await factory.clientProduct(db, id, products[1]!.id, { status: 'pending_payment' });
  await db.updateTable('client_product').set({ obs: name, cancel_reason: name }).where('client_id', '=', id).execute();
  const { password } = body.client;
  await api.post('/api/v1/login', { email, password });
  const as = await logIn(api, { id, role: 'client' });
  await api.post('/api/v1/client/email', { email: `novo-${email}`, password }, { as });
  await api.post('/api/v1/client/erasure-request', { reason: name, password }, { as });
  await api.post('/api/v1/client/messages', { type: 'complaint', body: name }, { as });
  await api.post('/api/v1/password-reset', { email });
  for (const recipient of [email, `novo-${email}`])
    await db
      .insertInto('mailbox')
      .values({ recipient, subject: 'Olá', body: name, html: name, created_at: now })
      .execute();
  return { id, paymentId, carts, words: [...Object.values(person), vindi_id, body.client.cpf] };
}

/** The rows, by table, that contain any of these texts. */
async function tracesOf(words: readonly string[]): Promise<Record<string, string[]>> {
  const { rows: tables } = await services.pool.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)",
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await services.pool.query<{ text: string }>(
      `select t::text as text from ${name} t where exists (select from unnest($1::text[]) word where t::text ilike '%' || word || '%') order by 1`,
      [words],
    );
    if (rows.length > 0) found[name] = rows.map(({ text }) => text);
  }
  return found;
}
