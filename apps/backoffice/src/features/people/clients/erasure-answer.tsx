import Button from '@mui/material/Button';
import { useCloseErasureRequestMutation } from '@mirante/api-client/people/client-requests.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';

const Field = fieldsOf<{ answer: string }>();
const schema = () => import('@mirante/contract/people/client-requests.form.ts').then((m) => m.closeErasureForm);

/** Closes an erasure request, with an answer to the client. */
export function ErasureAnswer({ clientId, onCancel }: { clientId: number; onCancel: () => void }) {
  const [close] = useCloseErasureRequestMutation();
  return (
    <PartForm
      label="Encerrar pedido"
      initial={{ answer: '' }}
      schema={schema}
      save={(body) => close({ id: clientId, body })}
      submit="Encerrar pedido"
      aside={<Button onClick={onCancel}>Cancelar</Button>}
    >
      <Field.Text
        name="answer"
        label="Resposta ao cliente"
        help="Vai por email, com o número do protocolo."
        lines={3}
        maxLength={2000}
        autoFocus
      />
    </PartForm>
  );
}
