import { useCreateAnalystMutation } from '@mirante/api-client/products/analysts.ts';
import { analystForm } from '@mirante/contract/products/analysts.form.ts';
import { analysts } from '@mirante/contract/products/analysts.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { AnalystFields } from './analyst-fields.tsx';

export function AnalystCreatePage() {
  const [create] = useCreateAnalystMutation();
  return (
    <FormPage title="Criar analista" schema={analystForm} save={(body) => create({ body })} then={to.analysts()}>
      <AnalystFields />
    </FormPage>
  );
}
AnalystCreatePage.needs = analysts.createAnalyst;
