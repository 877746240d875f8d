import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { sandboxGatewayOf, card, eventually, paymentOf } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';

const clock = { now: new Date('2026-11-01T15:00:00Z') };
const api = await testApi({ now: () => clock.now });
const { db } = api;
const ends = (day: string) => new Date(`${day}T23:59:59-03:00`);
const on = async (day: string) => {
  clock.now = new Date(`${day}T15:00:00Z`);
  as = await logIn(api, ana);
};

let product: { id: number; code: string };
let ana: Person;
let as: string;
beforeEach(async () => {
  product = await factory.product(db);
  ana = await factory.client(db);
  await on('2026-11-01');
});

const pays = () => ({ ...card(), products: [product.id] });
const buy = async (): Promise<number> => (await api.post('/api/v1/client/products', pays(), { as })).json().payment_id;
const renew = async (): Promise<number> =>
  (await api.post('/api/v1/client/renew-product', { product_code: product.code, payment: pays() }, { as })).json()
    .payment_id;
/** A renewal within a minute of another is taken for its repetition. */
const renewLater = (): Promise<number> => {
  clock.now = new Date(clock.now.getTime() + 60_000);
  return renew();
};
const reverse = async (id: number) => {
  await sandboxGatewayOf(api).change((await paymentOf(api, id))!.vindi_code!, 'reverse');
  await sandboxGatewayOf(api).deliver();
  await eventually(async () => expect(await paymentOf(api, id)).toMatchObject({ status: 'canceled' }));
};
const terms = async () =>
  db
    .selectFrom('client_product')
    .select(['id', 'payment_id', 'status', 'expires_at', 'renewed_by_id', 'renewed_from_id'])
    .where('client_id', '=', ana.id)
    .orderBy('id')
    .execute();

describe('a purchase reversed after its renewal', () => {
  it('loses its year: the renewal counts from its own payment', async () => {
    const bought = await buy();
    await on('2026-11-10');
    const renewed = await renew();
    expect(await terms()).toMatchObject([
      { status: 'expired', expires_at: ends('2027-11-01') },
      { status: 'active', expires_at: ends('2028-11-01') },
    ]);
    await on('2026-11-20');
    await reverse(bought);
    expect(await terms()).toMatchObject([
      { payment_id: bought, status: 'cancelled', renewed_by_id: null },
      { payment_id: renewed, status: 'active', expires_at: ends('2027-11-10'), renewed_from_id: null },
    ]);
  });

  it('moves every later renewal, and keeps earlier ones', async () => {
    const [first, second, third, fourth] = [await buy(), await renew(), await renewLater(), await renewLater()];
    expect((await terms()).at(-1)).toMatchObject({ payment_id: fourth, expires_at: ends('2030-11-01') });
    await reverse(second);
    const [one, two, three, four] = await terms();
    expect([one, two, three, four]).toMatchObject([
      { payment_id: first, status: 'expired', renewed_by_id: three!.id, expires_at: ends('2027-11-01') },
      { payment_id: second, status: 'cancelled' },
      { payment_id: third, status: 'expired', renewed_from_id: one!.id, expires_at: ends('2028-11-01') },
      { payment_id: fourth, status: 'active', expires_at: ends('2029-11-01') },
    ]);
  });

  it('ends the same when the renewal is paid after the reversal', async () => {
    const bought = await buy();
    await on('2026-11-10');
    const { payment_id } = (
      await api.post(
        '/api/v1/client/renew-product',
        { product_code: product.code, payment: { method: 'pix', installments: 1, products: [product.id] } },
        { as },
      )
    ).json();
    await reverse(bought);
    await sandboxGatewayOf(api).change((await paymentOf(api, payment_id))!.vindi_code!, 'pay');
    await sandboxGatewayOf(api).deliver();
    await eventually(async () =>
      expect(await terms()).toMatchObject([
        { status: 'cancelled' },
        { payment_id, status: 'active', expires_at: ends('2027-11-10') },
      ]),
    );
  });

  it('leaves other clients as they are, also one whose renewal was cancelled', async () => {
    const { id } = await factory.client(db);
    const cancelled = await factory.clientProduct(db, id, product.id, { status: 'cancelled' });
    const term = { starts_at: ends('2026-06-01'), expires_at: ends('2027-06-01') };
    await factory.clientProduct(db, id, product.id, { ...term, status: 'expired', renewed_by_id: cancelled });
    await factory.clientProduct(db, id, (await factory.product(db)).id);
    await reverse(await buy());
    const statuses = db.selectFrom('client_product').select('status').where('client_id', '=', id).orderBy('id');
    expect((await statuses.execute()).map(({ status }) => status)).toEqual(['cancelled', 'expired', 'active']);
  });

  it('leaves nothing when the renewal is reversed too', async () => {
    const [bought, renewed] = [await buy(), await renew()];
    await reverse(bought);
    await reverse(renewed);
    expect((await terms()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });
});

it('the invariants hold after a renewal is reversed', async () => {
  expect(await brokenInvariants(db)).toEqual({});
});
