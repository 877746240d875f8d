import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { recordingServices } from '../../../bench/statements.ts';
import { readStatsOf } from '../../content/publishing/reads.store.ts';
import { audienceOf } from '../../messaging/notifications/audience.store.ts';
import { isOpen } from '../../products/entitlements/entitlements.store.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { createContent } from '../../testing/content-factory.ts';
import { createClientsOf } from '../../testing/create-clients-of.ts';
import { factory } from '../../testing/factory.ts';
import { explain } from '../../testing/query-plan.ts';
import { subscribers } from './overview.store.ts';

const { db, database } = await testApi();
const DAY = 86_400_000;
const DAYS = 4;
const at = (days: number) => new Date(testNow().getTime() + days * DAY);
const products: number[] = [];
const clients: number[] = [];
let report: number;
beforeAll(async () => {
  for (let n = 0; n < 5; n += 1) products.push((await factory.product(db)).id);
  for (let n = 0; n < 4; n += 1) clients.push((await factory.client(db)).id);
  report = await createContent(db, 'report', products.slice(0, 2));
  const subscription = { endpoint: 'https://push.example/1', p256dh: 'x', auth: 'x', session_hash: null };
  await db
    .insertInto('push_subscription')
    .values({ ...subscription, client_id: clients[0]!, created_at: at(0), renewed_at: at(0) })
    .execute();
});

const place = fc.nat(4);
const catalogues = fc.uniqueArray(
  fc.tuple(place, place).filter(([parent, child]) => parent < child),
  { maxLength: 6, selector: (link) => link.join() },
);
const holdings = fc.uniqueArray(
  fc.record({ client: fc.nat(3), product: place, ends: fc.option(fc.integer({ min: -DAYS, max: DAYS })) }),
  { maxLength: 12, selector: ({ client, product }) => `${client} ${product}` },
);

/** Clients with one of these products, or one that grants it, by reading every acquisition. */
async function readThrough(now: Date, wanted: readonly number[], opening: readonly number[] = products) {
  const { rows } = await sql<{ people: number; with_push: number }>`
    with granted as (
      select client_id, child_id from client_product own join product_closure on parent_id = own.product_id
      where ${isOpen('own', now)}
    )
    select count(distinct client_id)::int as people,
      count(distinct client_id) filter (where client_id in (select client_id from push_subscription))::int as with_push
    from granted where child_id = any(${wanted}::int[])
      and client_id in (select client_id from granted where child_id = any(${opening}::int[]))`.execute(db);
  return rows[0]!;
}

it('counts of clients: an audience and a report’s recipients are those of the acquisitions, under any links, at any time', async () => {
  await fc.assert(
    fc.asyncProperty(catalogues, holdings, fc.subarray([0, 1, 2, 3, 4]), async (links, held, picked) => {
      await db.deleteFrom('client_product').execute();
      await db.deleteFrom('product_link').execute();
      for (const [parent, child] of links) await factory.link(db, products[parent]!, products[child]!);
      for (const { client, product, ends } of held)
        await factory.clientProduct(db, clients[client]!, products[product]!, {
          expires_at: ends === null ? null : at(ends),
        });
      const chosen = picked.map((n) => products[n]!);
      const openers = products.slice(0, 2);
      for (let days = -DAYS; days <= DAYS; days += 2) {
        const now = at(days);
        const { products: each, ...together } = await audienceOf(db, { content: null, content_id: null }, chosen, now);
        expect(together).toEqual(await readThrough(now, chosen));
        for (const { id, people, with_push } of each)
          expect({ people, with_push }).toEqual(await readThrough(now, [id]));
        expect((await readStatsOf(db, { kind: 'report', id: report }, now)).recipients).toBe(
          (await readThrough(now, openers)).people,
        );
      }
    }),
    { numRuns: 10 },
  );
});

it('counts of clients read no acquisitions, except those of clients with a push subscription', async () => {
  await createClientsOf(db, { productId: products[0]!, count: 1200, now: at(0), expiresAt: at(DAYS) });
  await sql`analyze`.execute(db);
  const recording = await recordingServices(database.url);
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  try {
    const statements = await recording.record(async (s) => {
      await subscribers(s.db);
      await readStatsOf(s.db, { kind: 'report', id: report }, at(1));
      await audienceOf(s.db, { content: 'report', content_id: report }, products, at(1));
    });
    expect(statements).toHaveLength(3);
    for (const statement of statements) {
      const { nodes } = await explain(reader, statement);
      const read = nodes
        .filter((node) => node['Relation Name'] === 'client_product')
        .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
      expect(Math.max(0, ...read)).toBeLessThan(100);
    }
  } finally {
    await reader.end();
    await recording.close();
  }
});
