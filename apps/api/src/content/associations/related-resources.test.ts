import { associatedField, associationKinds, type AssociationKind } from '@mirante/domain/content/association.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { createContent } from '../../testing/content-factory.ts';
import { createFund } from '../../testing/investments-factory.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';

const now = testNow();
const stamps = { created_at: now, updated_at: now };
const api = await testApi();
const { db } = api;
let staff: string;
let contents: Record<'reports' | 'videos' | 'news', number>;
let items: Record<AssociationKind, [number, number]>;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  const ofReport = { name: 'R', description: 'd', report_date: now, ...stamps };
  const ofVideo = { name: 'V', description: 'd', video_date: now, link: 'https://exemplo.com.br', ...stamps };
  const ofNews = { title: 'N', body: 'b', news_date: now, ...stamps };
  const id = async (made: Promise<{ id: number }>) => (await made).id;
  contents = {
    reports: await id(db.insertInto('report').values(ofReport).returning('id').executeTakeFirstOrThrow()),
    videos: await id(db.insertInto('video').values(ofVideo).returning('id').executeTakeFirstOrThrow()),
    news: await id(db.insertInto('news').values(ofNews).returning('id').executeTakeFirstOrThrow()),
  };
  const product_id = (await factory.product(db)).id;
  const tag = (name: string) =>
    id(db.insertInto('tag').values({ name, created_at: now }).returning('id').executeTakeFirstOrThrow());
  const stock = (name: string) =>
    id(
      db
        .insertInto('stock')
        .values({ name, description: 'd', ...stamps })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  const portfolio = (name: string) =>
    id(
      db
        .insertInto('stock_portfolio')
        .values({ name, description: 'd', product_id, ...stamps })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  const modelPortfolio = (name: string) =>
    id(
      db
        .insertInto('portfolio')
        .values({ name, description: 'd', product_id, ...stamps })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  const trade = (asset: string) => factory.trade(db, { asset });
  items = {
    trades: [(await trade('VALE3')).id, (await trade('ABEV3')).id],
    tags: [await tag('juros'), await tag('Ações')],
    funds: [
      await createFund(db, undefined, [], { name: 'Verde' }),
      await createFund(db, undefined, [], { name: 'Ágora' }),
    ],
    portfolios: [await modelPortfolio('Moderada'), await modelPortfolio('Arrojada')],
    stocks: [await stock('Vale'), await stock('Ambev')],
    'stock-portfolios': [await portfolio('Valor'), await portfolio('Dividendos')],
  };
});

const pathOf = (resource: keyof typeof contents, kind: string) =>
  `/api/v1/${resource}/${contents[resource]}/related-resource/${kind}`;
const cases = (['reports', 'videos', 'news'] as const).flatMap((resource) =>
  associationKinds.map((kind) => [resource, kind] as const),
);

describe.each(cases)('associations of %s to %s', (resource, kind) => {
  const listed = async () =>
    (await api.get(pathOf(resource, kind), { as: staff })).json<{ id: number }[]>().map(({ id }) => id);

  it('are created once, sorted by name, and removed', async () => {
    const [last, first] = items[kind];
    const add = (id: number) => api.post(pathOf(resource, kind), { id }, { as: staff });
    const answers = [await add(last), await add(first), await add(last)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await listed()).toEqual([first, last]);
    const remove = () => api.delete(`${pathOf(resource, kind)}/${last}`, { as: staff });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404]);
    expect(await listed()).toEqual([first]);
  });

  it('refuse targets that do not exist', async () => {
    const answer = await api.post(pathOf(resource, kind), { id: 2_000_000_000 }, { as: staff });
    expect(answer.statusCode).toBe(404);
  });
});

const aboutCases = (['reports', 'videos', 'news'] as const).flatMap((resource) =>
  associationKinds.filter((kind) => kind !== 'tags').map((kind) => [resource, kind] as const),
);
it.each(aboutCases)('the list of %s is filtered by association to %s', async (resource, kind) => {
  const [item, other] = items[kind];
  await api.post(pathOf(resource, kind), { id: item }, { as: staff });
  const filter = `${{ reports: 'report', videos: 'video', news: 'news' }[resource]}.${associatedField[kind]}`;
  const found = async (about: number) =>
    (await api.get(`/api/v1/${resource}?${filter}=${about}`, { as: staff }))
      .json<{ items: { id: number }[] }>()
      .items.map(({ id: of }) => of);
  await api.delete(`${pathOf(resource, kind)}/${other}`, { as: staff });
  expect([await found(item), await found(other)]).toEqual([[contents[resource]], []]);
});

describe('associations of contents', () => {
  it.each(['toString', 'tag'])('to %s do not exist', async (kind) => {
    expect((await api.get(pathOf('reports', kind), { as: staff })).statusCode).toBe(404);
    expect((await api.post(pathOf('reports', kind), { id: 1 }, { as: staff })).statusCode).toBe(404);
  });

  it("are 404 under another content's path", async () => {
    const wrong = `/api/v1/videos/${contents.reports}/related-resource/tags`;
    expect((await api.get(wrong, { as: staff })).statusCode).toBe(404);
    expect((await api.post(wrong, { id: items.tags[0] }, { as: staff })).statusCode).toBe(404);
  });

  it('are 404 for a content that is being removed', async () => {
    const id = await createContent(db, 'news');
    const associate = () => api.post(`/api/v1/news/${id}/related-resource/tags`, { id: items.tags[0] }, { as: staff });
    let waiting: ReturnType<typeof associate> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('news').where('id', '=', id).execute();
      waiting = associate();
      await expect.poll(() => lockWaits(db)).toBe(1);
    });
    expect((await waiting!).statusCode).toBe(404);
  });

  it('are in the report, and in its audit log by name', async () => {
    await api.post(pathOf('reports', 'tags'), { id: items.tags[0] }, { as: staff });
    const report = (await api.get(`/api/v1/reports/${contents.reports}`, { as: staff })).json();
    expect(report).toMatchObject({
      tags: [{ name: 'Ações' }, { name: 'juros' }],
      funds: [{ name: 'Verde' }],
      trades: [{ name: 'VALE3' }],
    });
    const [entry] = (await api.get(`/api/v1/reports/${contents.reports}/changes`, { as: staff })).json();
    expect(entry).toMatchObject({
      action: 'Associar um relatório',
      diff: { tag_id: [null, items.tags[0]] },
      names: { tag_id: { [items.tags[0]]: 'juros' } },
    });
  });
});

describe('tags', () => {
  const create = (name: string) => api.post('/api/v1/tags', { name }, { as: staff });

  it('are unique by name, ignoring case and accents', async () => {
    const made = await create('Dólar');
    expect(made.json()).toEqual({ id: expect.any(Number), name: 'Dólar' });
    const again = await create('DOLAR');
    expect([again.statusCode, again.json().detail]).toEqual([409, 'Já existe uma tag com este nome.']);
  });

  it.each(['', 'ab', 'x'.repeat(101)])('are refused the name %j', async (name) => {
    expect((await create(name)).json().errors).toMatchObject([{ path: 'name' }]);
  });

  it('are found by any part of their name', async () => {
    const { items: found } = (await api.get('/api/v1/tags?tag.name=acoes', { as: staff })).json();
    expect(found).toEqual([{ id: items.tags[1], name: 'Ações' }]);
  });
});

describe('stocks', () => {
  it('are found by any part of their name, with their stock codes', async () => {
    const stock = { stock_id: items.stocks[1], code: 'ABEV3', national_code: true, active: true };
    await db.insertInto('stock_code').values(stock).execute();
    const { items: found } = (await api.get('/api/v1/stocks?stock.name=ambev', { as: staff })).json();
    expect(found).toEqual([
      {
        id: items.stocks[1],
        name: 'Ambev',
        sector: null,
        national: true,
        code: 'ABEV3',
        category_name: 'Ações',
        codes: 'ABEV3',
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      },
    ]);
  });
});
