import type { videos } from '@mirante/contract/content/videos.ts';
import type { Video } from '@mirante/domain/content/video.ts';
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
const PATH = '/api/v1/videos';
let staff: string;
let products: number[];
const body = (more: object = {}) => ({
  name: 'Panorama',
  video_date: '2026-11-20T09:00:00-03:00',
  description: '<p>O que <strong>esperar</strong> de P&amp;D.</p>',
  link: 'https://youtu.be/jNQXAC9IVRw',
  products: [products[0]],
  ...more,
});
const create = async (more?: object) => (await api.post(PATH, body(more), { as: staff })).json<Video>();

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  products = [(await factory.product(db)).id, (await factory.product(db)).id];
  await db.insertInto('tag').values({ id: 71, name: 'Ações', created_at: now }).execute();
  for (const [n, day] of ['2026-01-10', '2026-03-02', '2026-06-30', '2026-11-19', '2027-01-05'].entries()) {
    const { id } = await create({
      name: `${['Água', 'abril', 'Zinco', 'bolsa', 'Ação'][n]} de ${day}`,
      video_date: `${day}T10:00`,
      products: n % 2 ? products : [products[1]],
      app_alert: n > 2,
      draft: n === 4,
      ...(n === 1 && { description: '<p>Nada a ver com os outros.</p>' }),
    });
    if (n < 2) await db.insertInto('content_tag').values({ content_id: id, tag_id: 71 }).execute();
  }
});

const filters: FilterCases<typeof videos.listVideos> = {
  'video.id': [[2147483647, 'false']],
  'video.name': [
    ['acao', "name_key like '%acao%'"],
    ['ABRIL', "name_key like '%abril%'"],
  ],
  'video.tags': [[71, 'id in (select content_id from content_tag where tag_id = 71)']],
  ...aboutCases('video'),
  'video.app_alert': [['true', 'app_alert']],
  'video.draft': [
    ['true', 'draft'],
    ['false', 'not draft'],
  ],
  'video.video_date': [['2026-06-30', "video_date >= '2026-06-30T03:00Z'"]],
  'video.product': [[2147483647, 'false']],
  'video.filter': [
    ['ESPERAR DE P&D', "description like '%esperar</strong> de P&amp;D%'"],
    ['strong', 'false'],
  ],
};
const sorts: SortCases<typeof videos.listVideos> = {
  'video.name': 'name_key',
  'video.id': 'id',
  'video.video_date': 'video_date',
  'video.created_at': 'created_at',
  'video.app_alert': 'app_alert',
};
const resource = { api, path: 'videos', staff: () => staff };
describeList<typeof videos.listVideos>({
  ...resource,
  table: 'video',
  filters,
  sorts,
  order: 'video_date desc, id desc',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({ id: (await create()).id, first: { name: 'Outro' }, second: { description: '<p>Mais.</p>' } }),
  action: 'Editar um vídeo',
});

describe('a video', () => {
  it('is returned as saved, with the names of its products', async () => {
    const made = await create({ app_alert: true, draft: true });
    expect(made).toMatchObject({
      name: 'Panorama',
      video_date: '2026-11-20T12:00:00.000Z',
      description: '<p>O que <strong>esperar</strong> de P&amp;D.</p>',
      app_alert: true,
      draft: true,
      products: [{ id: products[0] }],
      tags: [],
      read_at: null,
      read_stats: { recipients: 0, reads: 0 },
    });
    expect((await api.get(`${PATH}/${made.id}`, { as: staff })).json()).toEqual(made);
  });

  it.each<[string, object, string, string]>([
    ['without a product', { products: [] }, 'products', 'Selecione ao menos um produto'],
    ['of a product that is not there', { products: [2147483647] }, 'products', 'Produto não encontrado.'],
    ['without a name', { name: '' }, 'name', 'Por favor escreva um texto aqui.'],
    ['of too long a name', { name: 'x'.repeat(101) }, 'name', 'Texto longo demais.'],
    ['of no day', { video_date: '2026-02-30T10:00' }, 'video_date', 'Essa não parece uma data válida.'],
    ['without a link', { link: '' }, 'link', 'Campo obrigatório.'],
    [
      'of another site’s film',
      { link: 'https://videos.exemplo.com.br/v/1' },
      'link',
      'Cole o endereço de um vídeo do YouTube ou do Vimeo.',
    ],
  ])('%s is refused beside its field', async (_what, more, path, message) => {
    const made = await create();
    for (const answer of [
      await api.post(PATH, body(more), { as: staff }),
      await api.patch(`${PATH}/${made.id}`, more, { as: staff }),
    ])
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  it.each([
    [
      'https://www.youtube.com/watch?v=jNQXAC9IVRw&t=3s',
      'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw',
      'youtube',
    ],
    ['youtube.com/shorts/jNQXAC9IVRw', 'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw', 'youtube'],
    [
      'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw',
      'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw',
      'youtube',
    ],
    ['https://vimeo.com/76979871/abcdef1234', 'https://player.vimeo.com/video/76979871?h=abcdef1234&dnt=1', 'vimeo'],
    ['https://player.vimeo.com/video/76979871?dnt=1', 'https://player.vimeo.com/video/76979871?dnt=1', 'vimeo'],
  ])('stores the address %s as its embed URL, with the icon of its site', async (typed, link, icon) => {
    const made = await create({ link: typed });
    expect(made).toMatchObject({ link, icon });
    expect((await api.patch(`${PATH}/${made.id}`, { link: typed }, { as: staff })).json()).toMatchObject({ link });
  });

  it('edit changes its products, and keeps omitted fields', async () => {
    const { id } = await create({ products });
    const answer = await api.patch(`${PATH}/${id}`, { products: [products[1]] }, { as: staff });
    expect(answer.json()).toMatchObject({ name: 'Panorama', products: [{ id: products[1] }] });
    const { items } = (await api.get(`${PATH}?video.product=${products[1]}&video.id=${id}`, { as: staff })).json();
    expect(items).toMatchObject([{ id, product_name: answer.json().products[0].name }]);
  });

  it('is listed among all contents until it is removed', async () => {
    const { id } = await create({ draft: true });
    const known = () => db.selectFrom('content').select(['kind', 'title', 'draft']).where('id', '=', id).execute();
    expect(await known()).toEqual([{ kind: 'video', title: 'Panorama', draft: true }]);
    await api.delete(`${PATH}/${id}`, { as: staff });
    expect(await known()).toEqual([]);
  });
});
