import type { board } from '@mirante/contract/content/board.ts';
import type { Notice } from '@mirante/domain/content/board.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import type { FilterCases, SortCases } from '../../testing/lists.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const clock = { at: testNow().getTime() - 5 * 86_400_000 };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const PATH = '/api/v1/board';
let staff: string;
const body = (more: object = {}) => ({ title: 'Encontro', body: '<p>Na <em>quinta</em>, às 19h.</p>', ...more });
const create = async (more?: object) => (await api.post(PATH, body(more), { as: staff })).json<Notice>();

beforeAll(async () => {
  const user = await factory.staff(db, ['conteudo']);
  const first = await logIn(api, user);
  staff = first;
  for (const title of ['Água', 'abril', 'Zinco', 'bolsa', 'Ação']) {
    await create({ title, ...(title === 'bolsa' && { body: '<p>Nada.</p>' }) });
    clock.at += 86_400_000;
    staff = await logIn(api, user);
  }
});

const filters: FilterCases<typeof board.listNotices> = {
  'board.id': [[2147483647, 'false']],
  'board.title': [['ACAO', "title_key like '%acao%'"]],
  'board.created_at': [['2026-11-22', "created_at >= '2026-11-22T03:00Z'"]],
  'board.filter': [
    ['na QUINTA', "body like '%quinta%'"],
    ['em>', 'false'],
  ],
};
const sorts: SortCases<typeof board.listNotices> = {
  'board.title': 'title_key',
  'board.id': 'id',
  'board.created_at': 'created_at',
  'board.updated_at': 'updated_at',
};
const resource = { api, path: 'board', staff: () => staff };
describeList<typeof board.listNotices>({
  ...resource,
  table: 'board',
  filters,
  sorts,
  order: 'created_at desc, id desc',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({ id: (await create()).id, first: { title: 'Outro' }, second: { body: '<p>Mais.</p>' } }),
  action: 'Editar um recado',
});

describe('a board notice', () => {
  it.each<[string, object, string, string]>([
    ['without a title', { title: '' }, 'title', 'Por favor escreva um texto aqui.'],
    ['of too long a title', { title: 'x'.repeat(101) }, 'title', 'Texto longo demais.'],
  ])('%s is refused beside its field', async (_what, more, path, message) => {
    const { id } = await create();
    for (const answer of [
      await api.post(PATH, body(more), { as: staff }),
      await api.patch(`${PATH}/${id}`, more, { as: staff }),
    ])
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  it('is readable by every client with an active product, and counts its readers', async () => {
    const { id } = await create();
    const product = await factory.product(db);
    const [active, over] = [await factory.client(db), await factory.client(db)];
    await factory.clientProduct(db, active.id, product.id);
    await factory.clientProduct(db, over.id, product.id, { expires_at: new Date(clock.at) });
    await db
      .insertInto('content_read')
      .values({ client_id: active.id, kind: 'board', content_id: id, read_at: new Date(clock.at) })
      .execute();
    expect((await api.get(`${PATH}/${id}`, { as: staff })).json<Notice>().read_stats).toEqual({
      recipients: 1,
      reads: 1,
    });
  });
});
