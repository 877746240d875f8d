import { useCreateFundMutation } from '@mirante/api-client/investments/funds.ts';
import { fundForm } from '@mirante/contract/investments/funds.form.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import { fundWords } from '@mirante/domain/investments/fund.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { FundFields } from './fund-fields.tsx';

const initial = { opened: true, products: [] };

export const FundCreatePage = () => (
  <CreatePage
    words={fundWords}
    schema={fundForm}
    useCreate={useCreateFundMutation}
    initial={initial}
    opens={to.fund}
    then={to.funds()}
  >
    <FundFields />
  </CreatePage>
);
FundCreatePage.needs = funds.createFund;
