import {
  useEditCorporateActionMutation,
  useGetCorporateActionQuery,
  useListCorporateActionChangesQuery,
} from '@mirante/api-client/investments/quotes.ts';
import { corporateActionForm } from '@mirante/contract/investments/corporate-actions.form.ts';
import { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { corporateActionWords } from '@mirante/domain/investments/corporate-action.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { to } from '../../../app/to.ts';
import { CorporateActionFields } from './corporate-action-fields.tsx';

export const CorporateActionEditPage = () => (
  <EditPage
    words={corporateActionWords}
    of={corporateActions.getCorporateAction}
    schema={corporateActionForm}
    use={useGetCorporateActionQuery}
    useEdit={useEditCorporateActionMutation}
    changes={useListCorporateActionChangesQuery}
    then={to.corporateActions()}
    purpose={({ code }) => code}
  >
    {() => <CorporateActionFields />}
  </EditPage>
);
CorporateActionEditPage.needs = corporateActions.editCorporateAction;
