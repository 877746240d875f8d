import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { registry } from '../../metrics/meters.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { sandboxGatewayOf, buy, card, paymentOf } from '../../testing/purchases.ts';
import { brokenInvariants, invariants, sandboxInvariants } from './invariants.ts';

const api = await testApi();
const { db, services } = api;
const all = { ...invariants, ...sandboxInvariants };
/** A card purchase, and a pending Pix, each with one use of the coupon. */
let paid: number;
let pending: number;
let first: number;
let other: number;

beforeAll(async () => {
  [first, other] = [(await factory.product(db)).id, (await factory.product(db)).id];
  const coupon = await factory.coupon(db, { qt: 5 });
  const bought = async (payment: object, key: string) =>
    (await buy(api, { payment: { ...payment, products: [first], coupon_code: coupon.code }, key })).json()
      .payment_id as number;
  paid = await bought(card(), 'paid');
  pending = await bought({ method: 'pix' }, 'pending');
  await sandboxGatewayOf(api).deliver();
});

const refundOf = (
  amount: string,
) => `insert into refund (client_id, client_product_id, payment_id, amount, created_at, updated_at)
    select client_id, id, payment_id, ${amount}, now(), now() from client_product where payment_id = ${paid}`;

/** The paid acquisition's rest, credited to the pending one. */
const creditOf = (amount: number) =>
  `insert into upgrade_credit (payment_id, product_id, client_product_id, amount)
    select ${pending}, ${first}, id, ${amount} from client_product where payment_id = ${paid}`;

/** Statements that break each invariant. A constraint that prevents it is dropped first. */
const plants = (): Record<keyof typeof all, string> => ({
  'a payment is the sum of its items': `update payment_item set amount = amount + 0.01 where payment_id = ${paid}`,
  'a payment gives each product once': `drop index client_product_one_pending;
    insert into client_product (client_id, product_id, status, payment_id) select client_id, product_id, status, payment_id from client_product where payment_id = ${pending}`,
  'a purchase belongs to the client of its payment': `update client_product set client_id = (select client_id from payment where id = ${pending}) where payment_id = ${paid}`,
  'two payments never share a charge': `drop index payment_vindi_code; update payment set vindi_code = 'same'`,
  'access is paid for': `update payment set status = 'canceled' where id = ${paid}`,
  'what is paid is given': `update client_product set status = 'no_payment' where payment_id = ${paid}`,
  'only an open payment keeps a product waiting': `update payment set status = 'canceled' where id = ${pending}`,
  'a client has a product active once': `drop index client_product_one_active;
    insert into client_product (client_id, product_id, status, starts_at) select client_id, product_id, status, starts_at from client_product where payment_id = ${paid}`,
  'a removed client has nothing active and nothing to pay': `update client set removed_at = now() where id = (select client_id from payment where id = ${paid})`,
  'a paid consultancy gave its lifetime product': `update product set code = 'casa_consultoria' where id = ${first};
    update product set code = 'casa_vitalicio' where id = ${other}`,
  'what came with a product went with it': `insert into client_product (client_id, product_id, status, payment_id, starts_at)
      select client_id, ${other}, 'active', payment_id, now() from client_product where payment_id = ${paid};
    update client_product set status = 'cancelled', cancel_at = now() where payment_id = ${paid} and product_id = ${first}`,
  'a renewal is of what its client has of its product': `update payment set type = 'renew', renewal_id = (select id from client_product where payment_id = ${paid}) where id = ${pending}`,
  'what was renewed and its renewal name each other': `update client_product set renewed_from_id = (select id from client_product where payment_id = ${pending}) where payment_id = ${paid}`,
  'a coupon counts its uses': `update coupon set usage_count = usage_count + 1`,
  'a canceled payment that was never paid holds no coupon': `update payment set status = 'canceled' where id = ${pending}`,
  'a payment uses the coupon it names': `update payment set coupon_id = null where id = ${paid}`,
  'a product is refunded no more than was paid for it': `drop trigger refund_within_item on refund; ${refundOf('500.01')}`,
  'a refund stands where its entries say': `${refundOf('1')}; alter table refund disable trigger user; update refund set state = 'sent'`,
  'what is paid came in once and whole': `alter table money_entry disable trigger user; update money_entry set amount = amount - 0.01`,
  'no more of a payment went back than came in': `alter table money_entry disable trigger user;
    insert into money_entry (kind, payment_id, amount, at) values ('reversed', ${paid}, 500.01, now())`,
  'what is reversed went back': `alter table payment disable trigger moved_recorded; update payment set status = 'canceled' where id = ${paid}`,
  'what was credited to an upgrade is over': `${creditOf(1)}; update payment set status = 'paid', confirmed_at = now() where id = ${pending}`,
  'an upgrade is paid for by what it credits': `${creditOf(1)};
    update payment set status = 'paid', confirmed_at = now() where id = ${pending}; update payment set status = 'canceled' where id = ${paid};
    update client_product set status = 'active', starts_at = now() where payment_id = ${pending}`,
  'what was credited to an upgrade is not lost when that ends': `update client_product set status = 'cancelled', cancel_at = now(), product_id = ${other} where payment_id = ${pending};
    update client_product set status = 'expired', renewed_by_id = (select id from client_product where payment_id = ${pending}) where payment_id = ${paid}`,
  "credits are a part of their item's discount": creditOf(900),
  'a payment that will not be paid holds no credit': `${creditOf(1)}; update payment set status = 'canceled' where id = ${pending}`,
  'every answered purchase exists': `delete from client_product where payment_id = ${pending}; delete from payment where id = ${pending}`,
  'a key that waits for its answer names its payment': `update idempotency set status = null, payment_id = null`,
  'the key of a paid purchase is answered': `update idempotency set status = null where payment_id = ${paid}`,
  'a refused purchase waits for no money': `update idempotency set status = 433 where payment_id = ${pending}`,
  'the counts of payments are those of the payments': `update payment_rollup set n = n + 1`,
  'clients are counted by what is open for them': `insert into product_set_rollup values (array[${other}], '-infinity', 1)`,
  'what a product opens follows its links': `delete from product_closure where parent_id = ${other}`,
  'money at the gateway is a paid payment here': `alter table money_entry disable trigger user; delete from money_entry; delete from client_product where payment_id = ${paid}; delete from payment where id = ${paid}`,
  'a payment that cost something has its money at the gateway': `update sandbox.charge set status = 'pending' where status = 'paid'`,
  'no purchase is left without an answer': `update idempotency set status = null where payment_id = ${pending}`,
  'money beside what finance attributed to its payment belongs to nobody': `insert into discrepancy (kind, status, charge_code, received, found_at, resolved_at, attributed_to)
    values ('unknown_payment', 'attributed', 'other', 500, now(), now(), ${paid})`,
});

/** The invariants broken by these statements, in a transaction that is rolled back. */
async function brokenBy(plant: string): Promise<string[]> {
  const undone = new Error('undone');
  let broken: string[] = [];
  await db
    .transaction()
    .execute(async (trx) => {
      for (const statement of plant.split(';')) await trx.executeQuery(CompiledQuery.raw(statement));
      broken = Object.keys(await brokenInvariants(trx, all));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return broken;
}

it('the invariants hold for regular purchases, and for other idempotent calls', async () => {
  const as = await logIn(api, await factory.staff(db, ['conteudo']));
  const notification = { title: 'Entra Klabin', message: 'O relatório explica o motivo.', products: [other] };
  const item = {
    title: 'Resultado de Klabin',
    news_date: '2026-11-20T12:00',
    body: '<p>Lucro.</p>',
    products: [other],
  };
  expect((await api.post('/api/v1/notifications', notification, { as, key: 'told' })).statusCode).toBe(200);
  expect((await api.post('/api/v1/news', item, { as, key: 'created' })).statusCode).toBe(200);
  expect(await brokenInvariants(db, all)).toEqual({});
});

it.each(Object.keys(all))('the invariant "%s" detects its violation', async (name) => {
  expect(await brokenBy(plants()[name]!)).toContain(name);
});

const command = () => {
  const { status, stdout } = spawnSync(process.execPath, [path.join(import.meta.dirname, '../../invariants.ts')], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: api.database.url },
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
};

it("the nightly invariant check and the operator's command pass when all hold, and name violations", async () => {
  const count = Object.keys(invariants).length;
  await jobHandlers(services).check_invariants({});
  expect(command()).toEqual({ status: 0, lines: [`${count} invariants, 0 broken`] });
  const { id } = (await paymentOf(api, paid))!;
  await sql`update payment_item set amount = amount + 0.01 where payment_id = ${id}`.execute(db);
  await expect(jobHandlers(services).check_invariants({})).rejects.toThrow(
    `a payment is the sum of its items: 1 (${id})`,
  );
  expect(await registry.metrics()).toContain('invariant_violations{invariant="a payment is the sum of its items"} 1');
  expect(command()).toEqual({
    status: 1,
    lines: [`a payment is the sum of its items: 1 (${id})`, `${count} invariants, 1 broken`],
  });
});
