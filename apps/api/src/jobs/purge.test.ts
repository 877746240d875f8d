import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { testNow } from '../testing/clock.ts';
import { factory } from '../testing/factory.ts';
import { purge, ROWS } from './purge.ts';

const hash = (n: number) => Buffer.from(`hash ${n}`);
const now = testNow();
const api = await testApi({ now: () => now });
const { db } = api;

it('purge: what was typed for an order whose mails were never sent is deleted after 30 days', async () => {
  const client = await factory.client(db);
  const typed = JSON.stringify({ sealed: 'AAAA' });
  const ordered = async (days: number) => {
    const created_at = new Date(now.getTime() - days * 86_400_000);
    const { id } = await factory.payment(db, client.id, { created_at, status: 'canceled' });
    await db
      .insertInto('purchase_intent')
      .values({ payment_id: id, new_client: false, change: typed, payer: typed })
      .execute();
    return id;
  };
  const [recent, old] = [await ordered(29), await ordered(31)];
  await purge(api.services);
  expect(
    await db.selectFrom('purchase_intent').select(['payment_id', 'change', 'payer']).orderBy('payment_id').execute(),
  ).toEqual([
    { payment_id: recent, change: { sealed: 'AAAA' }, payer: { sealed: 'AAAA' } },
    { payment_id: old, change: null, payer: null },
  ]);
});

const { id: client_id } = await factory.client(db);
const users = [await factory.staff(db), await factory.staff(db)];
const before = new Date(now.getTime() - 100 * 86_400_000);
type Row = Record<string, unknown>;
const mail = { recipient: 'ana@exemplo.com.br', subject: 'Oi', body: 'Oi', html: 'Oi' };
const copy = { client_id, report_id: 1, version: 1, size: 1, made_at: new Date(0) };
const load = { source: 'b3', origin: 'fetched', name: 'COTAHIST', status: 'done', finished_at: now } as const;
const delivery = { epoch: randomUUID(), node: 'a', topic: 'trades', record_id: 1, version: 1 };

it.each<[string, string, number, (n: number) => Row]>([
  ['rate_count', 'starts_at', 1, (n) => ({ key: `k${n}`, n: 1 })],
  [
    'session',
    'expires_at',
    0,
    (n) => ({ token_hash: hash(n), kind: 'session', client_id, created_at: before, seen_at: before }),
  ],
  ['passkey_challenge', 'expires_at', 0, (n) => ({ challenge_hash: hash(n), purpose: 'client_login' })],
  ['second_factor_offer', 'expires_at', 0, (n) => ({ user_id: users[n]!.id, secret: hash(n) })],
  ['mailed_link', 'expires_at', 30, (n) => ({ code_hash: hash(n), purpose: 'confirm', client_id, created_at: before })],
  ['idempotency', 'created_at', 7, (n) => ({ scope: 'buy', key: `k${n}`, body_hash: hash(n), worker: 1 })],
  ['mailbox', 'created_at', 30, () => mail],
  ['access_record', 'at', 184, () => ({ client_id, ip: '203.0.113.9' })],
  ['login_event', 'created_at', 184, () => ({ user_id: users[0]!.id })],
  ['report_copy', 'opened_at', 1830, (n) => ({ ...copy, code: `${n}`.padStart(12, '0') })],
  ['quote_fetch', 'created_at', 60, () => ({ status: 'done', finished_at: now })],
  ['quote_load', 'created_at', 400, () => load],
  [
    'removed_report_file',
    'removed_at',
    1830,
    (n) => ({ name: `n${n}`, report_id: 1, version: 1, original_name: 'a.pdf', created_at: before }),
  ],
  ['notice_delivery', 'at', 30, (sequence) => ({ ...delivery, sequence, sent: 1, seen: 1, buckets: [1], last_ms: 1 })],
  ['failed_job', 'failed_at', 60, () => ({ job: 'purge', error: 'x', tries: 1, created_at: before })],
])('purge: deletes of %s what is past its %s by %i days, and no more', async (table, column, days, rowOf) => {
  await sql`delete from ${sql.table(table)}`.execute(db);
  const end = now.getTime() - days * 86_400_000;
  const moments = [new Date(end - 1000), new Date(end + 1000)];
  for (const [n, at] of moments.entries()) {
    const [names, values] = [Object.keys(rowOf(n)), Object.values(rowOf(n))];
    await sql`insert into ${sql.table(table)} (${sql.ref(column)}, ${sql.join(names.map((name) => sql.ref(name)))})
      values (${at}, ${sql.join(values)})`.execute(db);
  }
  await purge(api.services);
  expect((await sql`select ${sql.ref(column)} as at from ${sql.table(table)}`.execute(db)).rows).toEqual([
    { at: moments[1] },
  ]);
});

it('purge: the load of the newest day of each source is kept, and the newest fetch', async () => {
  const [created_at, table] = [new Date(0), 'quote_load'] as const;
  await db.deleteFrom(table).execute();
  await db.deleteFrom('quote_fetch').execute();
  const loaded = (source: 'b3' | 'cvm', last_day: string | null) =>
    ({ ...load, source, last_day, created_at }) as const;
  const loads = [loaded('b3', '2026-11-20'), loaded('b3', '2026-11-19'), loaded('b3', null), loaded('cvm', null)];
  await db.insertInto(table).values(loads).execute();
  const fetched = { status: 'done', created_at, finished_at: now } as const;
  await db.insertInto('quote_fetch').values([fetched, fetched]).execute();
  await purge(api.services);
  expect(await db.selectFrom(table).select(['source', 'last_day']).orderBy('id').execute()).toEqual([
    { source: 'b3', last_day: '2026-11-20' },
  ]);
  expect(await db.selectFrom('quote_fetch').select('id').execute()).toHaveLength(1);
});

it('purge: what was typed under a CPF is deleted with the link that would confirm it', async () => {
  await db.deleteFrom('mailed_link').execute();
  for (const [n, ms] of [-1000, 1000].entries())
    await db
      .insertInto('mailed_link')
      .values({
        code_hash: hash(n),
        purpose: 'change',
        client_id,
        user_id: null,
        change: JSON.stringify({ sealed: 'AAAA' }),
        email: null,
        session_hash: null,
        created_at: before,
        expires_at: new Date(now.getTime() + ms),
        used_at: null,
      })
      .execute();
  await purge(api.services);
  expect(await db.selectFrom('mailed_link').select('change').orderBy('expires_at').execute()).toEqual([
    { change: null },
    { change: { sealed: 'AAAA' } },
  ]);
});

it('purge: works in statements of few rows, until nothing is left', async () => {
  await sql`
    create table purged (n integer);
    create function count_purged() returns trigger language plpgsql as
      'begin insert into purged select count(*) from was; return null; end';
    create trigger purged after delete on rate_count referencing old table as was
      for each statement execute function count_purged();
    create trigger purged after update on checkout_session referencing old table as was
      for each statement execute function count_purged()`.execute(db);
  const many = sql`generate_series(1, ${2 * ROWS + 1}) as n`;
  const old = new Date(now.getTime() - 31 * 86_400_000);
  await sql`insert into rate_count (key, starts_at, n) select n, ${old}::timestamptz, 1 from ${many}`.execute(db);
  await sql`insert into checkout_session (key, cart, created_at) select n, '{}', ${old}::timestamptz from ${many}`.execute(
    db,
  );
  await purge(api.services);
  const counts = (await sql<{ n: number }>`select n from purged`.execute(db)).rows.map(({ n }) => n);
  expect(counts.toSorted((a, b) => a - b)).toEqual([1, 1, ROWS, ROWS, ROWS, ROWS]);
});
