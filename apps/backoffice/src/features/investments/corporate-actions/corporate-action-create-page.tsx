import { useCreateCorporateActionMutation } from '@mirante/api-client/investments/quotes.ts';
import { corporateActionForm } from '@mirante/contract/investments/corporate-actions.form.ts';
import { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { corporateActionWords } from '@mirante/domain/investments/corporate-action.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { CorporateActionFields } from './corporate-action-fields.tsx';

export const CorporateActionCreatePage = () => (
  <CreatePage
    words={corporateActionWords}
    schema={corporateActionForm}
    useCreate={useCreateCorporateActionMutation}
    then={to.corporateActions()}
  >
    <CorporateActionFields />
  </CreatePage>
);
CorporateActionCreatePage.needs = corporateActions.createCorporateAction;
