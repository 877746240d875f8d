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
const owing = async (client: Promise<Awaited<ReturnType<typeof owner>>>, due_at: Date | null) => {
  const { id } = await factory.payment(db, (await client).id, { due_at });
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

  it('leaves money and dates behind, and no personal data', async () => {
    const canary = {
      name: 'Zebulão Canário',
      email: `canario-${process.pid}@exemplo.com.br`,
      phone: '+5511955544332',
      cell_phone: '+5521966655443',
      birth_date: '1961-02-03',
      vindi_id: 'canario-vindi',
    };
    const { key } = (await api.post('/api/v1/session', {})).json();
    await api.post('/api/v1/cart-capi-event', {
      name: canary.name,
      email: canary.email,
      phone: canary.phone,
      products: [products[0]!.id],
      session_key: key,
    });
    const { name, email, phone, cell_phone, birth_date } = canary;
    const abandoned = (await api.post('/api/v1/session', {})).json().key as string;
    await api.post('/api/v1/cart-capi-event', { name, email: email.toUpperCase(), phone, session_key: abandoned });
    const older = (await api.post('/api/v1/session', {})).json().key as string;
    await db
      .updateTable('checkout_session')
      .set({ cart: JSON.stringify({ name, email, phone }) })
      .where('key', '=', older)
      .execute();
    const body = signUpBody({
      client: { name, email, phone, cell_phone, birth_date },
      address: { address: 'Rua do Canário', complement: 'Gaiola 7', number: 13_579_246 },
      payment: { ...card(), products: [products[0]!.id], session_key: key },
    });
    const paymentId = (await buy(api, { body, key: 'canario' })).json().payment_id as number;
    const { client_id: id } = await db
      .selectFrom('payment')
      .select('client_id')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    await sandboxGatewayOf(api).deliver();
    await db.updateTable('client').set({ vindi_id: canary.vindi_id }).where('id', '=', id).execute();
    await db
      .updateTable('client_product')
      .set({ obs: 'Canário ligou', cancel_reason: 'Canário mudou' })
      .where('client_id', '=', id)
      .execute();
    await api.post('/api/v1/login', { email, password: body.client.password });
    await api.post(
      '/api/v1/client/email',
      { email: `novo-${email}`, password: body.client.password },
      { as: await logIn(api, { id, role: 'client' }) },
    );
    await api.post(
      '/api/v1/client/erasure-request',
      { reason: 'O canário voou', password: body.client.password },
      { as: await logIn(api, { id, role: 'client' }) },
    );
    await api.post(
      '/api/v1/client/messages',
      { type: 'complaint', body: 'O canário cantou' },
      { as: await logIn(api, { id, role: 'client' }) },
    );
    await api.post('/api/v1/password-reset', { email });
    await db
      .insertInto('mailbox')
      .values(
        [email, `novo-${email}`].map((recipient) => ({
          recipient,
          subject: 'Olá',
          body: canary.name,
          html: canary.name,
          created_at: services.now(),
        })),
      )
      .execute();

    const left = async () =>
      tracesOf([...Object.values(canary), body.client.cpf, 'canário', 'canario', 'Gaiola', '13579246']);
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
    expect(
      await db
        .selectFrom('payment')
        .select(['status', 'amount', 'confirmed_at'])
        .where('id', '=', paymentId)
        .executeTakeFirst(),
    ).toMatchObject({ status: 'paid', amount: 1000, confirmed_at: expect.any(Date) });
    expect(await db.selectFrom('login_event').select('id').where('client_id', '=', id).execute()).toEqual([]);
    expect(await brokenInvariants(db)).toEqual({});
    expect(
      await db.selectFrom('checkout_session').select('cart').where('key', 'in', [key, abandoned, older]).execute(),
    ).toEqual([{ cart: null }, { cart: null }, { cart: null }]);
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

/** The tables that contain any of these texts, with their numbers of rows. */
async function tracesOf(words: readonly string[]): Promise<Record<string, number>> {
  const { rows: tables } = await services.pool.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)",
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await services.pool.query<{ n: number }>(
      `select count(*)::int as n from ${name} t where exists (select from unnest($1::text[]) word where t::text ilike '%' || word || '%')`,
      [words],
    );
    if (rows[0]!.n > 0) found[name] = rows[0]!.n;
  }
  return found;
}
