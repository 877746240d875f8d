import { useCreateFundCategoryMutation } from '@mirante/api-client/investments/fund-categories.ts';
import { fundCategoryForm, type FundCategoryForm } from '@mirante/contract/investments/fund-categories.form.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { fundCategoryWords } from '@mirante/domain/investments/fund-category.ts';
import { to } from '../../../app/to.ts';

const Field = fieldsOf<FundCategoryForm>(fundCategoryWords.form);

export function FundCategoryCreatePage() {
  const [create] = useCreateFundCategoryMutation();
  const save = async (body: FundCategoryForm) => ({ to: to.fundCategory((await create({ body }).unwrap()).id) });
  return (
    <FormPage title="Criar categoria de fundos" schema={fundCategoryForm} save={save} then={to.fundCategories()}>
      <Field.Text name="name" maxLength={100} autoComplete="off" />
    </FormPage>
  );
}
FundCategoryCreatePage.needs = fundCategories.createFundCategory;
