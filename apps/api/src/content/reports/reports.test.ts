import type { reports } from '@mirante/contract/content/reports.ts';
import type { Report } from '@mirante/domain/content/report.ts';
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
let staff: string;
let products: number[];
const body = (more: object = {}) => ({
  name: 'Panorama',
  report_date: '2026-11-20T09:00:00-03:00',
  description: 'O que esperar.',
  products: [products[0]],
  ...more,
});
const create = async (more?: object) => (await api.post('/api/v1/reports', body(more), { as: staff })).json<Report>();

let tag: number;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  products = [(await factory.product(db)).id, (await factory.product(db)).id];
  tag = (
    await db.insertInto('tag').values({ name: 'Ações', created_at: now }).returning('id').executeTakeFirstOrThrow()
  ).id;
  const days = ['2026-01-10', '2026-03-02', '2026-06-30', '2026-11-19', '2027-01-05'];
  for (const [n, day] of days.entries()) {
    const { id } = await create({
      name: `${['Água', 'abril', 'Zinco', 'bolsa', 'Ação'][n]} de ${day}`,
      report_date: `${day}T10:00`,
      products: n % 2 ? products : [products[1]],
      app_alert: n > 2,
      draft: n === 4,
      link_report: n === 1 ? 'https://exemplo.com.br/estudo' : '',
    });
    if (n < 2) await db.insertInto('content_tag').values({ content_id: id, tag_id: tag }).execute();
    if (n === 3)
      await db
        .insertInto('report_file')
        .values({
          report_id: id,
          version: 1,
          name: 'x',
          original_name: 'a.pdf',
          size: 1,
          pages: 1,
          user_id: 1,
          created_at: now,
        })
        .execute();
  }
});

const having = (table: string, condition: string) => `id in (select content_id from ${table} where ${condition})`;
const filters: FilterCases<typeof reports.listReports> = {
  'report.id': [[2147483647, 'false']],
  'report.name': [
    ['agua', "name like 'Água%'"],
    ['%', 'false'],
  ],
  'report.tags': [[1, having('content_tag', 'tag_id = 1')]],
  ...aboutCases('report'),
  'report.file_path': [
    ['true', 'id in (select report_id from report_file)'],
    ['false', 'id not in (select report_id from report_file)'],
  ],
  'report.app_alert': [['true', 'app_alert']],
  'report.draft': [
    ['true', 'draft'],
    ['false', 'not draft'],
  ],
  'report.report_date': [['2026-06-30', "report_date >= '2026-06-30T03:00Z'"]],
  'report.product': [[2147483647, 'false']],
  'report.filter': [['ESPERAR', "description like '%esperar%'"]],
};
const sorts: SortCases<typeof reports.listReports> = {
  'report.name': 'name_key',
  'report.id': 'id',
  'report.report_date': 'report_date',
  'report.created_at': 'created_at',
  'report.app_alert': 'app_alert',
};
const resource = { api, path: 'reports', staff: () => staff };
describeList<typeof reports.listReports>({
  ...resource,
  table: 'report',
  filters,
  sorts,
  order: 'name_key, id',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({ id: (await create()).id, first: { name: 'Outro' }, second: { description: 'Mais.' } }),
  action: 'Editar um relatório',
});

describe('a report', () => {
  it.each([
    ['exemplo.com.br/estudo', 'https://exemplo.com.br/estudo'],
    ['http://exemplo.com.br', 'http://exemplo.com.br'],
    ['na página 1.5', 'na página 1.5'],
  ])('with the link %s leads to %s', async (link_report, stored) => {
    expect(await create({ link_report })).toMatchObject({ link_report: stored });
  });

  it('is returned as saved, with the names of its products', async () => {
    const report = await create({ link_report: '', app_alert: true });
    expect(report).toMatchObject({
      name: 'Panorama',
      report_date: '2026-11-20T12:00:00.000Z',
      link_report: null,
      file_path: null,
      app_alert: true,
      draft: false,
      products: [{ id: products[0] }],
      tags: [],
      read_at: null,
      read_stats: { recipients: 0, reads: 0 },
    });
    expect((await api.get(`/api/v1/reports/${report.id}`, { as: staff })).json()).toEqual(report);
  });

  it.each<[string, object, string, string]>([
    ['without a product', { products: [] }, 'products', 'Selecione ao menos um produto'],
    ['without the list of products', { products: undefined }, 'products', 'Selecione ao menos um produto'],
    ['of a product that is not there', { products: [2147483647] }, 'products', 'Produto não encontrado.'],
    ['without a name', { name: '' }, 'name', 'Por favor escreva um texto aqui.'],
    ['of too long a name', { name: 'x'.repeat(257) }, 'name', 'Texto longo demais.'],
    ['of too long a description', { description: 'x'.repeat(513) }, 'description', 'Texto longo demais.'],
    ['of too long a link', { link_report: 'x'.repeat(256) }, 'link_report', 'Texto longo demais.'],
    ['of no day', { report_date: '2026-02-30T10:00' }, 'report_date', 'Essa não parece uma data válida.'],
  ])('%s is refused beside its field', async (_what, more, path, message) => {
    const answer = await api.post('/api/v1/reports', body(more), { as: staff });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  it('edit changes its products, and keeps omitted fields', async () => {
    const { id } = await create({ products });
    const answer = await api.patch(`/api/v1/reports/${id}`, { products: [products[1]] }, { as: staff });
    expect(answer.json()).toMatchObject({ name: 'Panorama', products: [{ id: products[1] }] });
  });

  it('counts entitled clients, through including products too, and its readers', async () => {
    const parent = await factory.product(db);
    await factory.link(db, parent.id, products[0]!);
    const { id } = await create();
    const clients = [];
    for (const product of [products[0]!, parent.id, products[1]!, products[0]!]) {
      clients.push((await factory.client(db)).id);
      await factory.clientProduct(db, clients.at(-1)!, product);
    }
    await factory.clientProduct(db, (await factory.client(db)).id, products[0]!, { expires_at: now });
    await db
      .insertInto('content_read')
      .values({ client_id: clients[0]!, kind: 'report', content_id: id, read_at: now })
      .execute();
    expect((await api.get(`/api/v1/reports/${id}`, { as: staff })).json().read_stats).toEqual({
      recipients: 3,
      reads: 1,
    });
  });

  it('is listed among all contents until it is removed', async () => {
    const { id } = await create({ draft: true });
    const known = () => db.selectFrom('content').select(['kind', 'title', 'draft']).where('id', '=', id).execute();
    expect(await known()).toEqual([{ kind: 'report', title: 'Panorama', draft: true }]);
    await api.patch(`/api/v1/reports/${id}`, { name: 'Panorama II', draft: false }, { as: staff });
    expect(await known()).toEqual([{ kind: 'report', title: 'Panorama II', draft: false }]);
    await api.delete(`/api/v1/reports/${id}`, { as: staff });
    expect(await known()).toEqual([]);
    expect(await db.selectFrom('content_product').selectAll().where('content_id', '=', id).execute()).toEqual([]);
  });
});
