import {
  useEditFundCategoryMutation,
  useGetFundCategoryQuery,
  useListFundCategoryChangesQuery,
} from '@mirante/api-client/investments/fund-categories.ts';
import { fundCategoryForm, type FundCategoryForm } from '@mirante/contract/investments/fund-categories.form.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { fundCategoryWords } from '@mirante/domain/investments/fund-category.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { EditPage } from '../../../record/edit-page.tsx';

const Field = fieldsOf<FundCategoryForm>(fundCategoryWords.form);

export const FundCategoryEditPage = () => (
  <EditPage
    words={fundCategoryWords}
    of={fundCategories.getFundCategory}
    schema={fundCategoryForm}
    use={useGetFundCategoryQuery}
    useEdit={useEditFundCategoryMutation}
    changes={useListFundCategoryChangesQuery}
    then={to.fundCategory(Number(useParams().id))}
    purpose={({ name }) => name}
  >
    {() => <Field.Text name="name" maxLength={100} autoComplete="off" />}
  </EditPage>
);
FundCategoryEditPage.needs = fundCategories.editFundCategory;
