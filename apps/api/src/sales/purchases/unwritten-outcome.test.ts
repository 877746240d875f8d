import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import {
  acquisitionsOf,
  sandboxGatewayOf,
  buy,
  card,
  cards,
  eventually,
  paymentOf,
  signUpBody,
} from '../../testing/purchases.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { brokenInvariants } from './invariants.ts';

const reportedErrors: { code?: string }[] = [];
const clock = { now: new Date('2026-11-25T15:00:00Z') };
const onError = (error: unknown) => void reportedErrors.push(error as { code?: string });
const one = await testApi({ now: () => clock.now, services: { onError } });
const two = await testApi({ beside: one, services: { onError } });
const { db } = one;
let product: { id: number };
beforeAll(async () => {
  product = await factory.product(db);
  await one.services.pool.query(
    `create table fault (code text, times int);
       create sequence fault_met;
       create function fail_write() returns trigger language plpgsql as $$
         declare f fault;
         begin
           select * into f from fault;
           if found and nextval('fault_met') <= f.times then raise exception 'broken write' using errcode = f.code; end if;
           return new;
         end $$;
       create trigger fail_write before insert on charge_attempt for each row execute function fail_write()`,
  );
});
afterEach(() => void reportedErrors.splice(0));

/** Makes the transaction after the gateway's answer fail this many times, with this error. */
async function failWrites(code: string, times: number): Promise<void> {
  await one.services.pool.query(
    `truncate fault; alter sequence fault_met restart; insert into fault values ('${code}', ${times})`,
  );
}
const order = (over: object = card()) => signUpBody({ payment: { ...over, products: [product.id] } });
const chargesOf = async (cpf: string) =>
  (
    await sql<{
      n: number;
    }>`select count(*)::int as n from sandbox.charge c join payment p on p.code = c.reference join client on client.id = p.client_id where client.cpf = ${cpf}`.execute(
      db,
    )
  ).rows[0]!.n;

it.each(['40P01', '55P03', '40001', '57P01', '08006'])(
  'a charge outcome that could not be written, %s, is written by the next attempt',
  async (code) => {
    await failWrites(code, 2);
    const body = order();
    const answer = await buy(one, { body, key: `retried-${code}` });
    expect(answer.statusCode).toBe(200);
    expect(await acquisitionsOf(one, answer.json().payment_id)).toMatchObject([{ status: 'active' }]);
    expect(reportedErrors).toEqual([]);
    expect(await chargesOf(body.client.cpf)).toBe(1);
  },
);

it.each([
  ['a card', () => card()],
  ['a Pix', () => ({ method: 'pix' })],
] as const)(
  'a charge by %s whose outcome cannot be written is no refusal, and its key returns the same answer on every node',
  async (_by, method) => {
    await failWrites('40P01', 1000);
    const body = order(method());
    const key = `unwritten-${_by.replace(' ', '-')}`;
    const first = await buy(one, { body, key });
    expect(first.statusCode).toBe(200);
    expect(reportedErrors.map(({ code }) => code)).toEqual(['40P01']);
    const again = await buy(one, { body, key });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    await failWrites('40P01', 0);
    const elsewhere = await buy(two, { body, key });
    expect([elsewhere.statusCode, elsewhere.body]).toEqual([200, first.body]);
    expect(await chargesOf(body.client.cpf)).toBe(1);
    expect((await paymentOf(one, first.json().payment_id))!.vindi_code).toMatch(/^sbx_/);
  },
);

it('a refusal that cannot be written is answered as one, and cleaned up later', async () => {
  await failWrites('40P01', 1000);
  const body = order(card(cards.refused));
  expect((await buy(one, { body, key: 'refused' })).statusCode).toBe(433);
  await failWrites('40P01', 0);
  expect((await buy(two, { body, key: 'refused' })).statusCode).toBe(433);
  expect(await db.selectFrom('client').select('id').where('cpf', '=', body.client.cpf).execute()).toEqual([]);
});

it('a webhook that settles the payment also answers its waiting idempotency key', async () => {
  await failWrites('40P01', 1000);
  const answer = await buy(one, { body: order(), key: 'settled' });
  const claim = () =>
    db
      .selectFrom('idempotency')
      .select(['status', 'response'])
      .where('payment_id', '=', answer.json().payment_id as number)
      .executeTakeFirstOrThrow();
  expect(await claim()).toMatchObject({ status: null });
  await sandboxGatewayOf(one).deliver();
  await eventually(async () => expect(await claim()).toEqual({ status: 200, response: answer.json() }));
  expect(await acquisitionsOf(one, answer.json().payment_id)).toMatchObject([{ status: 'active' }]);
});

it('reconciliation settles the payment without a webhook', async () => {
  await failWrites('40P01', 1000);
  const answer = await buy(one, { body: order(), key: undefined as never });
  await failWrites('40P01', 0);
  clock.now = new Date(clock.now.getTime() + 2 * 60_000);
  await jobHandlers(one.services).reconcile({});
  expect(await acquisitionsOf(one, answer.json().payment_id)).toMatchObject([{ status: 'active' }]);
  expect(await brokenInvariants(db)).toEqual({});
});

it('a purchase canceled before its mails were sent is welcomed once its charge turns out paid', async () => {
  await failWrites('40P01', 1000);
  const body = order();
  const { payment_id: id } = (await buy(one, { body })).json();
  await failWrites('40P01', 0);
  clock.now = new Date(clock.now.getTime() + 16 * 60_000);
  vi.spyOn(one.services.gateway, 'findCharge').mockResolvedValueOnce(undefined);
  await jobHandlers(one.services).reconcile({});
  expect((await paymentOf(one, id))!.status).toBe('canceled');
  await sandboxGatewayOf(one).deliver();
  await eventually(async () => expect((await paymentOf(one, id))!.status).toBe('paid'));
  const mails = (await one.mails()).filter(({ to }) => to === body.client.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Boas-vindas! Confirme seu email na Mirante',
    'Pagamento confirmado',
  ]);
});
