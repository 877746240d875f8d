import {
  useEditOfferQuestionMutation,
  useGetOfferQuestionQuery,
  useListOfferQuestionChangesQuery,
} from '@mirante/api-client/products/offer-questions.ts';
import { offerQuestionEditForm } from '@mirante/contract/products/offer-questions.form.ts';
import { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import { offerQuestionWords } from '@mirante/domain/products/offer-question.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { to } from '../../../app/to.ts';
import { OfferQuestionFields } from './offer-question-fields.tsx';

export const OfferQuestionEditPage = () => (
  <EditPage
    words={offerQuestionWords}
    of={offerQuestions.getOfferQuestion}
    schema={offerQuestionEditForm}
    use={useGetOfferQuestionQuery}
    useEdit={useEditOfferQuestionMutation}
    changes={useListOfferQuestionChangesQuery}
    then={to.offerQuestions()}
  >
    {() => <OfferQuestionFields />}
  </EditPage>
);
OfferQuestionEditPage.needs = offerQuestions.editOfferQuestion;
