import { useCreateOfferQuestionMutation } from '@mirante/api-client/products/offer-questions.ts';
import { offerQuestionForm } from '@mirante/contract/products/offer-questions.form.ts';
import { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { OfferQuestionFields } from './offer-question-fields.tsx';

export function OfferQuestionCreatePage() {
  const [create] = useCreateOfferQuestionMutation();
  return (
    <FormPage
      title="Criar pergunta da oferta"
      schema={offerQuestionForm}
      save={(body) => create({ body })}
      then={to.offerQuestions()}
    >
      <OfferQuestionFields />
    </FormPage>
  );
}
OfferQuestionCreatePage.needs = offerQuestions.createOfferQuestion;
