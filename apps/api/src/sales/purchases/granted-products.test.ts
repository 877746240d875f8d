import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrationNames } from '../../database/migrations.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { migrate } from '../../migrate.ts';
import { testApi } from '../../testing/api.ts';
import { emptyDatabase } from '../../testing/database.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { brokenInvariants } from './invariants.ts';
import { settle } from './settle.ts';

const clock = { now: new Date('2026-11-21T15:00:00Z') };
const api = await testApi({ now: () => clock.now });
const node = await testApi({ now: () => clock.now, beside: api });
const { db, services } = api;

let brands = 0;
let consultancy: { id: number; code: string };
let lifetime: { id: number; code: string };
let ana: Person;
let as: string;
beforeEach(async () => {
  clock.now = new Date('2026-11-21T15:00:00Z');
  const brand = `casa${(brands += 1)}`;
  consultancy = await factory.product(db, { code: `${brand}_consultoria`, name: 'Consultoria', price: 12_000 });
  lifetime = await factory.product(db, { code: `${brand}_vitalicio`, name: 'Vitalício', price: 6000 });
  ana = await factory.client(db);
  as = await logIn(api, await factory.staff(db));
});

const add = (products: readonly number[], on = api) =>
  on.post(`/api/v1/clients/${ana.id}/products/add`, { products, method: 'bank_slip', installments: 1 }, { as });
const owned = async () =>
  db
    .selectFrom('client_product')
    .select(['id', 'product_id', 'status', 'payment_id', 'expires_at'])
    .where('client_id', '=', ana.id)
    .orderBy('id')
    .execute();
const cancel = async (productId: number, body: object = { refund: false }) => {
  const { id } = (await owned()).find((own) => own.product_id === productId && own.status === 'active')!;
  const reason = { cancel_reason_id: 1, cancel_reason: 'Pedido.' };
  return api.post(`/api/v1/clients/${ana.id}/products/${id}/cancel`, { ...reason, ...body }, { as });
};
const states = async () =>
  (await owned()).map(
    ({ product_id, status }) => `${product_id === lifetime.id ? 'lifetime' : 'consultancy'} ${status}`,
  );

/** A sale paid by card, as agreed in person; the charge of its payment. */
const sell = async (product: { id: number }, amount: number) => {
  const { id, code } = await factory.payment(db, ana.id, { method: 'credit_card', amount });
  await db.insertInto('payment_item').values({ payment_id: id, product_id: product.id, amount }).execute();
  await factory.clientProduct(db, ana.id, product.id, { status: 'pending_payment', payment_id: id });
  const charge = {
    code: `charge-${id}`,
    reference: code,
    status: 'paid' as const,
    cents: amount * 100,
    customer: String(ana.id),
    dueAt: null,
    paidAt: clock.now,
    pixCopyPaste: null,
    bankSlipUrl: null,
    bankSlipLine: null,
  };
  expect(await settle(services, charge)).toBe('changed');
  return { id, chargeBack: () => settle(services, { ...charge, status: 'canceled' }) };
};

describe('the lifetime product of the consultancy', () => {
  it('comes with it, outlasts it, and is mailed', async () => {
    const { payment_id } = (await add([consultancy.id])).json();
    expect(await owned()).toMatchObject([
      { product_id: consultancy.id, status: 'active', payment_id, expires_at: new Date('2028-11-22T02:59:59Z') },
      { product_id: lifetime.id, status: 'active', payment_id, expires_at: null },
    ]);
    const mail = (await api.mails()).find(({ to }) => to === ana.email)!;
    expect(mail.text).toContain('• Vitalício, para sempre');
    clock.now = new Date('2028-12-01T15:00:00Z');
    await jobHandlers(services).end_access({});
    expect(await states()).toEqual(['consultancy expired', 'lifetime active']);
    as = await logIn(api, await factory.staff(db));
    expect((await add([consultancy.id])).statusCode).toBe(200);
    expect(await states()).toEqual(['consultancy expired', 'lifetime active', 'consultancy active']);
  });

  it('comes once with twenty concurrent grants', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add([n % 4 === 3 ? lifetime.id : consultancy.id], n % 2 ? node : api)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect((await states()).toSorted()).toEqual(['consultancy active', 'lifetime active']);
  });

  it('is not given beside an active one, or one of the same sale', async () => {
    await add([lifetime.id]);
    await add([consultancy.id]);
    expect(await states()).toEqual(['lifetime active', 'consultancy active']);
    ana = await factory.client(db);
    await add([consultancy.id, lifetime.id]);
    expect((await states()).toSorted()).toEqual(['consultancy active', 'lifetime active']);
    await cancel(consultancy.id);
    expect((await states()).toSorted()).toEqual(['consultancy cancelled', 'lifetime active']);
  });

  it('goes with a cancelled consultancy, with or without a refund', async () => {
    await add([consultancy.id]);
    expect((await cancel(consultancy.id)).statusCode).toBe(204);
    expect(await states()).toEqual(['consultancy cancelled', 'lifetime cancelled']);
    ana = await factory.client(db);
    await sell(consultancy, 12_000);
    await cancel(consultancy.id, { refund: true });
    expect(await states()).toEqual(['consultancy cancelled', 'lifetime cancelled']);
    expect(await db.selectFrom('refund').select('amount').where('client_id', '=', ana.id).execute()).toEqual([
      { amount: 12_000 },
    ]);
  });

  it('goes with a reversed payment, even after the consultancy ended', async () => {
    const active = await sell(consultancy, 12_000);
    await active.chargeBack();
    expect(await states()).toEqual(['consultancy cancelled', 'lifetime cancelled']);
    ana = await factory.client(db);
    const ended = await sell(consultancy, 12_000);
    clock.now = new Date('2028-12-01T15:00:00Z');
    await jobHandlers(services).end_access({});
    await ended.chargeBack();
    expect(await states()).toEqual(['consultancy cancelled', 'lifetime cancelled']);
    const [{ id } = { id: 0 }] = await owned();
    const longer = { date: '2029-12-21' };
    as = await logIn(api, await factory.staff(db));
    expect((await api.patch(`/api/v1/clients/${ana.id}/products/${id}/expiry`, longer, { as })).json()).toMatchObject({
      code: 'not_active',
    });
  });

  it('stays when another consultancy of the client still gives it', async () => {
    const first = await sell(consultancy, 12_000);
    clock.now = new Date('2028-12-01T15:00:00Z');
    await jobHandlers(services).end_access({});
    as = await logIn(api, await factory.staff(db));
    await add([consultancy.id]);
    await first.chargeBack();
    expect(await states()).toEqual([
      'consultancy cancelled',
      'lifetime cancelled',
      'consultancy active',
      'lifetime active',
    ]);
  });

  it('is given when the one bought before is cancelled or reversed', async () => {
    const bought = await sell(lifetime, 6000);
    await add([consultancy.id]);
    await bought.chargeBack();
    expect(await states()).toEqual(['lifetime cancelled', 'consultancy active', 'lifetime active']);
    ana = await factory.client(db);
    await sell(lifetime, 6000);
    await add([consultancy.id]);
    await cancel(lifetime.id, { refund: true });
    expect(await states()).toEqual(['lifetime cancelled', 'consultancy active', 'lifetime active']);
  });

  it.each(['by the clock', 'by staff'])('is given when the one added before, with an end, ends %s', async (how) => {
    await add([lifetime.id]);
    const [{ id } = { id: 0 }] = await owned();
    const endOn = (date: string) => api.patch(`/api/v1/clients/${ana.id}/products/${id}/expiry`, { date }, { as });
    await endOn('2026-12-21');
    await add([consultancy.id]);
    clock.now = new Date(how === 'by staff' ? '2026-11-22T15:00:00Z' : '2026-12-22T15:00:00Z');
    as = await logIn(api, await factory.staff(db));
    if (how === 'by staff') await endOn('2026-11-21');
    else await jobHandlers(services).end_access({});
    expect(await states()).toEqual(['lifetime expired', 'consultancy active', 'lifetime active']);
    expect((await owned()).at(-1)).toMatchObject({ expires_at: null });
  });

  it('stays cancelled if cancelled alone, without money to refund', async () => {
    await sell(consultancy, 12_000);
    await cancel(lifetime.id, { refund: true });
    expect(await states()).toEqual(['consultancy active', 'lifetime cancelled']);
    expect(await db.selectFrom('refund').select('id').where('client_id', '=', ana.id).execute()).toEqual([]);
  });

  it('stays cancelled if cancelled alone, whatever ends later, until the next consultancy', async () => {
    const other = await factory.product(db);
    const first = await sell(consultancy, 12_000);
    clock.now = new Date('2028-12-01T15:00:00Z');
    await jobHandlers(services).end_access({});
    as = await logIn(api, await factory.staff(db));
    await sell(consultancy, 12_000);
    await sell(other, 500);
    const lifetimes = async () => (await states()).filter((state) => state.startsWith('lifetime'));
    const later = () => void (clock.now = new Date(clock.now.getTime() + 60_000));
    await cancel(lifetime.id);
    expect(await lifetimes()).toEqual(['lifetime cancelled']);
    later();
    await cancel(other.id);
    await first.chargeBack();
    expect(await lifetimes()).toEqual(['lifetime cancelled']);
    await cancel(consultancy.id);
    later();
    await sell(consultancy, 12_000);
    expect(await lifetimes()).toEqual(['lifetime cancelled', 'lifetime active']);
  });

  it('is given by an earlier consultancy when it was cancelled with its own', async () => {
    await sell(lifetime, 6000);
    await sell(consultancy, 12_000);
    clock.now = new Date('2028-12-01T15:00:00Z');
    await jobHandlers(services).end_access({});
    as = await logIn(api, await factory.staff(db));
    await sell(consultancy, 12_000);
    await cancel(lifetime.id);
    await cancel(consultancy.id);
    expect(await states()).toEqual([
      'lifetime cancelled',
      'consultancy expired',
      'consultancy cancelled',
      'lifetime cancelled',
      'lifetime active',
    ]);
  });

  it('bought beside it is kept when the consultancy is refunded, and leaves nothing when it is refunded too', async () => {
    await sell(consultancy, 12_000);
    await sell(lifetime, 6000);
    expect(await states()).toEqual(['consultancy active', 'lifetime expired', 'lifetime active']);
    await cancel(consultancy.id, { refund: true });
    expect(await states()).toEqual(['consultancy cancelled', 'lifetime cancelled', 'lifetime active']);
    await cancel(lifetime.id, { refund: true });
    expect(await states()).toEqual(['consultancy cancelled', 'lifetime cancelled', 'lifetime cancelled']);
  });

  it('is not given to a removed client by a late reversal', async () => {
    const bought = await sell(lifetime, 6000);
    await add([consultancy.id]);
    clock.now = new Date('2028-12-01T15:00:00Z');
    await jobHandlers(services).end_access({});
    as = await logIn(api, await factory.staff(db));
    expect((await api.delete(`/api/v1/clients/${ana.id}`, { as })).statusCode).toBe(204);
    await bought.chargeBack();
    expect((await states()).filter((state) => state.endsWith('active'))).toEqual([]);
  });
});

it('the invariants hold after consultancies were granted, cancelled and reversed', async () => {
  expect(await brokenInvariants(db)).toEqual({});
});

it('the migration gives the lifetime product to whoever paid for the consultancy', async () => {
  const database = await emptyDatabase();
  const names = migrationNames();
  await migrate(database.url, { upTo: names[names.indexOf('0173-granted-products') - 1] });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    insert into client (name, email, cpf, birth_date, phone, gender, password_hash, removed_at)
      select 'Ana', n || '@mirante.example', lpad(n::text, 11, '0'), '1990-01-01', '+5511987654321', 'F', 'x', case n when 7 then now() end from generate_series(1, 7) n;
    insert into product (id, code, name, description, price, installments) values
      (9, 'casa_vitalicio', 'Vitalício', 'V', 6000, 1), (100, 'casa_consultoria', 'Consultoria', 'C', 12000, 1);
    insert into payment (code, client_id, type, method, status, amount, confirmed_at)
      select n::text, n, 'buy', 'bank_transfer', case n when 4 then 'canceled' else 'paid' end, 12000, '2024-01-01' from generate_series(1, 7) n;
    insert into client_product (client_id, product_id, status, payment_id, created_at, starts_at, expires_at, cancel_at) values
      (1, 100, 'active', 1, '2026-01-01', '2026-01-02', '2028-01-01', null),
      (2, 100, 'expired', 2, '2024-01-01', '2024-01-02', '2026-01-01', null),
      (3, 100, 'cancelled', 3, '2026-01-01', '2026-01-02', '2028-01-01', '2026-02-01'),
      (4, 100, 'expired', 4, '2024-01-01', '2024-01-02', '2026-01-01', null),
      (5, 100, 'active', 5, '2026-01-01', '2026-01-02', '2028-01-01', null),
      (5, 9, 'active', null, '2026-01-01', '2026-01-02', null, null),
      (6, 9, 'cancelled', 6, '2026-01-01', '2026-01-02', null, '2026-02-01'),
      (6, 100, 'active', 6, '2026-01-01', '2026-01-02', '2028-01-01', null),
      (7, 100, 'expired', 7, '2024-01-01', '2024-01-02', '2026-01-01', null);`);
  await migrate(database.url);
  const { rows } = await client.query(
    `select client_id, status, payment_id, starts_at::date::text, expires_at from client_product where product_id = 9 and id > 9 order by id`,
  );
  expect(rows).toEqual([
    { client_id: 1, status: 'active', payment_id: 1, starts_at: '2026-01-02', expires_at: null },
    { client_id: 2, status: 'active', payment_id: 2, starts_at: '2024-01-02', expires_at: null },
  ]);
  await client.end();
  await database.drop();
});
