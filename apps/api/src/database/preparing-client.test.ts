import pg from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '../testing/database.ts';
import { openPool, survivingLostConnections } from './db.ts';
import { PreparingClient } from './preparing-client.ts';

const database = await freshDatabase();
const pool = openPool({ url: database.url, size: 1 });
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('drop table if exists shelf');
  await pool.query('create table shelf (id int primary key, n int)');
});

const preparedOf = async (part: string): Promise<number> => {
  const { rows } = await pool.query(
    `select count(*)::int as n from pg_prepared_statements where statement like '%${part}%'`,
  );
  return (rows as { n: number }[])[0]!.n;
};
const often = async (run: () => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < 5; n += 1) await run();
};
const inTransaction = async (run: (client: pg.PoolClient) => Promise<unknown>): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await run(client).finally(() => client.query('rollback'));
  } finally {
    client.release();
  }
};

it('preparing client: a frequent statement in transactions is prepared once per connection', async () => {
  await often(() => inTransaction((client) => client.query('select n as held from shelf where id = $1', [1])));
  expect(await preparedOf('as held')).toBe(1);
});

it('preparing client: a frequent write is prepared outside of transactions too', async () => {
  await often(() => pool.query('update shelf set n = $1 where id = $2', [1, 1]));
  expect(await preparedOf('update shelf')).toBe(1);
});

it('preparing client: list queries are planned for their values each time', async () => {
  await often(() => pool.query('select n as listed from shelf where id > $1', [1]));
  expect(await preparedOf('as listed')).toBe(0);
});

it('preparing client: a statement used once is not prepared', async () => {
  await pool.query('update shelf set n = $1 where id = $2 and n = 7', [1, 1]);
  expect(await preparedOf('n = 7')).toBe(0);
});

it('preparing client: a statement with * survives a migration that adds a column', async () => {
  const insert = () =>
    pool.query('insert into shelf values ($1, 1) on conflict (id) do update set n = 2 returning *', [1]);
  await often(insert);
  await pool.query('alter table shelf add column added int default 5');
  expect((await insert()).rows).toEqual([{ id: 1, n: 2, added: 5 }]);
});

it('preparing client: an aborted transaction leaves no unknown statement name behind', async () => {
  const select = 'select n as later from shelf where id = $1';
  await often(() =>
    inTransaction(async (client) => {
      await client.query('select 1 / $1::int', [0]).catch(() => undefined);
      await client.query(select, [1]).catch(() => undefined);
    }),
  );
  await inTransaction(async (client) => expect((await client.query(select, [1])).rows).toEqual([]));
});

it('preparing client: a connection prepares at most 400 statements', async () => {
  const own = openPool({ url: database.url, size: 1 });
  for (let each = 0; each < 420; each += 1)
    for (let n = 0; n < 3; n += 1) await own.query(`update shelf set n = ${each} where id = $1`, [1]);
  const { rows } = await own.query(
    "select count(*)::int as n from pg_prepared_statements where statement like 'update shelf set n = %'",
  );
  await own.end();
  expect(rows).toEqual([{ n: 400 }]);
});

it('preparing client: a connection that did not answer in time is replaced, not used again', async () => {
  const options = { connectionString: database.url, max: 1, query_timeout: 500 };
  // Its backend sleeps on, and may be terminated with its database.
  const own = survivingLostConnections(new pg.Pool({ ...options, Client: PreparingClient }));
  const client = await own.connect();
  await expect(client.query('select pg_sleep(2)')).rejects.toThrow('Query read timeout');
  client.release();
  expect((await own.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await own.end();
});
