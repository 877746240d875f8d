import { useCreateAnalystMutation } from '@mirante/api-client/products/analysts.ts';
import { analystForm } from '@mirante/contract/products/analysts.form.ts';
import { analysts } from '@mirante/contract/products/analysts.ts';
import { analystWords } from '@mirante/domain/products/analyst.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { AnalystFields } from './analyst-fields.tsx';

export const AnalystCreatePage = () => (
  <CreatePage words={analystWords} schema={analystForm} useCreate={useCreateAnalystMutation} then={to.analysts()}>
    <AnalystFields isNew />
  </CreatePage>
);
AnalystCreatePage.needs = analysts.createAnalyst;
