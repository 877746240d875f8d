import { offerQuestionForm } from '@mirante/contract/products/offer-questions.form.ts';
import { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import type { OfferedQuestion } from '@mirante/domain/products/offer-question.ts';
import { sql, type Insertable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';
import { contains, on } from '../../records/filters.ts';
import { findOf } from '../../records/find-of.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';

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

const table = rowsOf('offer_question');
export const { lock, save, remove } = table;

/** Placed last in the offer unless a position is given. */
export const insert = (
  db: Db,
  values: Omit<Insertable<Schema['offer_question']>, 'position'> & { position?: number | undefined },
): Promise<number> =>
  table.insert(db, {
    ...values,
    position: values.position ?? sql<number>`(select least(coalesce(max(position), 0) + 1, 9999) from offer_question)`,
  });

/** Counts them, so that two concurrent inserts cannot both be the last one allowed. */
export async function countLocked(trx: Db): Promise<number> {
  await sql`lock table offer_question in share row exclusive mode`.execute(trx);
  const { n } = await trx
    .selectFrom('offer_question')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

export const listOffered = (db: Db): Promise<OfferedQuestion[]> =>
  db.selectFrom('offer_question').select(['id', 'question', 'answer']).orderBy('position').orderBy('id').execute();
