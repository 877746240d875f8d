import type { news } from '@mirante/contract/content/news.ts';
import type { News } from '@mirante/domain/content/news.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aboutCases } from '../../testing/association-filter-cases.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import type { FilterCases, SortCases } from '../../testing/lists.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const now = testNow();
const api = await testApi({ now: () => now });
const { db } = api;
const PATH = '/api/v1/news';
let staff: string;
let products: number[];
const body = (more: object = {}) => ({
  title: 'Panorama',
  news_date: '2026-11-20T09:00:00-03:00',
  body: '<p>O que <strong>esperar</strong> de P&amp;D.</p>',
  products: [products[0]],
  ...more,
});
const create = async (more?: object) => (await api.post(PATH, body(more), { as: staff })).json<News>();

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  products = [(await factory.product(db)).id, (await factory.product(db)).id];
  await db.insertInto('tag').values({ id: 71, name: 'Ações', created_at: now }).execute();
  for (const [n, day] of ['2026-01-10', '2026-03-02', '2026-06-30', '2026-11-19', '2027-01-05'].entries()) {
    const { id } = await create({
      title: `${['Água', 'abril', 'Zinco', 'bolsa', 'Ação'][n]} de ${day}`,
      news_date: `${day}T10:00`,
      products: n % 2 ? products : [products[1]],
      app_alert: n > 2,
      draft: n === 4,
      ...(n === 1 && { body: '<p>Nada a ver com as outras.</p>' }),
    });
    if (n < 2) await db.insertInto('content_tag').values({ content_id: id, tag_id: 71 }).execute();
  }
});

const filters: FilterCases<typeof news.listNews> = {
  'news.id': [[2147483647, 'false']],
  'news.title': [
    ['acao', "title_key like '%acao%'"],
    ['ABRIL', "title_key like '%abril%'"],
  ],
  'news.tags': [[71, 'id in (select content_id from content_tag where tag_id = 71)']],
  ...aboutCases('news'),
  'news.app_alert': [['true', 'app_alert']],
  'news.draft': [
    ['true', 'draft'],
    ['false', 'not draft'],
  ],
  'news.news_date': [['2026-06-30', "news_date >= '2026-06-30T03:00Z'"]],
  'news.product': [[2147483647, 'false']],
  'news.filter': [
    ['ESPERAR DE P&D', "body like '%esperar</strong> de P&amp;D%'"],
    ['strong', 'false'],
  ],
};
const sorts: SortCases<typeof news.listNews> = {
  'news.title': 'title_key',
  'news.id': 'id',
  'news.news_date': 'news_date',
  'news.created_at': 'created_at',
  'news.app_alert': 'app_alert',
};
const resource = { api, path: 'news', staff: () => staff };
describeList<typeof news.listNews>({
  ...resource,
  table: 'news',
  filters,
  sorts,
  order: 'news_date desc, id desc',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({ id: (await create()).id, first: { title: 'Outro' }, second: { body: '<p>Mais.</p>' } }),
  action: 'Editar uma notícia',
});

describe('a news item', () => {
  it('is returned as saved, with the names of its products', async () => {
    const made = await create({ app_alert: true, draft: true });
    expect(made).toMatchObject({
      title: 'Panorama',
      news_date: '2026-11-20T12:00:00.000Z',
      body: '<p>O que <strong>esperar</strong> de P&amp;D.</p>',
      app_alert: true,
      draft: true,
      products: [{ id: products[0] }],
      tags: [],
      read_at: null,
      read_stats: { recipients: 0, reads: 0 },
    });
    expect((await api.get(`${PATH}/${made.id}`, { as: staff })).json()).toEqual(made);
  });

  it('goes out now without a date', async () => {
    expect(await create({ news_date: undefined })).toMatchObject({ news_date: now.toISOString(), draft: false });
  });

  it.each<[string, object, string, string]>([
    ['of an empty day', { news_date: '' }, 'news_date', 'Campo obrigatório.'],
    ['without a product', { products: [] }, 'products', 'Selecione ao menos um produto'],
    ['of a product that is not there', { products: [2147483647] }, 'products', 'Produto não encontrado.'],
    ['without a title', { title: '' }, 'title', 'Por favor escreva um texto aqui.'],
    ['of too long a title', { title: 'x'.repeat(101) }, 'title', 'Texto longo demais.'],
    ['of no day', { news_date: '2026-02-30T10:00' }, 'news_date', 'Essa não parece uma data válida.'],
  ])('%s is refused beside its field', async (_what, more, path, message) => {
    const made = await create();
    for (const answer of [
      await api.post(PATH, body(more), { as: staff }),
      await api.patch(`${PATH}/${made.id}`, more, { as: staff }),
    ])
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  it('edit changes its products, and keeps omitted fields', async () => {
    const { id } = await create({ products });
    const answer = await api.patch(`${PATH}/${id}`, { products: [products[1]] }, { as: staff });
    expect(answer.json()).toMatchObject({ title: 'Panorama', products: [{ id: products[1] }] });
    const { items } = (await api.get(`${PATH}?news.product=${products[1]}&news.id=${id}`, { as: staff })).json();
    expect(items).toMatchObject([{ id, product_name: answer.json().products[0].name }]);
  });

  it('is listed among all contents until it is removed', async () => {
    const { id } = await create({ draft: true });
    const known = () => db.selectFrom('content').select(['kind', 'title', 'draft']).where('id', '=', id).execute();
    expect(await known()).toEqual([{ kind: 'news', title: 'Panorama', draft: true }]);
    await api.delete(`${PATH}/${id}`, { as: staff });
    expect(await known()).toEqual([]);
  });
});
