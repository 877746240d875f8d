import type { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import { dayTime } from '@mirante/domain/format.ts';
import {
  MAX_OFFER_QUESTIONS,
  offerQuestionWords,
  type OfferQuestionRow,
} from '@mirante/domain/products/offer-question.ts';
import { sendCached } from '../../http/micro-cache.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './offer-questions.store.ts';

const FRESH_MS = 60_000;
const columns = columnsOf<OfferQuestionRow>(offerQuestionWords, { created_at: dayTime, updated_at: dayTime });

export const offerQuestionRoutes: Handlers<typeof offerQuestions> = {
  listOfferedQuestions: (call) =>
    sendCached(call, { name: 'offered-questions', topic: 'catalogue', freshMs: FRESH_MS }, () =>
      store.listOffered(call.db),
    ),
  listOfferQuestions: lists(store.list),
  exportOfferQuestions: file('offer_question', 'perguntas-da-oferta', { list: store.list, columns }),
  getOfferQuestion: finds('offer_question', store),
  createOfferQuestion: creates(store, async (trx, { input, now }) => {
    if ((await store.countLocked(trx)) >= MAX_OFFER_QUESTIONS)
      throw new Refusal('conflict', `A oferta tem no máximo ${MAX_OFFER_QUESTIONS} perguntas.`);
    return store.insert(trx, { ...input, created_at: now(), updated_at: now() });
  }),
  editOfferQuestion: edits('offer_question', store, (trx, { params, input, now }) =>
    store.save(trx, params.id, { ...input, updated_at: now() }),
  ),
  removeOfferQuestion: removes('offer_question', store),
  listOfferQuestionChanges: changesOf('offer_question'),
};
