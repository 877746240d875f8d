import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { gaugesOf } from '../../metrics/gauges.ts';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { acquisitionsOf, sandboxGatewayOf, buy, card, eventually, paymentOf } from '../../testing/purchases.ts';
import { brokenInvariants } from '../purchases/invariants.ts';
import { settle } from '../purchases/settle.ts';

const api = await testApi();
const { db, services } = api;
const finance = await logIn(api, await factory.staff(db, ['financeiro']));
let product: { id: number };
beforeAll(async () => {
  product = await factory.product(db);
});

async function bought(payment: object): Promise<{ id: number; charge: string; client: number }> {
  const id = (await buy(api, { payment: { ...payment, products: [product.id] } })).json().payment_id as number;
  const { vindi_code, client_id } = (await paymentOf(api, id))!;
  return { id, charge: vindi_code!, client: client_id };
}
const list = async (query = '') => (await api.get(`/api/v1/discrepancies${query}`, { as: finance })).json();
const resolve = (id: number, body: object, as = finance) =>
  api.post(`/api/v1/discrepancies/${id}/resolve`, body, { as });
/** The open discrepancy of a charge, after its webhook. */
async function openOf(charge: string): Promise<{ id: number; kind: string; status: string }> {
  let found: { id: number; kind: string; status: string; charge_code: string } | undefined;
  await sandboxGatewayOf(api).deliver();
  await eventually(async () => {
    const { items } = await list('?discrepancy.status=open');
    found = items.find(({ charge_code }: { charge_code: string }) => charge_code === charge);
    expect(found).toBeTruthy();
  });
  return found!;
}
const entriesOf = async (charge: string) =>
  (
    await db
      .selectFrom('money_entry')
      .select(['kind', 'amount', 'detail'])
      .where('gateway_reference', '=', charge)
      .where('kind', 'in', ['unowned', 'unowned_resolved'])
      .orderBy('id')
      .execute()
  ).map(({ kind, amount, detail }) => [kind, amount, detail]);
const refundsOf = async (charge: string) =>
  (await sql<{ cents: number }>`select cents from sandbox.refund where charge_code = ${charge}`.execute(db)).rows.map(
    ({ cents }) => cents,
  );
const noteOf = (by: string) => ({ by, note: 'Combinado por telefone.' });

it('money of a removed client is listed, counted, and refunded once, however many ask', async () => {
  const { charge, client, id } = await bought({ method: 'pix' });
  await removeClient(services, client);
  await sandboxGatewayOf(api).change(charge, 'pay');
  const found = await openOf(charge);
  expect(found).toMatchObject({
    kind: 'removed_client',
    payment_id: id,
    expected: 900,
    received: 900,
    method: 'pix',
  });
  expect(await gaugesOf(services).metrics()).toContain('discrepancies_open{kind="removed_client"} 1');
  await settle(services, (await services.gateway.readCharge(charge))!);
  expect((await list()).total).toBe(1);
  const answers = await Promise.all(Array.from({ length: 5 }, () => resolve(found.id, noteOf('return'))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409, 409]);
  await api.runJobs();
  expect(await refundsOf(charge)).toEqual([90_000]);
  expect((await list()).items).toMatchObject([
    { status: 'returned', resolved_by_name: 'Rui Sampaio', note: 'Combinado por telefone.' },
  ]);
  const csv = async (status: string) =>
    (await api.get(`/api/v1/discrepancies.csv?discrepancy.status=${status}`, { as: finance })).body
      .split('\r\n')
      .slice(1, -1);
  expect(await csv('open')).toEqual([]);
  expect(await csv('returned')).toEqual([
    expect.stringMatching(
      new RegExp(
        `^"${found.id}";"Pago por cliente removido";"DEVOLVIDA";"${charge}";"${id}";.*;"Pix";"900,00";"900,00";`,
      ),
    ),
  ]);
  expect(await entriesOf(charge)).toEqual([
    ['unowned', 900, 'Pago por cliente removido'],
    ['unowned_resolved', 900, 'DEVOLVIDA'],
  ]);
});

it('a difference that is resolved meanwhile is refused, with nothing returned', async () => {
  const at = services.now();
  const { id } = await db
    .insertInto('discrepancy')
    .values({ kind: 'unknown_payment', charge_code: 'stray', method: 'pix', received: 10, found_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  let waiting: ReturnType<typeof resolve> | undefined;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('discrepancy').set({ status: 'kept', resolved_at: at }).where('id', '=', id).execute();
    waiting = resolve(id, noteOf('return'));
    await expect.poll(() => lockWaits(db)).toBe(1);
  });
  expect((await waiting)!.json()).toMatchObject({ status: 409, code: 'already_resolved' });
  expect((await list('?discrepancy.status=returning')).total).toBe(0);
  await db.deleteFrom('discrepancy').where('id', '=', id).execute();
});

it('a charge without a payment can be assigned to a pending payment, whose own charge is then voided', async () => {
  const waiting = await bought({ method: 'pix' });
  const stray = await services.gateway.createCharge({
    reference: 'made-by-hand-at-the-gateway',
    method: 'pix',
    cents: 100_000,
    installments: 1,
    description: 'Avulsa',
    items: [],
    dueAt: null,
    customer: { reference: '77', name: 'Helena', email: 'h@exemplo.com.br', cpf: '', phone: '' },
  });
  const { code } = (stray as { charge: { code: string } }).charge;
  await sandboxGatewayOf(api).change(code, 'pay');
  const found = await openOf(code);
  expect(found).toMatchObject({ kind: 'unknown_payment', payment_id: null, received: 1000 });
  expect((await resolve(found.id, noteOf('attribute'))).statusCode).toBe(422);
  expect((await resolve(found.id, { ...noteOf('attribute'), payment_id: 999_999 })).statusCode).toBe(422);
  expect((await resolve(found.id, { ...noteOf('attribute'), payment_id: waiting.id })).statusCode).toBe(204);
  expect(await acquisitionsOf(api, waiting.id)).toMatchObject([{ status: 'active' }]);
  await api.runJobs();
  expect(await services.gateway.readCharge(waiting.charge)).toMatchObject({ status: 'canceled' });
  expect(await paymentOf(api, waiting.id)).toMatchObject({ status: 'paid' });
  expect(await entriesOf(code)).toEqual([
    ['unowned', 1000, 'Cobrança sem pagamento'],
    ['unowned_resolved', 1000, 'ATRIBUÍDA'],
  ]);
});

it('a boleto underpaid by a cent is a discrepancy, not polled further, and accepted or refunded by finance', async () => {
  const short = async () => {
    const made = await bought({ method: 'bank_slip' });
    await sql`update sandbox.charge set cents = cents - 1 where code = ${made.charge}`.execute(db);
    await sandboxGatewayOf(api).change(made.charge, 'pay');
    return { ...made, found: await openOf(made.charge) };
  };
  const [taken, returned] = [await short(), await short()];
  expect(taken.found).toMatchObject({ kind: 'wrong_amount', expected: 900, received: 899.99 });
  const problems = (await api.get('/api/v1/payments?payment.problem=wrong_amount', { as: finance })).json();
  expect(new Set(problems.items.map(({ id }: { id: number }) => id))).toEqual(new Set([taken.id, returned.id]));
  expect((await api.get(`/api/v1/payments/${taken.id}`, { as: finance })).json().problem).toBe('wrong_amount');
  await db
    .updateTable('payment')
    .set({ verified_at: new Date(0) })
    .where('id', '=', taken.id)
    .execute();
  await services.jobs.add(db, 'reconcile', {});
  await api.runJobs();
  const { verified_at } = await db
    .selectFrom('payment')
    .select('verified_at')
    .where('id', '=', taken.id)
    .executeTakeFirstOrThrow();
  expect(verified_at).toEqual(new Date(0));

  expect((await resolve(taken.found.id, { ...noteOf('attribute'), payment_id: taken.id })).statusCode).toBe(204);
  expect(await acquisitionsOf(api, taken.id)).toMatchObject([{ status: 'active' }]);
  expect((await resolve(returned.found.id, noteOf('return'))).statusCode).toBe(204);
  // No gateway refunds a boleto by itself: somebody returned the money by hand.
  expect(await refundsOf(returned.charge)).toEqual([]);
  expect(await paymentOf(api, returned.id)).toMatchObject({ status: 'canceled' });
  await sql`update sandbox.charge set cents = cents + 1 where code = ${returned.charge}`.execute(db);
  await settle(services, (await services.gateway.readCharge(returned.charge))!);
  expect(await paymentOf(api, returned.id)).toMatchObject({ status: 'canceled' });
});

it('a payment paid twice is reported, and keeping it needs a reason', async () => {
  const { id, charge } = await bought(card());
  const first = (await services.gateway.readCharge(charge))!;
  expect(await settle(services, { ...first, code: 'sbx_second' })).toBe('mismatch');
  const { items } = await list('?discrepancy.kind=paid_twice');
  expect(items).toMatchObject([{ charge_code: 'sbx_second', payment_id: id }]);
  expect((await resolve(items[0].id, { by: 'keep' })).statusCode).toBe(422);
  expect((await resolve(items[0].id, { ...noteOf('attribute'), payment_id: id })).json().code).toBe('not_payable');
  expect((await resolve(items[0].id, noteOf('keep'))).statusCode).toBe(204);
  expect(await entriesOf('sbx_second')).toEqual([
    ['unowned', 1000, 'Pago em dobro'],
    ['unowned_resolved', 1000, 'MANTIDA'],
  ]);
});

it('a resync closes discrepancies that are gone, and names those that remain', async () => {
  const { charge, client } = await bought({ method: 'pix' });
  await removeClient(services, client);
  await sandboxGatewayOf(api).change(charge, 'pay');
  const { id } = await openOf(charge);
  expect((await resolve(id, { by: 'sync' })).json().code).toBe('still_differs');
  await sandboxGatewayOf(api).change(charge, 'reverse');
  expect((await resolve(id, { by: 'sync' })).statusCode).toBe(204);
  expect((await list('?discrepancy.status=synced')).items).toMatchObject([{ id }]);
  expect((await resolve(id, { by: 'sync' })).json().code).toBe('already_resolved');
  expect((await resolve(999_999, { by: 'sync' })).statusCode).toBe(404);
});

it('money that its bank takes back before it is returned is owed no more', async () => {
  const { charge, client } = await bought({ method: 'pix' });
  await removeClient(services, client);
  await sandboxGatewayOf(api).change(charge, 'pay');
  const { id } = await openOf(charge);
  expect((await resolve(id, noteOf('return'))).statusCode).toBe(204);
  await sandboxGatewayOf(api).change(charge, 'reverse');
  await api.runJobs();
  expect(await refundsOf(charge)).toEqual([]);
  const [synced] = (await list('?discrepancy.status=synced')).items;
  expect(synced).toMatchObject({ id, note: 'Combinado por telefone.' });
  expect((await entriesOf(charge)).at(-1)).toEqual(['unowned_resolved', 900, 'SINCRONIZADA']);
});

it('a resolution sent again with its key is answered as the first time, and returns the money once', async () => {
  const { charge, client } = await bought({ method: 'pix' });
  await removeClient(services, client);
  await sandboxGatewayOf(api).change(charge, 'pay');
  const { id } = await openOf(charge);
  const giveBack = (note: string) =>
    api.post(`/api/v1/discrepancies/${id}/resolve`, { by: 'return', note }, { as: finance, key: 'give-back' });
  const answers = [
    ...(await Promise.all([giveBack('Combinado.'), giveBack('Combinado.')])),
    await giveBack('Combinado.'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect((await giveBack('Outra nota.')).json()).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
  await api.runJobs();
  expect(await refundsOf(charge)).toEqual([90_000]);
});

it('discrepancies are open to finance alone', async () => {
  const other = await logIn(api, await factory.staff(db, ['atendimento']));
  expect((await api.get('/api/v1/discrepancies', { as: other })).statusCode).toBe(403);
  expect((await resolve(1, noteOf('keep'), other)).statusCode).toBe(403);
});

it('the invariants hold after unassigned money', async () => {
  expect(await brokenInvariants(db)).toEqual({});
});
