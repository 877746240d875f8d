import { useCreateOfferQuestionMutation } from '@mirante/api-client/products/offer-questions.ts';
import { offerQuestionForm } from '@mirante/contract/products/offer-questions.form.ts';
import { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import { offerQuestionWords } from '@mirante/domain/products/offer-question.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { OfferQuestionFields } from './offer-question-fields.tsx';

export const OfferQuestionCreatePage = () => (
  <CreatePage
    words={offerQuestionWords}
    schema={offerQuestionForm}
    useCreate={useCreateOfferQuestionMutation}
    then={to.offerQuestions()}
  >
    <OfferQuestionFields isNew />
  </CreatePage>
);
OfferQuestionCreatePage.needs = offerQuestions.createOfferQuestion;
