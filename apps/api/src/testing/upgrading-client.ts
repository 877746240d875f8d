import type { UpgradeCredit } from '@mirante/domain/sales/upgrade-credit.ts';
import { randomUUID } from 'node:crypto';
import type { TestApi } from './api.ts';
import { factory, logIn, PASSWORD } from './factory.ts';
import { card, paymentOf, sandboxGatewayOf } from './purchases.ts';

export const BOUGHT = new Date('2026-01-10T15:00:00Z');
/** 200 of 365 days later: 165 are left of what was bought for 1095. */
export const LATER = new Date('2026-07-29T15:00:00Z');

/** A client who may upgrade from a product (`part`) to the one that includes it (`whole`), and what they and staff do. */
export function upgradingClient(api: TestApi, clock: { now: Date }) {
  const { db } = api;
  const client = { id: 0, as: '', part: 0, whole: 0, code: '' };
  /** A new client, who bought the part some time ago. */
  const begin = async () => {
    clock.now = BOUGHT;
    const { id: part, code } = await factory.product(db, { name: 'Top Fundos', price: 1095 });
    const { id: whole } = await factory.product(db, { name: 'Completo', price: 2000 });
    await factory.link(db, whole, part);
    const person = await factory.client(db);
    Object.assign(client, { id: person.id, part, whole, code, as: await logIn(api, person) });
    await buy(part);
    clock.now = LATER;
    client.as = await logIn(api, person);
  };
  const order = (product: number, more: object = {}, { on = api, token = client.as } = {}) =>
    on.post('/api/v1/client/products', { ...card(), products: [product], ...more }, { as: token, key: randomUUID() });
  const buy = async (product: number, more: object = {}): Promise<number> =>
    (await order(product, more)).json().payment_id;
  const credits = async () =>
    (await api.get('/api/v1/client/upgrade-credits', { as: client.as })).json<UpgradeCredit[]>();
  const own = async () =>
    (
      await db
        .selectFrom('client_product')
        .select(['product_id', 'status'])
        .where('client_id', '=', client.id)
        .orderBy('id')
        .execute()
    ).map(({ product_id, status }) => [product_id === client.part ? 'part' : 'whole', status]);
  const charged = async (id: number) => {
    const { amount, discount } = (await paymentOf(api, id))!;
    return amount - discount;
  };
  const settle = async (id: number, to: 'pay' | 'reverse') => {
    await sandboxGatewayOf(api).change((await paymentOf(api, id))!.vindi_code!, to);
    await sandboxGatewayOf(api).deliver();
  };
  const refundable = async () =>
    (
      await db
        .selectFrom('client_product')
        .select((eb) => eb.fn<number>('refundable_of', ['id']).as('amount'))
        .where('client_id', '=', client.id)
        .where('product_id', '=', client.part)
        .executeTakeFirstOrThrow()
    ).amount;
  const paymentFor = async (product: number) =>
    (
      await db
        .selectFrom('client_product')
        .select('payment_id')
        .where('client_id', '=', client.id)
        .where('product_id', '=', product)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).payment_id!;
  /** The acquisition of a payment for one product. */
  const acquiredBy = (paymentId: number) =>
    db.selectFrom('client_product').select('id').where('payment_id', '=', paymentId).executeTakeFirstOrThrow();
  const held = () =>
    db
      .selectFrom('client_product')
      .select('id')
      .where('client_id', '=', client.id)
      .where('product_id', '=', client.part)
      .orderBy('id')
      .executeTakeFirstOrThrow();
  const renew = (more: object = {}, of = [client.code, client.part] as const) =>
    api.post(
      '/api/v1/client/renew-product',
      { product_code: of[0], payment: { ...card(), products: [of[1]], ...more } },
      { as: client.as, key: randomUUID() },
    );
  const withdraw = (product: number) =>
    api.post(
      `/api/v1/client/products/${product}/withdrawal`,
      { password: PASSWORD },
      { as: client.as, key: randomUUID() },
    );
  const cancel = async (id: number, refund: boolean) => {
    const staff = await logIn(api, await factory.staff(db, ['financeiro']));
    const body = { cancel_reason_id: 1, cancel_reason: 'Pedido.', refund };
    return api.post(`/api/v1/clients/${client.id}/products/${id}/cancel`, body, { as: staff, key: randomUUID() });
  };
  const unowned = () =>
    db
      .selectFrom('discrepancy')
      .innerJoin('payment', 'payment.id', 'payment_id')
      .select('kind')
      .where('client_id', '=', client.id)
      .execute();
  const expire = async () => {
    await api.services.jobs.add(db, 'expire', {});
    await api.runJobs();
  };
  return {
    client,
    begin,
    order,
    buy,
    credits,
    own,
    charged,
    settle,
    refundable,
    paymentFor,
    acquiredBy,
    held,
    renew,
    withdraw,
    cancel,
    unowned,
    expire,
  };
}
