import pg from 'pg';
import { expect, it } from 'vitest';
import { migrationNames } from '../../database/migrations.ts';
import { migrate } from '../../migrate.ts';
import { emptyDatabase } from '../../testing/database.ts';

it('the migration gives existing payments of zero their own method, and updates their counts', async () => {
  const database = await emptyDatabase();
  const names = migrationNames();
  await migrate(database.url, { upTo: names[names.indexOf('0031-payments') - 1] });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    insert into client (name, email, cpf, birth_date, phone, gender, password_hash) values ('Ana', 'ana@mirante.example', '52998224130', '1990-01-01', '+5511987654321', 'F', 'x');
    insert into coupon (code, qt, percent, staff_only, starts_at) values ('UPGRADE100', 9, 100, true, now()), ('TUDO100', 9, 100, false, now());
    insert into payment (code, client_id, type, method, status, amount, discount, coupon_id, coupon_code, confirmed_at) values
      ('given', 1, 'buy', 'bank_slip', 'paid', 1788, 1788, 1, 'UPGRADE100', now()),
      ('coupon', 1, 'buy', 'credit_card', 'paid', 1788, 1788, 2, 'TUDO100', now()),
      ('free', 1, 'buy', 'bank_slip', 'paid', 0, 0, null, null, now()),
      ('sold', 1, 'buy', 'bank_slip', 'paid', 1788, 178.8, null, null, now());
    select recount_lists();`);
  await migrate(database.url);
  const { rows } = await client.query<{ code: string; method: string }>('select code, method from payment order by id');
  expect(rows.map(({ code, method }) => [code, method])).toEqual([
    ['given', 'courtesy'],
    ['coupon', 'free'],
    ['free', 'free'],
    ['sold', 'bank_slip'],
  ]);
  const counts = await client.query(
    'select method, sum(n)::int as n from payment_rollup group by 1 having sum(n) > 0 order by 1',
  );
  expect(counts.rows).toEqual([
    { method: 'bank_slip', n: 1 },
    { method: 'courtesy', n: 1 },
    { method: 'free', n: 2 },
  ]);
  const sums = await client.query('select sum(n)::int as n, sum(net)::float as net from payment_day');
  expect(sums.rows).toEqual([{ n: 4, net: 1609.2 }]);
  const { rows: indexes } = await client.query(
    `select 1 from pg_indexes where tablename = 'payment' and indexdef ~ '\\mfacet\\M'`,
  );
  expect(indexes).toHaveLength(10);
  await client.end();
  await database.drop();
});
