import { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListOfferQuestionsQuery,
  useGetOfferQuestionQuery,
  useCreateOfferQuestionMutation,
  useEditOfferQuestionMutation,
  useRemoveOfferQuestionMutation,
  useListOfferQuestionChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(offerQuestions, 'offer_question') });

feedback(offerQuestions, {
  listOfferQuestions: listFailed,
  getOfferQuestion: recordFailed,
  createOfferQuestion: { ok: 'Pergunta da oferta criada!', 409: quiet, fail: 'Erro ao criar recurso.' },
  editOfferQuestion: recordSaved,
  removeOfferQuestion: removed('a pergunta da oferta'),
});
