import { MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from '@mirante/domain/products/offer-question.ts';
import { form, text, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
const position = () => whole(0, 9999);

export const offerQuestionForm = form({
  question: text(1, MAX_QUESTION_LENGTH).required(say.textRequired),
  answer: text(1, MAX_ANSWER_LENGTH).required(say.textRequired),
  position: position(),
});
/** The form of a stored one, which has a position. */
export const offerQuestionEditForm = offerQuestionForm.shape({ position: position().required(say.required) });
export type OfferQuestionForm = InferType<typeof offerQuestionForm>;
