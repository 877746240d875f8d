import { promises as fs } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { moneyEntryKinds } from '@mirante/domain/sales/money-entry.ts';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { survivingLostConnections } from '../database/db.ts';
import { migrationsFolder } from '../database/migrations.ts';
import { migrate } from '../migrate.ts';
import { testApi } from '../testing/api.ts';
import { emptyDatabase } from '../testing/database.ts';
import { factory } from '../testing/factory.ts';

const api = await testApi();
const { db } = api;
const at = api.services.now();
const client = await factory.client(db);
const product = await factory.product(db);
const refund = async () => (await factory.refund(db, client.id, { product_id: product.id, amount: 400 })).id;
const entriesOf = (column: 'payment_id' | 'refund_id', id: number) =>
  db
    .selectFrom('money_entry')
    .select(['kind', 'amount', 'gateway_reference'])
    .where(column, '=', id)
    .orderBy('id')
    .execute();
const add = (kind: (typeof moneyEntryKinds)[number], refund_id: number) =>
  db.insertInto('money_entry').values({ kind, refund_id, at }).execute();

describe('money entries', () => {
  it.each([
    'update money_entry set amount = 1',
    'delete from money_entry',
    'truncate money_entry',
    'update charge_attempt set amount = 1',
    'delete from charge_attempt',
  ])('are append-only: %s', async (statement) => {
    await expect(api.services.pool.query(statement)).rejects.toThrow('only added to');
  });

  it('record a payment once when settled and once when reversed, and none for a free one', async () => {
    const { id } = await factory.payment(db, client.id, { amount: 1000, discount: 300, vindi_code: 'sbx_1' });
    const { id: gift } = await factory.payment(db, client.id, { amount: 1000, discount: 1000, status: 'paid' });
    expect([await entriesOf('payment_id', id), await entriesOf('payment_id', gift)]).toEqual([[], []]);
    await db.updateTable('payment').set({ status: 'paid', confirmed_at: at }).where('id', '=', id).execute();
    await db.updateTable('payment').set({ verified_at: at }).where('id', '=', id).execute();
    const settled = { kind: 'settled', amount: 700, gateway_reference: 'sbx_1' };
    expect(await entriesOf('payment_id', id)).toEqual([settled]);
    await expect(db.updateTable('payment').set({ discount: 0 }).where('id', '=', id).execute()).rejects.toThrow(
      'not edited once it was paid',
    );
    await db.updateTable('payment').set({ status: 'canceled' }).where('id', '=', id).execute();
    expect(await entriesOf('payment_id', id)).toEqual([settled, { ...settled, kind: 'reversed' }]);
    await expect(
      db.insertInto('money_entry').values({ kind: 'settled', payment_id: id, amount: 1, at }).execute(),
    ).rejects.toThrow('money_entry_once_of_payment');
    await expect(db.deleteFrom('payment').where('id', '=', id).execute()).rejects.toThrow('foreign key');
  });

  it('reverse what remains of a payment after its own refunds that were returned', async () => {
    const { id, payment_id } = await factory.refund(db, client.id, { product_id: product.id, amount: 400 });
    for (const returned of [id, await refund()]) {
      await add('refund_sent', returned);
      await add('refund_returned', returned);
    }
    await factory.refund(db, client.id, { product_id: product.id, payment_id, amount: 100 });
    await db.updateTable('payment').set({ status: 'canceled' }).where('id', '=', payment_id).execute();
    expect((await entriesOf('payment_id', payment_id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['settled', 1000],
      ['refund_asked', 400],
      ['refund_sent', 400],
      ['refund_returned', 400],
      ['refund_asked', 100],
      ['reversed', 600],
    ]);
  });

  it('reverse no more than was settled', async () => {
    const { id } = await factory.payment(db, client.id, { amount: 700, status: 'paid' });
    const { id: pending } = await factory.payment(db, client.id, { amount: 700 });
    const reverse = (payment_id: number, amount: number) =>
      db.insertInto('money_entry').values({ kind: 'reversed', payment_id, amount, at }).execute();
    await expect(reverse(id, 701)).rejects.toThrow('no more');
    await expect(reverse(pending, 1)).rejects.toThrow('no more');
  });

  const ways: Record<string, readonly (typeof moneyEntryKinds)[number][]> = {
    asked: [],
    sent: ['refund_sent'],
    returned: ['refund_sent', 'refund_returned'],
    failed: ['refund_sent', 'refund_failed'],
    by_hand: ['refund_by_hand'],
    removed: ['refund_removed'],
  };
  const makesSense: Record<string, Record<string, string>> = {
    asked: { asked: 'asked', sent: 'sent', failed: 'failed', by_hand: 'by_hand', removed: 'removed' },
    sent: { returned: 'returned', failed: 'failed' },
    failed: { returned: 'returned', retried: 'sent', by_hand: 'by_hand', removed: 'removed' },
    returned: { removed: 'removed' },
    by_hand: { removed: 'removed' },
    removed: {},
  };
  it.each(Object.keys(ways))('of a refund that is %s allow only valid transitions', async (state) => {
    for (const kind of moneyEntryKinds.filter((one) => one.startsWith('refund_'))) {
      const id = await refund();
      for (const before of ways[state]!) await add(before, id);
      const next = makesSense[state]![kind.slice('refund_'.length)];
      const refusal = await add(kind, id).then(
        () => undefined,
        (error: Error) => error.message,
      );
      expect(refusal?.includes('makes no sense')).toBe(next ? undefined : true);
      expect(await db.selectFrom('refund').select('state').where('id', '=', id).executeTakeFirstOrThrow()).toEqual({
        state: next ?? state,
      });
    }
  });

  it('are the only way to move a refund, and fix the amount sent', async () => {
    const id = await refund();
    await expect(sql`update refund set state = 'returned' where id = ${id}`.execute(db)).rejects.toThrow(
      'only entries',
    );
    await add('refund_sent', id);
    await expect(db.updateTable('refund').set({ amount: 1 }).where('id', '=', id).execute()).rejects.toThrow(
      'not edited',
    );
    await expect(db.deleteFrom('refund').where('id', '=', id).execute()).rejects.toThrow('foreign key');
  });

  it('are also written by triggers for an older node', async () => {
    const id = await refund();
    await db
      .updateTable('refund')
      .set({ refunded_at: at })
      .where('id', '=', id)
      .where('refunded_at', 'is', null)
      .execute();
    expect((await entriesOf('refund_id', id)).map(({ kind }) => kind)).toEqual([
      'refund_asked',
      'refund_sent',
      'refund_returned',
    ]);
  });

  it('for unassigned money are unique per charge, and resolved once and in full', async () => {
    const unowned = { kind: 'unowned', amount: 50, gateway_reference: 'sbx_lost', at } as const;
    const insert = (entry: object) =>
      db
        .insertInto('money_entry')
        .values(entry as typeof unowned)
        .returning('id')
        .executeTakeFirstOrThrow();
    const { id: resolves_id } = await insert(unowned);
    await expect(insert(unowned)).rejects.toThrow('money_entry_unowned_once');
    const resolved = { kind: 'unowned_resolved', amount: 50, resolves_id, at };
    await expect(insert({ ...resolved, amount: 49 })).rejects.toThrow('the whole');
    const { id: payment_id } = await factory.payment(db, client.id, { amount: 50, status: 'paid' });
    const owned = await db
      .selectFrom('money_entry')
      .select('id')
      .where('payment_id', '=', payment_id)
      .executeTakeFirstOrThrow();
    await expect(insert({ ...resolved, resolves_id: owned.id })).rejects.toThrow('the whole');
    await insert(resolved);
    await expect(insert(resolved)).rejects.toThrow('money_entry_resolved_once');
  });
});

it('what can be refunded of an acquisition is what was paid for it, less its own refunds and credits', async () => {
  const refundable = async (id: number) =>
    (await sql<{ amount: number }>`select refundable_of(${id})::float as amount`.execute(db)).rows[0]!.amount;
  const { id: payment_id } = await factory.payment(db, client.id, { amount: 2000, discount: 100, status: 'paid' });
  await db
    .insertInto('payment_item')
    .values({ payment_id, product_id: product.id, amount: 1000, discount: 100 })
    .execute();
  const refundOf = (product_id: number, amount: number) =>
    factory.refund(db, client.id, { product_id, payment_id, amount });
  const { id: removed, client_product_id: own } = await refundOf(product.id, 400);
  const { client_product_id: beside } = await refundOf((await factory.product(db)).id, 300);
  expect([await refundable(own), await refundable(beside)]).toEqual([500, 700]);
  await add('refund_removed', removed);
  expect(await refundable(own)).toBe(900);
  const { id: returned } = await refundOf(product.id, 200);
  for (const kind of ['refund_sent', 'refund_returned', 'refund_removed'] as const) await add(kind, returned);
  expect(await refundable(own)).toBe(700);
  const credit = async (client_product_id: number, status: 'paid' | 'pending', released_at: Date | null = null) => {
    const upgrade = (await factory.payment(db, client.id, { status })).id;
    const item = { payment_id: upgrade, product_id: product.id };
    await db
      .insertInto('payment_item')
      .values({ ...item, amount: 1000 })
      .execute();
    await db
      .insertInto('upgrade_credit')
      .values({ ...item, client_product_id, amount: 50, released_at })
      .execute();
  };
  await credit(own, 'paid', at);
  await credit(own, 'pending');
  await credit(beside, 'paid');
  expect([await refundable(own), await refundable(beside)]).toEqual([700, 650]);
  expect(await refundable(await factory.clientProduct(db, (await factory.client(db)).id, product.id))).toBe(0);
});

it.each([
  ['reversed', "update payment set status = 'canceled' where id = $2"],
  [
    'cancelled',
    "update client_product set status = 'cancelled', cancel_at = starts_at where id = $1 and payment_id = $2",
  ],
  ['replaced', 'update client_product set renewed_by_id = id where id = $1 and payment_id = $2'],
  ['free', 'update payment_item set discount = amount where payment_id = $2'],
  [
    'refunded in part',
    `insert into refund (client_id, client_product_id, payment_id, amount, created_at, updated_at)
     select client_id, id, payment_id, 1, starts_at, starts_at from client_product where id = $1 and payment_id = $2`,
  ],
  [
    "paid by another charge's money",
    `insert into discrepancy (kind, charge_code, received, found_at, status, resolved_at, attributed_to)
     select 'wrong_amount', code, amount, confirmed_at, 'attributed', confirmed_at, id from payment where id = $2`,
  ],
])('an acquisition that is %s pays for no part of an upgrade', async (_what, change) => {
  const bought = async () => {
    const { id: payment_id } = await factory.payment(db, client.id, { status: 'paid' });
    const item = { payment_id, product_id: product.id, amount: 1000, discount: 100 };
    await db.insertInto('payment_item').values(item).execute();
    const owner = await factory.client(db);
    return { id: await factory.clientProduct(db, owner.id, product.id, { payment_id }), payment_id };
  };
  const [changed, other] = [await bought(), await bought()];
  const areCreditable = async () =>
    (
      await sql<{ may: boolean }>`
        select is_creditable(id) as may from client_product where id in (${changed.id}, ${other.id}) order by id`.execute(
        db,
      )
    ).rows.map(({ may }) => may);
  expect(await areCreditable()).toEqual([true, true]);
  await api.services.pool.query(`with given as (select $1::int, $2::int) ${change}`, [changed.id, changed.payment_id]);
  expect(await areCreditable()).toEqual([false, true]);
});

describe('a database of the previous version', () => {
  const databases: { drop: () => Promise<void> }[] = [];
  afterAll(async () => void (await Promise.all(databases.map((one) => one.drop()))));

  it('gets entries for earlier movements by the migration', async () => {
    const database = await emptyDatabase();
    databases.push(database);
    const pool = survivingLostConnections(new pg.Pool({ connectionString: database.url, max: 1 }));
    const old = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    await new Migrator({
      db: old,
      provider: new FileMigrationProvider({ fs, path, migrationFolder: migrationsFolder }),
    }).migrateTo('0023-jobs');
    await pool.query(`
      insert into client (id, name, email, cpf, birth_date, phone, gender, password_hash) overriding system value values (1, 'Ana', 'ana@exemplo.com.br', '52998224725', '1988-04-12', '+5511987654321', 'F', 'x');
      insert into product (id, code, name, description, price, installments) values (1, 'um', 'Um', 'Um', 100, 1);
      insert into payment (id, code, client_id, type, method, status, amount, discount, confirmed_at) overriding system value values
        (1, 'a', 1, 'buy', 'pix', 'paid', 100, 10, '2026-01-01'), (2, 'b', 1, 'buy', 'pix', 'canceled', 100, 0, '2026-01-02'), (3, 'c', 1, 'buy', 'pix', 'pending', 100, 0, null),
        (4, 'd', 1, 'buy', 'pix', 'paid', 100, 0, '2026-01-04'), (5, 'e', 1, 'buy', 'pix', 'paid', 100, 0, '2026-01-05'), (6, 'f', 1, 'buy', 'pix', 'paid', 100, 100, '2026-01-06');
      insert into client_product (id, client_id, product_id, status, payment_id, cancel_at) overriding system value
        select n, 1, 1, 'cancelled', n, '2026-02-01' from generate_series(1, 5) n;
      insert into refund (id, client_id, client_product_id, payment_id, amount, created_at, updated_at, refunded_at) overriding system value values
        (1, 1, 1, 1, 80, '2026-02-01', '2026-02-03', '2026-02-02'), (2, 1, 4, 4, 100, '2026-02-01', '2026-02-01', null), (3, 1, 5, 5, 100, '2026-02-01', '2026-02-01', null);
      insert into vindi_refund (reference, bill_id, cents, asked_at) values ('refund-1', 'x', 9000, '2026-02-02');
      insert into failed_job (job, data, error, tries, created_at, failed_at) values ('refund', '{"refundId": 3}', 'refused', 61, '2026-02-01', '2026-02-05')`);
    await old.destroy();
    await migrate(database.url);
    const now = new pg.Client({ connectionString: database.url });
    await now.connect();
    const { rows } = await now.query('select kind, payment_id, amount::int from money_entry order by payment_id, id');
    expect(rows.map(({ kind, payment_id, amount }) => `${payment_id} ${kind} ${amount}`)).toEqual([
      '1 settled 90',
      // The amount requested from the gateway, not the record's later edit.
      '1 refund_asked 90',
      '1 refund_sent 90',
      '1 refund_returned 90',
      '2 settled 100',
      '2 reversed 100',
      '4 settled 100',
      '4 refund_asked 100',
      '5 settled 100',
      '5 refund_asked 100',
      '5 refund_failed 100',
    ]);
    expect((await now.query('select id, state, refunded_at::date::text as day from refund order by id')).rows).toEqual([
      { id: 1, state: 'returned', day: '2026-02-02' },
      { id: 2, state: 'asked', day: null },
      { id: 3, state: 'failed', day: null },
    ]);
    await now.end();
  });
});
