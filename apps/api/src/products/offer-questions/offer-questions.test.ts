import type { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import { MAX_OFFER_QUESTIONS } from '@mirante/domain/products/offer-question.ts';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { describeOfferRows } from '../../testing/offer-suite.ts';

const api = await testApi();
const { create, listOffered } = describeOfferRows<typeof offerQuestions.listOfferQuestions>({
  api,
  path: 'offer-questions',
  table: 'offer_question',
  filters: { 'offer_question.question': [['agua', "question = 'Água Lima'"]] },
  sorts: { 'offer_question.position': 'position', 'offer_question.id': 'id' },
  action: 'Editar uma pergunta da oferta',
  offered: 'offered-questions',
  title: 'question',
  rest: { answer: 'Não.' },
  max: MAX_OFFER_QUESTIONS,
});

it('offer questions: are public with their answers', async () => {
  await api.db.deleteFrom('offer_question').execute();
  await create('Renova sozinha?');
  expect(await listOffered()).toEqual([{ id: expect.any(Number), question: 'Renova sozinha?', answer: 'Não.' }]);
});

it('offer questions: are limited in length', async () => {
  expect((await create('x'.repeat(161))).json().errors).toEqual([{ path: 'question', message: 'Texto longo demais.' }]);
});
