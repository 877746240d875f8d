import {
  useEditFundMutation,
  useGetFundQuery,
  useListFundChangesQuery,
} from '@mirante/api-client/investments/funds.ts';
import { fundForm } from '@mirante/contract/investments/funds.form.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import { fundWords } from '@mirante/domain/investments/fund.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { FundFields, fundNames } from './fund-fields.tsx';

export const FundEditPage = () => (
  <EditPage
    words={fundWords}
    of={funds.getFund}
    schema={fundForm}
    use={useGetFundQuery}
    useEdit={useEditFundMutation}
    changes={useListFundChangesQuery}
    then={to.fund(Number(useParams().id))}
    purpose={({ name }) => name}
    names={fundNames}
  >
    {({ category_name }) => <FundFields category={category_name} />}
  </EditPage>
);
FundEditPage.needs = funds.editFund;
