import { isAreaOpen, openersOf, type Area } from '@mirante/domain/access.ts';
import { clientProductStatuses } from '@mirante/domain/products/client-product.ts';
import { entitlementsOf } from '@mirante/domain/products/entitlements.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { explain } from '../../testing/query-plan.ts';
import { opened, openedCodes, opensArea, opensFor } from './entitlements.store.ts';

const now = new Date('2026-11-21T12:00:00Z');
const { db, database } = await testApi({ now: () => now });
const PRODUCTS = 7;
const DAY = 86_400_000;
const products: { id: number; code: string }[] = [];
beforeAll(async () => {
  for (let n = 0; n < PRODUCTS; n += 1) products.push(await factory.product(db));
  // Cyclic links are refused, but entitlements must not depend on that.
  await sql`alter table product_link disable trigger product_link_acyclic`.execute(db);
});

const place = fc.nat({ max: PRODUCTS - 1 });
const catalogues = fc.uniqueArray(fc.tuple(place, place), {
  maxLength: 14,
  selector: (link) => link.join(),
});
const holdings = fc.uniqueArray(
  fc.record({
    product: place,
    status: fc.constantFrom(...clientProductStatuses, 'active' as const),
    ends: fc.oneof(fc.constantFrom(null, -1, 0, 1), fc.integer({ min: -400 * DAY, max: 400 * DAY })),
  }),
  { maxLength: 10, selector: ({ product, status }) => `${product} ${status}` },
);
const sorted = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b);

describe("a client's entitlements", () => {
  it('are equal in SQL and TypeScript: any catalogue, any holdings, expiries before, at and after now', async () => {
    await fc.assert(
      fc.asyncProperty(catalogues, holdings, async (pairs, held) => {
        const links = pairs
          .filter(([parent, child]) => parent !== child)
          .map(([parent, child]) => ({ parent_id: products[parent]!.id, child_id: products[child]!.id }));
        await db.deleteFrom('product_link').execute();
        if (links.length > 0) await db.insertInto('product_link').values(links).execute();
        const { id } = await factory.client(db);
        const own = held.map(({ product, status, ends }) => ({
          product_id: products[product]!.id,
          status,
          expires_at: ends === null ? null : new Date(now.getTime() + ends).toISOString(),
        }));
        for (const { product_id, ...row } of own) await factory.clientProduct(db, id, product_id, row);

        const expected = entitlementsOf(own, links, now);
        const rows = await db.selectFrom('product').select('id').where('id', 'in', opened(id, now)).execute();
        expect(sorted(rows.map((row) => row.id))).toEqual(sorted(expected));
        const { codes } = await db.selectNoFrom(openedCodes(id, now).as('codes')).executeTakeFirstOrThrow();
        expect(codes).toEqual(products.filter((product) => expected.has(product.id)).map(({ code }) => code));
        const [first] = products;
        expect(await opensFor(db, id, first!.id, now)).toBe(expected.has(first!.id));
      }),
      { numRuns: 150 },
    );
  });

  it('are independent of other clients', async () => {
    await factory.clientProduct(db, (await factory.client(db)).id, products[0]!.id);
    const { id } = await factory.client(db);
    expect(await opensFor(db, id, products[0]!.id, now)).toBe(false);
  });
});

describe('entitlement queries over 300 products and 200,000 acquisitions', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`
      delete from client_product; delete from product_link;
      insert into product (code, name, description, price, installments) select 'tree_' || n, 'Produto', 'Um produto.', 1, 1 from generate_series(1, 300) n;
      insert into product_link select a.id, b.id from generate_series(2, 300) n join product a on a.code = 'tree_' || n / 2 join product b on b.code = 'tree_' || n;
      -- Without the triggers that keep lists and check that each client exists.
      set session_replication_role = replica;
      insert into client_product (client_id, product_id, status, starts_at, expires_at)
      select n / 4 + 1, p.id, case n % 4 when 0 then 'active' when 1 then 'active' else 'expired' end, now(), timestamptz '2027-01-01'
      from generate_series(0, 199999) n join product p on p.code = 'tree_' || (n * 7 % 300) + 1;
      insert into stock_portfolio (name, description, product_id)
      select 'Carteira ' || n, 'Uma carteira.', p.id from generate_series(1, 20000) n join product p on p.code = 'tree_' || n % 300 + 1;
      reset session_replication_role;
      analyze;`);
    return () => client.end();
  });

  it.each(['force_custom_plan', 'force_generic_plan'])('use indexes alone for one client: %s', async (mode) => {
    const { sql: text, parameters } = db
      .selectFrom('product')
      .select('code')
      .where('id', 'in', opened(30_000, now))
      .compile();
    const values = parameters.map((value) =>
      pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value)),
    );
    await client.query(`set plan_cache_mode = ${mode}; prepare asked as ${text}`);
    const { nodes } = await explain(client, { text: `execute asked (${values.join()})`, values: [] });
    await client.query('deallocate asked');
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    // A bitmap scan names its index in a node of its own.
    expect(nodes.flatMap((node) => node['Index Name'] ?? []).toSorted()).toEqual([
      'client_product_one_active',
      'product_closure_pkey',
      'product_pkey',
    ]);
  });
});

it.each<Area>(['content', 'consultancy', 'trading', 'recommended', 'stocks', 'funds'])(
  'a product includes the area %s equally in SQL and TypeScript',
  async (area) => {
    const openers = openersOf(area);
    const named = openers === 'any' ? [] : openers;
    const codes = [
      'full_trader',
      'casa_consultoria',
      'consultoria',
      'casaXconsultoria',
      '',
      ...named,
      ...named.map((n) => `casa${n}`),
    ];
    const { rows } = await sql<{ code: string; opens: boolean }>`
      select code, ${opensArea(area, sql.ref('code'))} as opens from unnest(${codes}::text[]) code`.execute(db);
    expect(rows).toEqual(codes.map((code) => ({ code, opens: isAreaOpen(area, [code]) })));
  },
);
