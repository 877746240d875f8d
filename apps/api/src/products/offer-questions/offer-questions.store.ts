import { offerQuestionForm } from '@mirante/contract/products/offer-questions.form.ts';
import { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import type { OfferedQuestion } from '@mirante/domain/products/offer-question.ts';
import type { Db } from '../../database/db.ts';
import { contains, on } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { offerRowsOf } from '../offer-rows.store.ts';

const rows = (db: Db) =>
  db
    .selectFrom('offer_question')
    .select(['offer_question.id', 'offer_question.question', 'offer_question.answer', 'offer_question.position'])
    .select(['offer_question.created_at', 'offer_question.updated_at']);

export const list = listOf(offerQuestions.listOfferQuestions, 'offer_question', {
  rows,
  where: { 'offer_question.question': on('offer_question.question_key', contains) },
});
export const find = findOf('offer_question', rows, offerQuestionForm);

export const { lock, insert, save, remove, countLocked } = offerRowsOf('offer_question');

export const listOffered = (db: Db): Promise<OfferedQuestion[]> =>
  db.selectFrom('offer_question').select(['id', 'question', 'answer']).orderBy('position').orderBy('id').execute();
