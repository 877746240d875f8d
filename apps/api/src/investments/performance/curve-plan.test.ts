import pg from 'pg';
import { expect, it } from 'vitest';
import { recordingServices } from '../../../bench/statements.ts';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { createStock, insertStockCode } from '../../testing/investments-factory.ts';
import { explain } from '../../testing/query-plan.ts';
import { findStockPortfolio } from './stock-performance.store.ts';

const { db, database } = await testApi();

it('a curve reads converted values, in order, from their indexes alone', async () => {
  const stamps = { created_at: new Date(0), updated_at: new Date(0) };
  const { id: product_id } = await factory.product(db);
  const { id } = await db
    .insertInto('stock_portfolio')
    .values({ name: 'Dividendos', description: '<p>Uma.</p>', product_id, active: true, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stock = await createStock(db);
  const codes = [];
  for (let n = 1; n <= 4; n += 1) codes.push(await insertStockCode(db, stock, { code: `ABCD${n}` }));
  await db
    .insertInto('stock_portfolio_item')
    .values(
      codes.slice(0, 2).map((stock_code_id, position) => ({
        stock_portfolio_id: id,
        stock_code_id,
        status: 'Comprar' as const,
        date_in: '2020-01-01',
        price_in: 20,
        share: 50,
        position,
        ...stamps,
      })),
    )
    .execute();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { services, record, close } = await recordingServices(database.url);
  try {
    await client.query(
      `insert into daily_close (stock_code_id, day, close, source)
       select code, date '2020-01-01' + n, 20 + n % 7, 'b3' from unnest($1::int[]) code, generate_series(0, 2000) n`,
      [codes],
    );
    await client.query(
      `insert into index_value (index, day, value, source)
       select index, date '2020-01-01' + n, 20 + n % 7, 'bcb' from unnest(array['cdi', 'ibovespa']) index, generate_series(0, 2000) n`,
    );
    await client.query('vacuum analyze daily_close, index_value');
    const statements = await record(() => findStockPortfolio(services.db, id));
    const read: unknown[] = [];
    for (const statement of statements.filter(({ text }) => text.includes('float8send'))) {
      const { nodes } = await explain(client, statement);
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
      const scans = nodes.filter((node) => node['Relation Name']);
      read.push(...scans.map((node) => [node['Node Type'], node['Index Name']]));
    }
    expect(read).toEqual([
      ['Index Only Scan', 'daily_close_values'],
      ['Index Only Scan', 'daily_close_values'],
      ['Index Only Scan', 'index_value_values'],
    ]);
  } finally {
    await client.end();
    await close();
  }
});
