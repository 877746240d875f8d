import type { OfferQuestionForm } from '@mirante/contract/products/offer-questions.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH, offerQuestionWords } from '@mirante/domain/products/offer-question.ts';

const Field = fieldsOf<OfferQuestionForm>(offerQuestionWords.form);

export const OfferQuestionFields = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <Field.Text name="question" maxLength={MAX_QUESTION_LENGTH} />
    <Field.Text name="answer" lines={6} maxLength={MAX_ANSWER_LENGTH} />
    <Field.Text name="position" optional={isNew} inputMode="numeric" maxLength={5} help="As menores vêm primeiro." />
  </>
);
