import {
  useEditAnalystMutation,
  useGetAnalystQuery,
  useListAnalystChangesQuery,
} from '@mirante/api-client/products/analysts.ts';
import { analystEditForm } from '@mirante/contract/products/analysts.form.ts';
import { analysts } from '@mirante/contract/products/analysts.ts';
import { analystWords } from '@mirante/domain/products/analyst.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { to } from '../../../app/to.ts';
import { AnalystFields } from './analyst-fields.tsx';

export const AnalystEditPage = () => (
  <EditPage
    words={analystWords}
    of={analysts.getAnalyst}
    schema={analystEditForm}
    use={useGetAnalystQuery}
    useEdit={useEditAnalystMutation}
    changes={useListAnalystChangesQuery}
    then={to.analysts()}
  >
    {() => <AnalystFields />}
  </EditPage>
);
AnalystEditPage.needs = analysts.editAnalyst;
