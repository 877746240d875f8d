import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { acquisitionsOf, buy, card, cards, eventually, paymentOf, sandboxGatewayOf } from '../../testing/purchases.ts';
import { brokenInvariants, invariants, sandboxInvariants } from '../purchases/invariants.ts';
import { settle } from '../purchases/settle.ts';

const clock = { now: new Date('2026-11-25T15:00:00Z') };
const reported: unknown[] = [];
const api = await testApi({ now: () => clock.now, services: { onError: (error) => void reported.push(error) } });
const node = await testApi({ now: () => clock.now, beside: api });
const { db, services } = api;
const gateway = sandboxGatewayOf(api);
let finance: string;
let product: { id: number };
beforeAll(async () => {
  product = await factory.product(db);
});
beforeEach(async () => {
  finance = await logIn(api, await factory.staff(db, ['financeiro']));
  reported.length = 0;
});
const nextDay = async () => {
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  finance = await logIn(api, await factory.staff(db, ['financeiro']));
};

const bought = async (payment: object): Promise<number> =>
  (await buy(api, { payment: { ...payment, products: [product.id] } })).json().payment_id;
/** The payment's charge, also if the answer to its request was lost. */
const chargeOf = async (id: number) => (await services.gateway.findCharge((await paymentOf(api, id))!.code))!;
let strays = 0;
/** The discrepancy of a paid charge without a payment. */
async function stray(): Promise<number> {
  const made = await services.gateway.createCharge({
    reference: `made-by-hand-${(strays += 1)}`,
    method: 'pix',
    cents: 90_000,
    installments: 1,
    description: 'Avulsa',
    items: [],
    dueAt: null,
    customer: { reference: '77', name: 'Helena', email: 'h@exemplo.com.br', cpf: '', phone: '' },
  });
  const { code } = (made as { charge: { code: string } }).charge;
  await gateway.change(code, 'pay');
  await settle(services, (await services.gateway.readCharge(code))!);
  return (await db.selectFrom('discrepancy').select('id').where('charge_code', '=', code).executeTakeFirstOrThrow()).id;
}
const resolve = (id: number, body: object, on = api) =>
  on.post(`/api/v1/discrepancies/${id}/resolve`, { note: 'Confirmado pelo extrato.', ...body }, { as: finance });
const attribute = (id: number, payment_id: number, on = api) => resolve(id, { by: 'attribute', payment_id }, on);
const discrepancyOf = (charge_code: string) =>
  db
    .selectFrom('discrepancy')
    .select(['id', 'kind', 'status', 'payment_id'])
    .where('charge_code', '=', charge_code)
    .executeTakeFirst();
/** The open discrepancy of a charge, once its event was processed. */
const reportedOf = async (charge: string) => {
  let found: Awaited<ReturnType<typeof discrepancyOf>>;
  await eventually(async () => expect((found = await discrepancyOf(charge))).toMatchObject({ status: 'open' }));
  return found!;
};
const statusOf = async (id: number) =>
  (await db.selectFrom('discrepancy').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

describe('money attributed to a pending payment', () => {
  it.each([
    ['a Pix', { method: 'pix' }],
    ['a card whose charge was never answered', card(cards.timesOut)],
  ])('is refused for %s that is paid already, whose own money settles it', async (_what, method) => {
    const id = await bought(method);
    const { code } = await chargeOf(id);
    await gateway.change(code, 'pay');
    const found = await stray();
    expect((await attribute(found, id)).json()).toMatchObject({ status: 409, code: 'not_payable' });
    expect([await statusOf(found), (await paymentOf(api, id))!.status]).toEqual(['open', 'paid']);
    expect(await discrepancyOf(code)).toBeUndefined();
  });

  it('is refused while the gateway cannot be asked, and changes nothing', async () => {
    const [id, found] = [await bought({ method: 'pix' }), await stray()];
    const read = vi.spyOn(services.gateway, 'readCharge').mockRejectedValueOnce(new Error('no answer'));
    expect((await attribute(found, id)).json()).toMatchObject({ status: 503, code: 'gateway_unavailable' });
    expect(reported).toEqual([new Error('no answer')]);
    read.mockRestore();
    expect([await statusOf(found), (await paymentOf(api, id))!.status]).toEqual(['open', 'pending']);
  });

  it.each([
    ['by webhook', () => gateway.deliver()],
    ['by the nightly comparison', () => nextDay().then(() => jobHandlers(services).compare_books({}))],
    ['by the nightly reading', () => nextDay().then(() => jobHandlers(services).reconcile_confirmed({}))],
  ])("leaves finance what the payment's own boleto receives later, %s", async (_how, hear) => {
    const id = await bought({ method: 'bank_slip' });
    const { code } = await chargeOf(id);
    expect((await attribute(await stray(), id)).statusCode).toBe(204);
    await gateway.change(code, 'pay');
    await hear();
    const found = await reportedOf(code);
    expect(found).toMatchObject({ kind: 'paid_twice', status: 'open', payment_id: id });
    expect((await resolve(found.id, { by: 'sync' })).json()).toMatchObject({ code: 'still_differs' });
    expect((await resolve(found.id, { by: 'return' })).statusCode).toBe(204);
    expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'active' }]);
  });

  it("is not taken along when the bank takes back what the payment's own charge received", async () => {
    const id = await bought({ method: 'bank_slip' });
    const { code } = await chargeOf(id);
    await attribute(await stray(), id);
    await gateway.change(code, 'pay');
    await gateway.deliver();
    const found = await reportedOf(code);
    await gateway.change(code, 'reverse');
    await api.runJobs();
    expect((await resolve(found.id, { by: 'sync' })).statusCode).toBe(204);
    expect((await paymentOf(api, id))!.status).toBe('paid');
    expect(await acquisitionsOf(api, id)).toMatchObject([{ status: 'active' }]);
  });

  it('voids an own charge whose answer was lost, and is no discrepancy by itself', async () => {
    const id = await bought({ method: 'pix' });
    const { code } = await chargeOf(id);
    await db.updateTable('payment').set({ vindi_code: null }).where('id', '=', id).execute();
    vi.spyOn(services.gateway, 'findCharge').mockResolvedValueOnce(undefined);
    await attribute(await stray(), id);
    await api.runJobs();
    expect(await services.gateway.readCharge(code)).toMatchObject({ status: 'canceled' });
    await nextDay();
    await jobHandlers(services).compare_books({});
    expect(await discrepancyOf(code)).toBeUndefined();
  });

  it('meets a concurrent payment of the own charge: one settles it, the other is left to finance', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 16 }, async (_, n) => ({
        id: await bought({ method: n % 2 ? 'pix' : 'bank_slip' }),
        found: await stray(),
      })),
    );
    await Promise.all(
      pairs.map(async ({ id, found }, n) => {
        const paying = chargeOf(id)
          .then(({ code }) => gateway.change(code, 'pay'))
          .then(() => (n % 3 === 0 ? undefined : gateway.deliver()));
        await Promise.all([paying, attribute(found, id, n % 2 ? api : node)]);
      }),
    );
    await gateway.deliver();
    await api.runJobs();
    for (const { id, found } of pairs) {
      const { code, status } = await chargeOf(id);
      await eventually(async () => {
        const open = [await statusOf(found), (await discrepancyOf(code))?.status].filter((each) => each === 'open');
        expect([(await paymentOf(api, id))!.status, open.length]).toEqual(['paid', status === 'paid' ? 1 : 0]);
      });
    }
  });
});

describe('a reversal of attributed money', () => {
  /** A payment, and the charge whose money finance attributed to it. */
  async function attributed() {
    const [id, found] = [await bought({ method: 'pix' }), await stray()];
    expect((await attribute(found, id)).statusCode).toBe(204);
    await api.runJobs();
    const row = db.selectFrom('discrepancy').select('charge_code').where('id', '=', found);
    return { id, code: (await row.executeTakeFirstOrThrow()).charge_code! };
  }
  const reversalOf = (code: string) =>
    db
      .selectFrom('discrepancy')
      .select(['id', 'status', 'payment_id'])
      .where('charge_code', '=', code)
      .where('kind', '=', 'reversed_there')
      .execute();

  it.each([
    ['by webhook', () => gateway.deliver()],
    ['by the nightly comparison', () => nextDay().then(() => jobHandlers(services).compare_books({}))],
    ['by the nightly reading', () => nextDay().then(() => jobHandlers(services).reconcile_confirmed({}))],
  ])('is left to finance, once, with the payment that has it, %s', async (_how, hear) => {
    const { id, code } = await attributed();
    await gateway.change(code, 'reverse');
    await hear();
    await eventually(async () => expect(await reversalOf(code)).toMatchObject([{ status: 'open', payment_id: id }]));
    const [found] = await reversalOf(code);
    expect((await resolve(found!.id, { by: 'sync' })).json()).toMatchObject({ code: 'still_differs' });
    expect((await resolve(found!.id, { by: 'keep' })).statusCode).toBe(204);
    await nextDay();
    await jobHandlers(services).compare_books({});
    expect(await reversalOf(code)).toMatchObject([{ status: 'kept' }]);
  });

  it('is also found where the payment has no charge of its own', async () => {
    const { id, code } = await attributed();
    await db.updateTable('payment').set({ vindi_code: null }).where('id', '=', id).execute();
    await gateway.change(code, 'reverse');
    await nextDay();
    await jobHandlers(services).reconcile_confirmed({});
    expect(await reversalOf(code)).toMatchObject([{ status: 'open', payment_id: id }]);
  });
});

describe('a refund of what finance paid by attribution', () => {
  /** Cancels the payment's product with a refund, and runs its job. */
  async function refund(id: number) {
    const own = db.selectFrom('client_product').where('payment_id', '=', id);
    const acquisition = await own.select(['id', 'client_id']).executeTakeFirstOrThrow();
    const path = `/api/v1/clients/${acquisition.client_id}/products/${acquisition.id}/cancel`;
    expect((await api.post(path, { cancel_reason: 'Desistiu.' }, { as: finance })).statusCode).toBe(204);
    await api.runJobs();
    const refunds = db.selectFrom('refund').where('client_product_id', '=', acquisition.id);
    return refunds.select(['id', 'state']).executeTakeFirstOrThrow();
  }
  /** In cents, by the gateway's records. */
  const refundedOf = async (code: string) =>
    (await sql<{ cents: number }>`select cents from sandbox.refund where charge_code = ${code}`.execute(db)).rows.map(
      ({ cents }) => cents,
    );

  it('is made by hand where the gateway cannot refund the money, and spares the own charge', async () => {
    const id = await bought({ method: 'pix' });
    const { code } = await chargeOf(id);
    await attribute(await stray(), id);
    await gateway.change(code, 'pay');
    await gateway.deliver();
    const twice = await reportedOf(code);
    const made = await refund(id);
    expect([made.state, await refundedOf(code)]).toEqual(['asked', []]);
    expect((await resolve(twice.id, { by: 'return' })).statusCode).toBe(204);
    await api.runJobs();
    expect([await statusOf(twice.id), await refundedOf(code)]).toEqual(['returned', [90_000]]);
    const reason = 'Por Pix, da conta da casa.';
    expect((await api.post(`/api/v1/refunds/${made.id}/by-hand`, { reason }, { as: finance })).statusCode).toBe(204);
  });

  it("is of the attributed money's charge, by its method", async () => {
    const removed = await bought({ method: 'pix' });
    const { code } = await chargeOf(removed);
    await removeClient(services, (await paymentOf(api, removed))!.client_id);
    await gateway.change(code, 'pay');
    await gateway.deliver();
    const id = await bought({ method: 'bank_slip' });
    expect((await attribute((await reportedOf(code)).id, id)).statusCode).toBe(204);
    expect((await refund(id)).state).toBe('returned');
    expect(await refundedOf(code)).toEqual([90_000]);
  });
});

it('the invariants hold after attributions', async () => {
  const name = 'money beside what finance attributed to its payment belongs to nobody';
  expect(await brokenInvariants(db, { ...invariants, [name]: sandboxInvariants[name]! })).toEqual({});
});
