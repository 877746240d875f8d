import type { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const api = await testApi();
const PATH = '/api/v1/canned-replies';
let staff: string;
let made = 0;
const create = (more: object = {}) =>
  api.post(PATH, { title: `Boleto ${(made += 1)}`, text: 'Segue a segunda via.', ...more }, { as: staff });
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(api.db, ['atendimento']));
  for (const title of ['Água', 'abertura', 'Zelo', 'Nota fiscal']) await create({ title });
});

const resource = { api, path: 'canned-replies', staff: () => staff };
describeList<typeof cannedReplies.listCannedReplies>({
  ...resource,
  table: 'canned_reply',
  filters: { 'canned_reply.title': [['agua', "title = 'Água'"]] },
  sorts: {
    'canned_reply.title': 'title_key',
    'canned_reply.id': 'id',
    'canned_reply.updated_at': 'updated_at',
  },
  order: 'title_key, id',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({
    id: (await create()).json().id,
    first: { title: `Novo ${(made += 1)}`, text: 'Um' },
    second: { title: `Novo ${(made += 1)}`, text: 'Dois' },
  }),
  action: 'Editar uma resposta pronta',
});

it("a canned reply's title is unique, ignoring case and accents", async () => {
  expect((await create({ title: 'AGUA' })).json()).toMatchObject({ status: 409, errors: [{ path: 'title' }] });
});
