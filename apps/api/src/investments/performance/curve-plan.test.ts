import { expect, it } from 'vitest';
import pg from 'pg';
import { recordingServices } from '../../../bench/statements.ts';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { createStock, insertStockCode } from '../../testing/investments-factory.ts';
import { explain } from '../../testing/query-plan.ts';
import { findStockPortfolio } from './stock-performance.store.ts';

const { db, database } = await testApi();

it('a curve reads converted closes, in order, from their index alone', async () => {
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
    await client.query('vacuum analyze daily_close');
    const statements = await record(() => findStockPortfolio(services.db, id));
    const ofCloses = statements.filter(({ text }) => text.includes('float8send') && text.includes('daily_close'));
    expect(ofCloses).toHaveLength(2);
    for (const statement of ofCloses) {
      const { nodes } = await explain(client, statement);
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
      expect(nodes.find((node) => node['Relation Name'] === 'daily_close')).toMatchObject({
        'Node Type': 'Index Only Scan',
        'Index Name': 'daily_close_values',
      });
    }
  } finally {
    await client.end();
    await close();
  }
});
