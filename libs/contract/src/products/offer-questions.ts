import type { OfferedQuestion, OfferQuestion, OfferQuestionRow } from '@mirante/domain/products/offer-question.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';
const allow = ['financeiro'] as const;
const example = { question: 'A assinatura renova sozinha?', answer: 'Não. Você renova quando quiser.', position: 1 };
const listOfferQuestions = get('/api/v1/offer-questions', {
  what: 'Listar perguntas da oferta',
  allow,
  input: listQuery({
    sort: ['offer_question.position', 'offer_question.id'],
    by: 'offer_question.position',
    filters: ({ str }) => ({ 'offer_question.question': str().max(160) }),
  }),
  returns: type<Page<OfferQuestionRow>>(),
});
export const offerQuestions = {
  /** All, in the order of the offer page. */
  listOfferedQuestions: get('/api/v1/offered-questions', {
    what: 'Listar as perguntas da página de oferta',
    allow: 'public',
    returns: type<OfferedQuestion[]>(),
  }),
  listOfferQuestions,
  exportOfferQuestions: csvOf('/api/v1/offer-questions.csv', 'Exportar perguntas da oferta', listOfferQuestions),
  getOfferQuestion: get('/api/v1/offer-questions/:id', {
    what: 'Ver uma pergunta da oferta',
    allow,
    returns: type<OfferQuestion>(),
  }),
  /** Placed last unless a position is given. */
  createOfferQuestion: post('/api/v1/offer-questions', {
    what: 'Criar uma pergunta da oferta',
    allow,
    idempotent: true,
    input: () => import('./offer-questions.form.ts').then((m) => m.offerQuestionForm),
    returns: type<OfferQuestion>(),
    refuses: ['conflict'],
    example,
  }),
  editOfferQuestion: patch('/api/v1/offer-questions/:id', {
    what: 'Editar uma pergunta da oferta',
    allow,
    input: () => import('./offer-questions.form.ts').then((m) => m.offerQuestionForm),
    returns: type<OfferQuestion>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeOfferQuestion: del('/api/v1/offer-questions/:id', { what: 'Remover uma pergunta da oferta', allow }),
  listOfferQuestionChanges: changesOf(
    '/api/v1/offer-questions/:id/changes',
    'Ver as alterações de uma pergunta da oferta',
    allow,
  ),
};
