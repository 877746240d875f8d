import { useMarkRefundByHandMutation } from '@mirante/api-client/sales/refunds.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormDialog } from '@mirante/crud/form/form-dialog.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { brl } from '@mirante/domain/format.ts';
import { refundWords, type Refund } from '@mirante/domain/sales/refund.ts';
import Button from '@mui/material/Button';

const Field = fieldsOf<{ reason: string }>();
const schema = () => import('@mirante/contract/sales/refunds.form.ts').then((m) => m.byHandForm);

interface MarkByHandDialogProps {
  refund: Pick<Refund, 'id' | 'amount' | 'state'>;
  onClose: () => void;
}

/** Marks a refund as given back by hand, with how. */
export function MarkByHandDialog({ refund: { id, amount, state }, onClose }: MarkByHandDialogProps) {
  const [markByHand] = useMarkRefundByHandMutation();
  const save = async (body: { reason: string }) => {
    const end = await markByHand({ id, body });
    if (!end.error) onClose();
    return end;
  };
  return (
    <FormDialog
      title={`${brl(amount)} já voltaram ao cliente?`}
      about={`${state === 'failed' ? 'Confira antes no gateway que o valor não saiu por lá. ' : ''}O reembolso fica como devolvido à mão, e não será enviado por aqui.`}
      onClose={onClose}
    >
      <PartForm
        label="Marcar como devolvido"
        initial={{ reason: '' }}
        schema={schema}
        save={save}
        submit="Marcar"
        aside={<Button onClick={onClose}>Cancelar</Button>}
      >
        <Field.Text
          name="reason"
          label={refundWords.log['reason']!}
          help="Fica no registro de alterações, com seu nome e a hora."
          lines={2}
          maxLength={500}
          autoFocus
        />
      </PartForm>
    </FormDialog>
  );
}
