import { paymentMethods } from '@mirante/domain/products/payment-method.ts';
import { clientProductStatuses } from '@mirante/domain/products/client-product.ts';
import { paymentStatuses } from '@mirante/domain/sales/payment.ts';
import { cpfRule, emailRule } from '@mirante/validation/rules.ts';
import { phoneRule } from '@mirante/validation/phone.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../src/sales/purchases/invariants.ts';
import { testNow } from '../src/testing/clock.ts';
import { freshDatabase, type TestDatabase } from '../src/testing/database.ts';
import { products } from './products.ts';
import { addScale } from './scale.ts';
import { seed } from './seed.ts';

const now = testNow();
let database: TestDatabase;
let client: pg.Client;
const rows = async <T>(text: string): Promise<T[]> => (await client.query(text)).rows as T[];

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await seed(client, 'http://localhost:4000', now);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the demonstration company', () => {
  it('grants by its links exactly what the specification says', async () => {
    const closure = await rows<{ parent: string; child: string }>(
      'select p.code as parent, c.code as child from product_closure join product p on p.id = parent_id join product c on c.id = child_id',
    );
    const granted = (code: string) =>
      closure.flatMap(({ parent, child }) => (parent === code && child !== code ? [child] : [])).toSorted();
    const portfolios = ['invista_em_acoes', 'top_fundos', 'top_renda_fixa'];
    const whole = ['carteiras_mirante', 'full_trader', ...portfolios];
    const expected: Record<string, string[]> = {
      top_renda_fixa: [],
      top_fundos: [],
      invista_em_acoes: [],
      mirante_aberto: [],
      full_trader: ['invista_em_acoes'],
      carteiras_mirante: portfolios,
      invest: ['carteiras_mirante', ...portfolios],
      mirante_completo: whole,
      invest_pro: ['mirante_completo', ...whole],
      mirante_vitalicio: ['mirante_completo', ...whole],
      mirante_consultoria: ['mirante_completo', ...whole],
    };
    expect(Object.fromEntries(products.map(({ code }) => [code, granted(code)]))).toEqual(
      Object.fromEntries(Object.entries(expected).map(([code, codes]) => [code, codes.toSorted()])),
    );
  });

  it('keeps the invariants of the books', async () => {
    expect(await findViolations(database.url)).toEqual([]);
  });

  it('has thirty messages of all types: answered, edited, in subjects that go on, unseen, and one overdue', async () => {
    const [counts] = await rows<object>(`
      select count(*)::int as all, count(distinct type)::int as types, count(reply)::int as answered, count(edited_at)::int as edited,
        count(thread_id)::int as "goingOn", count(*) filter (where reply is not null and seen_at is null)::int as unseen,
        count(*) filter (where reply is null and created_at < timestamptz '${now.toISOString()}' - interval '6 days')::int as overdue,
        count(*) filter (where greatest(created_at, replied_at, edited_at, seen_at) > '${now.toISOString()}')::int as ahead
      from client_message`);
    expect(counts).toEqual({ all: 30, types: 4, answered: 20, edited: 3, goingOn: 2, unseen: 1, overdue: 1, ahead: 0 });
  });

  it('has clients, acquisitions and payments in every state', async () => {
    const [{ n }] = (await rows<{ n: number }>('select count(*)::int as n from client')) as [{ n: number }];
    expect(n).toBeGreaterThan(400);
    expect(
      (await rows<{ status: string }>('select distinct status from client_product'))
        .map((row) => row.status)
        .toSorted(),
    ).toEqual([...clientProductStatuses].toSorted());
    expect(
      (await rows<{ status: string }>('select distinct status from payment')).map((row) => row.status).toSorted(),
    ).toEqual([...paymentStatuses].toSorted());
    expect(
      (await rows<{ method: string }>('select distinct method from payment')).map((row) => row.method).toSorted(),
    ).toEqual([...paymentMethods].toSorted());
    const [{ most }] = (await rows<{ most: number }>(
      'select count(*)::int as most from payment group by client_id order by 1 desc limit 1',
    )) as [{ most: number }];
    expect(most).toBe(200);
  });

  it('has somebody whose product ends within 30 days, not renewed yet', async () => {
    const ending = await rows<{
      email: string;
    }>(`select c.email from client_product cp join client c on c.id = cp.client_id where cp.status = 'active' and cp.expires_at between '${now.toISOString()}' and timestamptz '${now.toISOString()}' + interval '30 days'
      and not exists (select from payment p where p.renewal_id = cp.id and p.status = 'pending')`);
    expect(ending.map(({ email }) => email)).toContain('bruno@mirante.example');
  });

  it('has only CPFs, e-mails and phones that the forms would take', async () => {
    const people = await rows<{ cpf: string; email: string; phone: string }>(
      'select cpf, email, phone from client where removed_at is null',
    );
    expect(people.filter(({ cpf, email, phone }) => cpfRule(cpf) ?? emailRule(email) ?? phoneRule(phone))).toEqual([]);
  });

  it('charges what its items add up to, and what the gateway knows of', async () => {
    expect(
      await rows(
        'select p.id from payment p join payment_item i on i.payment_id = p.id group by p.id having sum(i.amount) <> p.amount or sum(i.discount) <> p.discount',
      ),
    ).toEqual([]);
    expect(
      await rows(`select p.id from payment p left join sandbox.charge c on c.code = p.vindi_code where p.method in ('credit_card', 'pix', 'bank_slip') and p.amount > p.discount
      and (c.reference is distinct from p.code or c.cents <> (p.amount - p.discount) * 100 or (p.status = 'pending') <> (c.status = 'pending'))`),
    ).toEqual([]);
  });

  it('stays as it is when it is seeded again', async () => {
    const count = () =>
      rows(
        'select (select count(*) from client) as clients, (select count(*) from payment) as payments, (select max(updated_at) from product) as touched',
      );
    const before = await count();
    expect(await seed(client, 'http://localhost:4000', now)).toBe('kept');
    expect(await count()).toEqual(before);
  });

  it('grows with every key, index and trigger back in its place, and its totals right', async () => {
    const definitions = () =>
      rows(`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace
        union all select indexname, indexdef from pg_indexes where schemaname = 'public' union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`);
    const before = await definitions();
    expect(await addScale(client, now, { clients: 500, paymentsPerClient: 5 })).toBe('scaled');
    expect(await definitions()).toEqual(before);
    expect(await rows('select sum(n)::int = (select count(*) from payment) as ok from payment_rollup')).toEqual([
      { ok: true },
    ]);
    expect(await rows('select count(*)::int = (select count(*) from client) as ok from client_headline')).toEqual([
      { ok: true },
    ]);
    expect(
      await rows(
        "insert into client (name, email, cpf, birth_date, phone, gender, password_hash) values ('Nova Cliente', 'nova@exemplo.com.br', '11144477735', '1990-01-01', '+5511987654321', 'F', 'x') returning id > 500 as ok",
      ),
    ).toEqual([{ ok: true }]);
    expect(await addScale(client, now, { clients: 500, paymentsPerClient: 5 })).toBe('kept');
  });
});
