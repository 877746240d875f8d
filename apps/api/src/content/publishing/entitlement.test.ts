import type { ContentPreview, PublishedKind } from '@mirante/domain/content/content.ts';
import { areaOf } from '@mirante/domain/access.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createContent } from '../../testing/content-factory.ts';
import { pathOf, type NamedEndpoint } from '../../testing/operations.ts';
import { contentRoutes } from '../routes.ts';

const at = testNow().getTime();
const api = await testApi({ now: () => new Date(at) });
const { db } = api;

/** Every content call that clients may make, including future ones. */
const calls: NamedEndpoint[] = contentRoutes
  .flatMap(({ contract }) => Object.entries(contract).map(([name, endpoint]) => ({ name, ...endpoint })))
  .filter(({ allow }) => areaOf(allow) !== undefined);
const kindOf: Record<string, PublishedKind> = { reports: 'report', videos: 'video', news: 'news', board: 'board' };
const kindOfCall = ({ path }: NamedEndpoint) => kindOf[/^\/api\/v1\/client\/([\w-]+)/.exec(path)![1]!];

/** As in the specification: each product with its direct grants. */
const grants: Record<string, readonly string[]> = {
  top_renda_fixa: [],
  top_fundos: [],
  invista_em_acoes: [],
  full_trader: ['invista_em_acoes'],
  carteiras: ['top_renda_fixa', 'top_fundos', 'invista_em_acoes'],
  completo: ['full_trader', 'carteiras'],
  invest: ['carteiras'],
  invest_pro: ['completo'],
  vitalicio: ['completo'],
  consultoria: ['completo'],
};
const closure = (code: string): string[] => [code, ...grants[code]!.flatMap(closure)];

interface Content {
  id: number;
  kind: PublishedKind;
  /** The product that unlocks it; absent for a notice. */
  product?: string;
  hidden?: boolean;
}
const contents: Content[] = [];
const ids: Record<string, number> = {};
beforeAll(async () => {
  for (const code of Object.keys(grants))
    ids[code] = (await factory.product(db, { code: `mirante_${code}`, ...(code === 'consultoria' && { id: 100 }) })).id;
  for (const [code, parts] of Object.entries(grants))
    for (const part of parts) await factory.link(db, ids[code]!, ids[part]!);
  for (const kind of ['report', 'video', 'news'] as const) {
    for (const product of Object.keys(grants))
      contents.push({ id: await createContent(db, kind, [ids[product]!]), kind, product });
    for (const more of [{ draft: true }, { date: new Date(at + 1000) }])
      contents.push({
        id: await createContent(db, kind, Object.values(ids), more),
        kind,
        product: 'top_fundos',
        hidden: true,
      });
  }
  contents.push({ id: await createContent(db, 'board'), kind: 'board' });
  contents.push({
    id: await createContent(db, 'board', [], { date: new Date(at + 1000) }),
    kind: 'board',
    hidden: true,
  });
});

const client = async (acquired: readonly [code: string, row?: object][]) => {
  const { id } = await factory.client(db);
  for (const [code, row] of acquired) await factory.clientProduct(db, id, ids[code]!, row);
  return logIn(api, { id, role: 'client' });
};
const ended = { expires_at: new Date(at) };
/** The reader, the acquisitions, and the products that these open. */
const readers: [who: string, acquired: readonly [code: string, row?: object][], opened: string[]][] = [
  ...Object.keys(grants).map((code): (typeof readers)[number] => [`a client of ${code}`, [[code]], closure(code)]),
  ['a client of two products', [['top_renda_fixa'], ['full_trader']], ['top_renda_fixa', ...closure('full_trader')]],
  ['a client whose other product ended', [['completo', ended], ['top_fundos']], ['top_fundos']],
  [
    'a client whose other product was cancelled',
    [['consultoria', { status: 'cancelled' }], ['top_renda_fixa']],
    ['top_renda_fixa'],
  ],
  [
    'a client whose other product is not paid',
    [['vitalicio', { status: 'pending_payment' }], ['invista_em_acoes']],
    ['invista_em_acoes'],
  ],
];
const call = (endpoint: NamedEndpoint, id: number, as: string) =>
  api.inject({
    method: endpoint.method,
    url: `${pathOf(endpoint, () => String(id))}${endpoint.path.includes(':') ? '' : '?perPage=100'}`,
    headers: {
      authorization: `Bearer ${as}`,
      ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(endpoint.method !== 'GET' && { payload: '{}' }),
  });

it('content calls are lists, details and reads of four kinds', () => {
  expect(calls.filter(({ path }) => path.includes(':')).length).toBeGreaterThanOrEqual(12);
  expect(calls.filter((endpoint) => kindOfCall(endpoint)).length).toBeGreaterThanOrEqual(16);
});

it.each(readers)(
  '%s can reach exactly the contents of their products, by every call',
  async (_who, acquired, opened) => {
    const as = await client(acquired);
    const mayRead = ({ product, hidden }: Content) => !hidden && (product === undefined || opened.includes(product));
    for (const endpoint of calls.filter(({ path }) => path.includes(':'))) {
      const missing = await call(endpoint, 999_999, as);
      for (const content of contents.filter(({ kind }, n) => kind === kindOfCall(endpoint) || n % 7 === 0)) {
        const answer = await call(endpoint, content.id, as);
        if (content.kind === kindOfCall(endpoint) && mayRead(content)) continue;
        expect([endpoint.path, content, answer.statusCode, answer.body]).toEqual([
          endpoint.path,
          content,
          missing.statusCode,
          missing.body,
        ]);
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      }
    }
    const readable = contents.filter(mayRead);
    const idsOf = (some: readonly Content[]) => some.map(({ id }) => id).toSorted((a, b) => a - b);
    for (const [path, expected] of [
      ['reports', readable.filter(({ kind }) => kind === 'report')],
      ['videos', readable.filter(({ kind }) => kind === 'video')],
      ['news', readable.filter(({ kind }) => kind === 'news')],
      ['board', readable.filter(({ kind }) => kind === 'board')],
      ['contents', readable.filter(({ kind }) => kind !== 'board')],
    ] as const) {
      const { items, total } = (await api.get(`/api/v1/client/${path}?perPage=100`, { as })).json();
      expect([path, idsOf(items), total]).toEqual([path, idsOf(expected), expected.length]);
    }
    const advisory = await api.get('/api/v1/client/consultancy-contents?perPage=100', { as });
    const listed = advisory.statusCode === 200 ? idsOf(advisory.json().items) : advisory.statusCode;
    const own = idsOf(readable.filter(({ product }) => product === 'consultoria'));
    expect(listed).toEqual(opened.includes('consultoria') ? own : 403);
  },
  30_000,
);

it.each(Object.keys(grants))(
  'staff preview each content as a client of %s sees it',
  async (code) => {
    const staff = await logIn(api, await factory.staff(db, ['conteudo']));
    const as = await client([[code]]);
    const paths = { report: 'reports', video: 'videos', news: 'news', board: 'board' };
    for (const { id, kind } of contents) {
      const seen = (await api.get(`/api/v1/client/${paths[kind]}/${id}`, { as })).statusCode === 200;
      const preview = (
        await api.get(`/api/v1/contents/${id}/preview?product=${ids[code]}`, { as: staff })
      ).json<ContentPreview>();
      expect([id, preview.hidden === null, preview.content?.kind]).toEqual([id, seen, seen ? kind : undefined]);
    }
  },
  30_000,
);

it('staff are told why clients of a product do not see a content', async () => {
  const staff = await logIn(api, await factory.staff(db, ['conteudo']));
  const hidden = async (more: object, product: string) => {
    const id = await createContent(db, 'news', [ids.top_fundos!], more);
    return (await api.get(`/api/v1/contents/${id}/preview?product=${ids[product]}`, { as: staff })).json().hidden;
  };
  expect([
    await hidden({}, 'carteiras'),
    await hidden({}, 'top_renda_fixa'),
    await hidden({ draft: true }, 'top_fundos'),
    await hidden({ date: new Date(at + 1000) }, 'top_fundos'),
  ]).toEqual([null, 'product', 'draft', 'scheduled']);
  const none = await api.get(`/api/v1/contents/999999/preview?product=${ids.top_fundos}`, { as: staff });
  expect(none.statusCode).toBe(404);
});

it("staff see a content's reads by day in São Paulo", async () => {
  const staff = await logIn(api, await factory.staff(db, ['conteudo']));
  const [id, other] = [await createContent(db, 'video', [ids.top_fundos!]), await createContent(db, 'video')];
  for (const [content_id, read_at] of [
    [id, '2026-11-21T02:59:00Z'],
    [id, '2026-11-21T03:00:00Z'],
    [id, '2026-11-21T20:00:00Z'],
    [other, '2026-11-22T12:00:00Z'],
  ] as const) {
    const { id: client_id } = await factory.client(db);
    await db
      .insertInto('content_read')
      .values({ client_id, kind: 'video', content_id, read_at: new Date(read_at) })
      .execute();
  }
  expect((await api.get(`/api/v1/contents/${id}/reads`, { as: staff })).json()).toEqual([
    { day: '2026-11-20', reads: 1 },
    { day: '2026-11-21', reads: 2 },
  ]);
  expect((await api.get('/api/v1/contents/999999/reads', { as: staff })).statusCode).toBe(404);
});

it('a readable content can be opened by both of its read addresses', async () => {
  const as = await client([['consultoria']]);
  for (const endpoint of calls.filter(({ path }) => /:id(\/read(\/do)?)?$/.test(path)))
    for (const content of contents.filter(
      ({ kind, product = 'consultoria', hidden }) =>
        kind === kindOfCall(endpoint) && !hidden && closure('consultoria').includes(product),
    ))
      expect([endpoint.path, (await call(endpoint, content.id, as)).statusCode]).toEqual([
        endpoint.path,
        endpoint.method === 'GET' ? 200 : 204,
      ]);
});

it.each([
  ['no product', []],
  ['a cancelled product', [['completo', { status: 'cancelled' }]]],
  ['a product that ended', [['vitalicio', ended]]],
] as const)('a client with %s is refused every content call', async (_what, acquired) => {
  const as = await client(acquired as never);
  for (const endpoint of calls)
    expect([endpoint.path, (await call(endpoint, contents[0]!.id, as)).statusCode]).toEqual([endpoint.path, 403]);
});

it.each(['reports', 'videos', 'news'])(
  'the staff list of %s names the products that each was published for',
  async (kind) => {
    const staff = await logIn(api, await factory.staff(db, ['conteudo']));
    const every = Object.values(ids);
    const id = await createContent(
      db,
      kindOf[kind]!,
      every.filter((one) => one !== ids.top_renda_fixa && one !== ids.full_trader && one !== ids.invista_em_acoes),
    );
    const { items } = (await api.get(`/api/v1/${kind}?perPage=100&order=-1`, { as: staff })).json<{
      items: { id: number; product_name: string }[];
    }>();
    const { name } = await db
      .selectFrom('product')
      .select('name')
      .where('id', '=', ids.top_fundos!)
      .executeTakeFirstOrThrow();
    expect(items.find((one) => one.id === id)?.product_name).toBe(name);
  },
);
