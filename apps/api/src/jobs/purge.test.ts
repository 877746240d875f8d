import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { testNow } from '../testing/clock.ts';
import { factory } from '../testing/factory.ts';
import { purge, ROWS } from './purge.ts';

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
