import type { analysts } from '@mirante/contract/products/analysts.ts';
import { MAX_ANALYSTS, type OfferedAnalyst } from '@mirante/domain/products/analyst.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const api = await testApi();
const PATH = '/api/v1/analysts';
let staff: string;
const create = (more: object = {}) =>
  api.post(PATH, { name: 'Renata Brandão', cnpi: 'CNPI-P 1234', ...more }, { as: staff });
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(api.db, ['financeiro']));
  for (const name of ['Água Lima', 'Beto Reis', 'Caio Sá']) await create({ name });
});

const resource = { api, path: 'analysts', staff: () => staff };
describeList<typeof analysts.listAnalysts>({
  ...resource,
  table: 'analyst',
  filters: { 'analyst.name': [['agua', "name = 'Água Lima'"]] },
  sorts: { 'analyst.position': 'position', 'analyst.id': 'id' },
  order: 'position, id',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({
    id: (await create()).json().id,
    first: { name: 'Um', cnpi: 'CNPI 1' },
    second: { name: 'Dois', cnpi: 'CNPI 2' },
  }),
  action: 'Editar um analista',
});

const offered = async () => (await api.get('/api/v1/offered-analysts')).json<OfferedAnalyst[]>();

it('analysts: are public in their order, from the next call on', async () => {
  await api.db.deleteFrom('analyst').execute();
  expect(await offered()).toEqual([]);
  for (const name of ['Primeira', 'Segunda']) await create({ name });
  await create({ name: 'Antes', position: 0, presentation: 'Cobre bancos.' });
  expect((await offered()).map(({ name }) => name)).toEqual(['Antes', 'Primeira', 'Segunda']);
  expect((await offered())[0]).toEqual({
    id: expect.any(Number),
    name: 'Antes',
    cnpi: 'CNPI-P 1234',
    presentation: 'Cobre bancos.',
  });
});

it('analysts: are limited in number, and in length', async () => {
  const answers = await Promise.all(Array.from({ length: MAX_ANALYSTS }, () => create()));
  expect(answers.filter(({ statusCode }) => statusCode === 409)).not.toEqual([]);
  expect(await offered()).toHaveLength(MAX_ANALYSTS);
  expect(
    (await create({ name: 'x'.repeat(121), cnpi: 'x'.repeat(41), presentation: 'x'.repeat(401) })).json().errors,
  ).toEqual([
    { path: 'name', message: 'Texto longo demais.' },
    { path: 'cnpi', message: 'Texto longo demais.' },
    { path: 'presentation', message: 'Texto longo demais.' },
  ]);
});
