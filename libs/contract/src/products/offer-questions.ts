import type { OfferedQuestion, OfferQuestion, OfferQuestionRow } from '@mirante/domain/products/offer-question.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';

const calls = recordCalls('/api/v1/offer-questions', {
  one: 'uma pergunta da oferta',
  many: 'perguntas da oferta',
  allow: ['financeiro'],
  query: listQuery({
    sort: ['offer_question.position', 'offer_question.id'],
    by: 'offer_question.position',
    filters: ({ str }) => ({ 'offer_question.question': str().max(160) }),
  }),
  row: type<OfferQuestionRow>(),
  record: type<OfferQuestion>(),
  form: () => import('./offer-questions.form.ts').then((m) => m.offerQuestionForm),
  refuses: { create: ['conflict'] },
  example: { question: 'A assinatura renova sozinha?', answer: 'Não. Você renova quando quiser.', position: 1 },
});
export const offerQuestions = {
  /** All, in the order of the offer page. */
  listOfferedQuestions: get('/api/v1/offered-questions', {
    what: 'Listar as perguntas da página de oferta',
    allow: 'public',
    returns: type<OfferedQuestion[]>(),
  }),
  listOfferQuestions: calls.list,
  exportOfferQuestions: calls.export,
  getOfferQuestion: calls.get,
  /** Placed last unless a position is given. */
  createOfferQuestion: calls.create,
  editOfferQuestion: calls.edit,
  removeOfferQuestion: calls.remove,
  listOfferQuestionChanges: calls.changes,
};
