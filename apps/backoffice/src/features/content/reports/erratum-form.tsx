import { useAddReportErratumMutation } from '@mirante/api-client/content/reports.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';

const empty = { text: '' };
const Field = fieldsOf<typeof empty>();
const schema = () => import('@mirante/contract/content/reports.form.ts').then((m) => m.erratumForm);

/** A correction of a published report. */
export function ErratumForm({ id }: { id: number }) {
  const [add] = useAddReportErratumMutation();
  return (
    <PartForm
      label="Publicar errata"
      initial={empty}
      schema={schema}
      after="initial"
      save={(body) => add({ id, body })}
      submit="Publicar errata"
    >
      <Field.Text
        name="text"
        label="O que foi corrigido"
        lines={3}
        maxLength={2048}
        help="Os clientes leem junto do relatório. Não pode ser alterada depois."
      />
    </PartForm>
  );
}
