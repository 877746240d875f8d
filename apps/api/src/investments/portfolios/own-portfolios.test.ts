import type { OwnPortfolio } from '@mirante/domain/investments/portfolio.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createFund, createFundCategory } from '../../testing/investments-factory.ts';
import { createPortfolio } from '../../testing/portfolio-factory.ts';
import { listPage } from '../../testing/lists.ts';

let at = Date.parse('2026-11-25T15:00:00Z');
const api = await testApi({ now: () => new Date(at) });
const { db } = api;
const PATH = '/api/v1/client/portfolios';
const staffOf = async () => logIn(api, await factory.staff(db, ['conteudo']));
let ana: string;
let outsider: string;
let open: { id: number; name: string };
let inactive: { id: number };
let closed: { id: number };
let fund: number;
let unopened: number;

beforeAll(async () => {
  const [top, other] = [
    await factory.product(db, { code: 'top_fundos' }),
    await factory.product(db, { code: 'carteiras_mirante' }),
  ];
  const { id: foreign } = await factory.product(db);
  await factory.link(db, other.id, top.id);
  const clients = [await factory.client(db), await factory.client(db)];
  await factory.clientProduct(db, clients[0]!.id, other.id);
  await factory.clientProduct(db, clients[1]!.id, foreign);
  [ana, outsider] = [await logIn(api, clients[0]!), await logIn(api, clients[1]!)];
  const category = await createFundCategory(db, 'Renda fixa');
  fund = await createFund(db, category, [top.id], { name: 'Fundo A', cnpj: '00000000000191' });
  unopened = await createFund(db, category, [], { name: 'Fundo B', opened: false });
  open = await createPortfolio(db, top.id, {
    name: 'Água',
    category: 'Carteira de Fundos',
    description: `<p>Boa &amp; <strong>bela</strong>. ${'palavra '.repeat(60)}</p>`,
  });
  inactive = await createPortfolio(db, top.id, { active: false });
  closed = await createPortfolio(db, foreign);
  await createPortfolio(db, other.id, { name: 'Zinco', category: 'Carteira Criptoativos' });
  const items = [
    { name: 'Um', share: 60, funds: [fund] },
    { name: 'Dois', share: 20, funds: [unopened] },
    { name: 'Três', share: 20, funds_categories: [category] },
  ];
  await api.put(`/api/v1/portfolios/${open.id}/items`, { items }, { as: await staffOf() });
  await factory.stockPortfolio(db, top.id, { name: 'Bolsa', category: 'Carteira de Ações' });
});

describe("a client's portfolios", () => {
  it('are the active ones of their products, by name, filtered by read state', async () => {
    const { items, total } = await listPage<OwnPortfolio>(api, PATH, {}, ana);
    expect([items.map(({ name }) => name), total]).toEqual([['Água', 'Zinco'], 2]);
    expect(items[0]).toMatchObject({ total_items: 3, read_at: null, category: 'Carteira de Fundos' });
    expect(items[0]!.summary).toMatch(/^Boa & bela\. palavra .*…$/);
    await api.post(`${PATH}/${open.id}/read/do`, {}, { as: ana });
    const named = async (read: string) =>
      (await listPage<OwnPortfolio>(api, PATH, { 'portfolio.read': read }, ana)).items.map(({ name }) => name);
    expect([await named('true'), await named('false')]).toEqual([['Água'], ['Zinco']]);
    const all = (await listPage<OwnPortfolio>(api, PATH, {}, ana)).items;
    expect(all.map(({ name, read_at }) => [name, read_at !== null])).toEqual([
      ['Água', true],
      ['Zinco', false],
    ]);
  });

  it('show the items with their funds, and which of these are accessible', async () => {
    const { items, description } = (await api.get(`${PATH}/${open.id}`, { as: ana })).json<OwnPortfolio>();
    expect(description).toContain('<strong>bela</strong>');
    expect(items).toMatchObject([
      { name: 'Um', share: 60, funds: [{ id: fund, opens: true, opened: true, category_name: 'Renda fixa' }] },
      { name: 'Dois', share: 20, funds: [{ id: unopened, opens: false, opened: false }] },
      { name: 'Três', funds: [], funds_from_categories: [{ id: fund }, { id: unopened }] },
    ]);
  });

  it('offer no fund to whom the area of funds is closed', async () => {
    const { id: product } = await factory.product(db, { code: 'invista_em_acoes' });
    const { id } = await createPortfolio(db, product);
    const item = { name: 'Um', share: 100, funds: [await createFund(db, undefined, [product])] };
    await api.post(`/api/v1/portfolios/${id}/items`, item, { as: await staffOf() });
    const client = await factory.client(db);
    await factory.clientProduct(db, client.id, product);
    const { items } = (await api.get(`${PATH}/${id}`, { as: await logIn(api, client) })).json<OwnPortfolio>();
    expect(items).toMatchObject([{ name: 'Um', funds: [{ opens: false }] }]);
  });

  it('are all active, so that a filter by active finds all or none', async () => {
    const total = async (active: string) =>
      (await listPage<OwnPortfolio>(api, PATH, { 'portfolio.active': active }, ana)).total;
    expect([await total('true'), await total('false')]).toEqual([2, 0]);
  });

  it('record the first and the last visit', async () => {
    const visit = async () => {
      await api.post(`${PATH}/${open.id}/read`, {}, { as: ana });
      const { read_at, last_read_at } = (await api.get(`${PATH}/${open.id}`, { as: ana })).json<OwnPortfolio>();
      return { read_at, last_read_at };
    };
    const first = await visit();
    at += 60_000;
    expect(await visit()).toEqual({ read_at: first.read_at, last_read_at: new Date(at).toISOString() });
  });

  it('are 404 by every path when inactive, of another product, or unknown', async () => {
    for (const id of [inactive.id, closed.id, 2_147_483_647])
      for (const answer of [
        await api.get(`${PATH}/${id}`, { as: ana }),
        await api.post(`${PATH}/${id}/read`, {}, { as: ana }),
        await api.post(`${PATH}/${id}/read/do`, {}, { as: ana }),
      ])
        expect(answer.statusCode).toBe(404);
  });

  it('are refused without the area', async () => {
    for (const path of [
      PATH,
      `${PATH}/${closed.id}`,
      '/api/v1/client/portfolios-view',
      '/api/v1/client/funds-portfolio',
    ])
      expect((await api.get(path, { as: outsider })).statusCode).toBe(403);
  });
});

it('recommended portfolios list fund and stock portfolios together, by category', async () => {
  const list = (asked = {}) => listPage<OwnPortfolio>(api, '/api/v1/client/portfolios-view', asked, ana);
  const { items, total } = await list();
  expect([total, items]).toMatchObject([
    3,
    [
      { kind: 'stock_portfolio', name: 'Bolsa', category: 'Carteira de Ações', total_items: 0, read_at: null },
      { kind: 'portfolio', name: 'Zinco', category: 'Carteira Criptoativos' },
      { kind: 'portfolio', id: open.id, name: 'Água', total_items: 3, read_at: expect.any(String) },
    ],
  ]);
  expect((await list({ 'portfolio.kind': 'stock_portfolio' })).total).toBe(1);
  expect((await list({ 'portfolio.read': 'true' })).items.map(({ name }) => name)).toEqual(['Água']);
  expect((await list({ 'portfolio.category': 'Carteira Criptoativos' })).total).toBe(1);
});

it("a client's funds list the newest compositions, each fund since its last entry", async () => {
  // Earlier it contained all of them, but they were removed.
  await sql`
    insert into portfolio_composition
    select portfolio_id, past.day::date, case when past.day = '2026-11-20' then items else '[]' end
    from portfolio_composition, (values ('2026-11-20'), ('2026-11-23')) past (day) where portfolio_id = ${open.id}`.execute(
    db,
  );
  await db
    .insertInto('fund_quota')
    .values(
      [
        ['2026-11-24', 9],
        ['2026-11-25', 10],
        ['2026-11-26', 10.5],
      ].map(([day, quota]) => ({ fund_id: fund, day: String(day), quota: Number(quota), source: 'manual' })),
    )
    .execute();
  const { items } = (await api.get('/api/v1/client/funds-portfolio', { as: ana })).json();
  expect(items).toMatchObject([
    {
      portfolio_id: open.id,
      asset: 'Fundo A',
      situation: 'Aberto',
      sector: 'Renda fixa',
      code: '00000000000191',
      recommendation_date: '2026-11-25',
      share: 60,
      in_value: 10,
      actual_price: 10.5,
      actual_percentage: 5,
    },
    { fund_id: unopened, situation: 'Fechado', share: 20, in_value: null, actual_price: null },
    { fund_id: fund, share: 10 },
    { fund_id: unopened, share: 10 },
  ]);
});
