import { useCreateCorporateActionMutation } from '@mirante/api-client/investments/quotes.ts';
import { corporateActionForm } from '@mirante/contract/investments/corporate-actions.form.ts';
import { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { CorporateActionFields } from './corporate-action-fields.tsx';

export function CorporateActionCreatePage() {
  const [create] = useCreateCorporateActionMutation();
  return (
    <FormPage
      title="Criar evento corporativo"
      schema={corporateActionForm}
      then={to.corporateActions()}
      save={(body) => create({ body })}
    >
      <CorporateActionFields />
    </FormPage>
  );
}
CorporateActionCreatePage.needs = corporateActions.createCorporateAction;
