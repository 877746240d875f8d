import { isAreaOpen } from '@mirante/domain/access.ts';
import type { ClientEntitlements, EntitledKind, ItemEntitlement } from '@mirante/domain/house/client-entitlements.ts';
import { clientProductStatuses } from '@mirante/domain/products/client-product.ts';
import { isOpen } from '@mirante/domain/products/entitlements.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedCodes, openedIds } from '../../products/entitlements/entitlements.store.ts';
import { testApi } from '../../testing/api.ts';
import { createContent } from '../../testing/content-factory.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createFund, createStock } from '../../testing/investments-factory.ts';

const now = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const api = await testApi({ now: () => now });
const { db } = api;

/** The products that open areas, and others; not all are on sale. */
const codes = [
  'full_trader',
  'top_fundos',
  'invista_em_acoes',
  'top_renda_fixa',
  'casa_consultoria',
  'curso',
  'antigo',
];
const products: { id: number; code: string }[] = [];
const items: { kind: EntitledKind; id: number }[] = [];
let staff: string;
beforeAll(async () => {
  for (const code of codes) products.push(await factory.product(db, { code, active: code !== 'antigo' }));
  // Cyclic links are refused, but explanations must not depend on that.
  await sql`alter table product_link disable trigger product_link_acyclic`.execute(db);
  for (const [n, { id }] of products.entries()) await createItems(id, products[(n * 3 + 1) % products.length]!.id);
  staff = await logIn(api, await factory.staff(db));
});

/** One of every kind and state: contents, funds and stocks of both products, portfolios of the first. */
async function createItems(product: number, other: number) {
  const add = (kind: EntitledKind, id: number) => void items.push({ kind, id });
  for (const kind of ['report', 'video', 'news'] as const)
    for (const state of [{}, { draft: true }, { date: new Date(now.getTime() + 1) }])
      add(kind, await createContent(db, kind, [product, other], state));
  for (const date of [now, new Date(now.getTime() + 1)]) add('board', await createContent(db, 'board', [], { date }));
  add('fund', await createFund(db, undefined, [product, other]));
  add('stock', await createStock(db, [product, other]));
  for (const active of [true, false]) {
    const values = {
      name: 'Carteira',
      description: 'd',
      product_id: product,
      active,
      created_at: now,
      updated_at: now,
    };
    add('portfolio', (await db.insertInto('portfolio').values(values).returning('id').executeTakeFirstOrThrow()).id);
    add('stock_portfolio', (await factory.stockPortfolio(db, product, { active })).id);
  }
}

const place = fc.nat({ max: codes.length - 1 });
const catalogues = fc.uniqueArray(fc.tuple(place, place), { maxLength: 10, selector: (link) => link.join() });
const holdings = fc.uniqueArray(
  fc.record({
    product: place,
    status: fc.constantFrom(...clientProductStatuses, 'active' as const),
    ends: fc.oneof(fc.constantFrom(null, -1, 0, 1), fc.integer({ min: -400 * DAY, max: 400 * DAY })),
  }),
  { maxLength: 5, selector: ({ product, status }) => `${product} ${status}` },
);
type Holding = typeof holdings extends fc.Arbitrary<(infer T)[]> ? T : never;

/** Makes these the catalogue's links; returns them as `parent child`. */
async function linkAll(pairs: readonly (readonly [number, number])[]): Promise<Set<string>> {
  const links = pairs
    .filter(([parent, child]) => parent !== child)
    .map(([parent, child]) => ({ parent_id: products[parent]!.id, child_id: products[child]!.id }));
  await db.deleteFrom('product_link').execute();
  if (links.length > 0) await db.insertInto('product_link').values(links).execute();
  return new Set(links.map(({ parent_id, child_id }) => `${parent_id} ${child_id}`));
}

async function createClient(held: readonly Holding[]) {
  const client = await factory.client(db);
  const own = new Map<number, { product_id: number; status: Holding['status']; expires_at: string | null }>();
  for (const { product, status, ends } of held) {
    const expires_at = ends === null ? null : new Date(now.getTime() + ends).toISOString();
    const row = { product_id: products[product]!.id, status, expires_at };
    own.set(await factory.clientProduct(db, client.id, row.product_id, { status, expires_at }), row);
  }
  return { ...client, own, as: await logIn(api, client) };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
const explained = async <T>(clientId: number, path = ''): Promise<T> =>
  (await api.get(`/api/v1/clients/${clientId}/entitlements${path}`, { as: staff })).json<T>();

describe('the explanation of a client', () => {
  it('has exactly the products that are opened, by acquisitions that are open and links that exist', async () => {
    await fc.assert(
      fc.asyncProperty(catalogues, holdings, async (pairs, held) => {
        const links = await linkAll(pairs);
        const { id, own } = await createClient(held);
        const found = await explained<ClientEntitlements>(id);
        const openCodes = (await db.selectNoFrom(openedCodes(id, now).as('codes')).executeTakeFirstOrThrow()).codes;

        expect(idsOf(found.products)).toEqual([...new Set(await openedIds(db, id, now))].toSorted((a, b) => a - b));
        for (const { id: opened, openings } of found.products) {
          expect(openings.length).toBeGreaterThan(0);
          for (const { acquisition, path } of openings) {
            const ids = path.map((product) => product.id);
            expect([ids[0], ids.at(-1)]).toEqual([own.get(acquisition.id)!.product_id, opened]);
            expect(isOpen(own.get(acquisition.id)!, now)).toBe(true);
            for (const [n, child] of ids.slice(1).entries()) expect(links.has(`${ids[n]} ${child}`)).toBe(true);
          }
        }
        for (const { area, products: openers } of found.areas)
          expect([area, openers.length > 0]).toEqual([area, isAreaOpen(area, openCodes)]);
        // What does not open is never said to, and everything that was acquired is explained.
        const named = new Set([...found.products.map((one) => one.id), ...found.closed.map((one) => one.product_id)]);
        for (const { product_id } of own.values())
          expect([product_id, named.has(product_id)]).toEqual([product_id, true]);
        expect(found.closed.filter(({ product_id }) => found.products.some((one) => one.id === product_id))).toEqual(
          [],
        );
      }),
      { numRuns: 50 },
    );
  });
});

const own = {
  report: 'reports',
  video: 'videos',
  news: 'news',
  board: 'board',
  portfolio: 'portfolios',
  stock_portfolio: 'stock-portfolios',
  fund: 'funds',
  stock: 'stocks',
} satisfies Record<EntitledKind, string>;
const sees = async (as: string, { kind, id }: (typeof items)[number]) =>
  (await api.get(`/api/v1/client/${own[kind]}/${id}`, { as })).statusCode === 200;

describe('the explanation of an item', () => {
  it("says that the client sees it exactly if the client's own call returns it, also after buying a product", async () => {
    const anyItems = fc.uniqueArray(fc.nat({ max: 1000 }), { minLength: 6, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(catalogues, holdings, anyItems, place, async (pairs, held, places, bought) => {
        await linkAll(pairs);
        const { id, own: acquired, as } = await createClient(held);
        const asked = places.map((n) => items[n % items.length]!);
        const answers: ItemEntitlement[] = [];
        for (const item of asked) {
          const answer = await explained<ItemEntitlement>(id, `/${item.kind}/${item.id}`);
          expect([item, answer.problems.length === 0]).toEqual([item, await sees(as, item)]);
          for (const { acquisition } of answer.openings) expect(isOpen(acquired.get(acquisition.id)!, now)).toBe(true);
          answers.push(answer);
        }
        const product = products[bought]!;
        const has = [...acquired.values()].some((row) => row.product_id === product.id && row.status === 'active');
        if (has || product.code === 'antigo') return;
        await factory.clientProduct(db, id, product.id);
        for (const [n, { problems, opened_with }] of answers.entries()) {
          if (problems.length === 0 || problems.some((problem) => problem !== 'product' && problem !== 'area'))
            continue;
          const promised = opened_with.some((one) => one.id === product.id);
          expect([asked[n], promised]).toEqual([asked[n], await sees(as, asked[n]!)]);
        }
      }),
      { numRuns: 30 },
    );
  });
});
