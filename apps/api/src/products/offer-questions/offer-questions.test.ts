import type { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import { MAX_OFFER_QUESTIONS, type OfferedQuestion } from '@mirante/domain/products/offer-question.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const api = await testApi();
const PATH = '/api/v1/offer-questions';
let staff: string;
const create = (more: object = {}) =>
  api.post(PATH, { question: 'Renova sozinha?', answer: 'Não.', ...more }, { as: staff });
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(api.db, ['financeiro']));
  for (const question of ['Água?', 'Posso trocar?', 'E o reembolso?']) await create({ question });
});

const resource = { api, path: 'offer-questions', staff: () => staff };
describeList<typeof offerQuestions.listOfferQuestions>({
  ...resource,
  table: 'offer_question',
  filters: { 'offer_question.question': [['agua', "question = 'Água?'"]] },
  sorts: { 'offer_question.position': 'position', 'offer_question.id': 'id' },
  order: 'position, id',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({
    id: (await create()).json().id,
    first: { question: 'Um?', answer: 'Um.' },
    second: { question: 'Dois?', answer: 'Dois.' },
  }),
  action: 'Editar uma pergunta da oferta',
});

const offered = async () => (await api.get('/api/v1/offered-questions')).json<OfferedQuestion[]>();

it('offer questions: are public in their order, from the next call on', async () => {
  await api.db.deleteFrom('offer_question').execute();
  expect(await offered()).toEqual([]);
  for (const question of ['Primeira?', 'Segunda?']) await create({ question });
  await create({ question: 'Antes?', position: 0 });
  expect((await offered()).map(({ question }) => question)).toEqual(['Antes?', 'Primeira?', 'Segunda?']);
  expect(Object.keys((await offered())[0]!)).toEqual(['id', 'question', 'answer']);
});

it('offer questions: are limited in number, and in length', async () => {
  const answers = await Promise.all(Array.from({ length: MAX_OFFER_QUESTIONS }, () => create()));
  expect(answers.filter(({ statusCode }) => statusCode === 409)).not.toEqual([]);
  expect(await offered()).toHaveLength(MAX_OFFER_QUESTIONS);
  expect((await create({ question: 'x'.repeat(161) })).json().errors).toEqual([
    { path: 'question', message: 'Texto longo demais.' },
  ]);
});
