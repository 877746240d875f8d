import { useCreateFundMutation } from '@mirante/api-client/investments/funds.ts';
import { fundForm, type FundForm } from '@mirante/contract/investments/funds.form.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { FundFields } from './fund-fields.tsx';

const initial = { opened: true, products: [] };

export function FundCreatePage() {
  const [create] = useCreateFundMutation();
  const save = async (body: FundForm) => ({ to: to.fund((await create({ body }).unwrap()).id) });
  return (
    <FormPage title="Criar fundo" schema={fundForm} initial={initial} save={save} then={to.funds()}>
      <FundFields />
    </FormPage>
  );
}
FundCreatePage.needs = funds.createFund;
