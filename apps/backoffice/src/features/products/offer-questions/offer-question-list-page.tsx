import {
  useListOfferQuestionsQuery,
  useRemoveOfferQuestionMutation,
} from '@mirante/api-client/products/offer-questions.ts';
import { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { offerQuestionWords } from '@mirante/domain/products/offer-question.ts';
import { HeadActions, RowActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import css from '../../../shared/two-lines.module.css';

export function OfferQuestionListPage() {
  const [remove] = useRemoveOfferQuestionMutation();
  return (
    <ListPage
      words={offerQuestionWords}
      of={offerQuestions.listOfferQuestions}
      use={useListOfferQuestionsQuery}
      columns={columns}
      head={{
        purpose: 'Aparecem no fim da página de oferta, nesta ordem.',
        actions: (
          <HeadActions
            file={offerQuestions.exportOfferQuestions}
            create={offerQuestions.createOfferQuestion}
            to={to.newOfferQuestion()}
            label="Criar pergunta da oferta"
          />
        ),
      }}
      actions={({ id, question }) => (
        <RowActions
          edit={offerQuestions.editOfferQuestion}
          to={to.editOfferQuestion(id)}
          remove={offerQuestions.removeOfferQuestion}
          what={`a pergunta ${question}`}
          act={() => remove({ id }).unwrap()}
        />
      )}
    />
  );
}
OfferQuestionListPage.needs = offerQuestions.listOfferQuestions;

const columns = columnsOf<typeof offerQuestions.listOfferQuestions>(offerQuestionWords.list, {
  id: { sort: 'offer_question.id', card: 'hidden' },
  question: { filter: filter.text('offer_question.question', 'Pergunta'), wrap: true, card: 'title' },
  answer: { write: (answer) => <span className={css.clamped}>{answer}</span>, wrap: true, card: 'line' },
  position: { align: 'right', sort: 'offer_question.position', card: 'right' },
});
