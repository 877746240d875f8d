import pg from 'pg';
import { expect, it } from 'vitest';
import { recordingServices } from '../../../bench/statements.ts';
import { fillMarket } from '../../../bench/market.ts';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { explain } from '../../testing/query-plan.ts';
import { findFor } from './own-stock-portfolios.store.ts';

const { db, database } = await testApi();
/** Within the years of the market's dividends. */
const now = new Date('2026-11-24T12:00:00Z');

it("a stock portfolio's page reads no dividends of other papers", async () => {
  const product = await factory.product(db);
  const reader = await factory.client(db);
  await factory.clientProduct(db, reader.id, product.id, { starts_at: now, expires_at: null });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { services, record, close } = await recordingServices(database.url);
  try {
    const [id] = await fillMarket(client, 'quick', product.id);
    const statements = await record(() => findFor(services.db, reader.id, id!, now));
    const read: number[] = [];
    for (const statement of statements) {
      const { nodes } = await explain(client, statement);
      const scans = nodes.filter(
        (node) => node['Relation Name'] === 'dividend' || node['Index Name']?.startsWith('dividend'),
      );
      read.push(...scans.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)));
    }
    // Four a year of each paper, and ten on the page; there are 6,000.
    expect(read.length).toBeGreaterThan(1);
    expect(Math.max(...read)).toBeLessThanOrEqual(40);
  } finally {
    await client.end();
    await close();
  }
});
