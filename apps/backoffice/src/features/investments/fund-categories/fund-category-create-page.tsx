import { useCreateFundCategoryMutation } from '@mirante/api-client/investments/fund-categories.ts';
import { fundCategoryForm, type FundCategoryForm } from '@mirante/contract/investments/fund-categories.form.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { fundCategoryWords } from '@mirante/domain/investments/fund-category.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';

const Field = fieldsOf<FundCategoryForm>(fundCategoryWords.form);

export const FundCategoryCreatePage = () => (
  <CreatePage
    words={fundCategoryWords}
    schema={fundCategoryForm}
    useCreate={useCreateFundCategoryMutation}
    opens={to.fundCategory}
    then={to.fundCategories()}
  >
    <Field.Text name="name" maxLength={100} autoComplete="off" />
  </CreatePage>
);
FundCategoryCreatePage.needs = fundCategories.createFundCategory;
