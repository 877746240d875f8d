import Button from '@mui/material/Button';
import { isRefundedByGateway } from '@mirante/domain/products/payment-method.ts';
import { useResolveDiscrepancyMutation } from '@mirante/api-client/sales/discrepancies.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormDialog } from '@mirante/crud/form/form-dialog.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { useFormValues } from '@mirante/crud/form/use-form-values.ts';
import { brl } from '@mirante/domain/format.ts';
import { discrepancyKindLabels } from '@mirante/domain/sales/discrepancy-kind.ts';
import {
  resolutionLabels,
  resolutionsOf,
  type Discrepancy,
  type Resolution,
} from '@mirante/domain/sales/discrepancy.ts';
import Typography from '@mui/material/Typography';

interface Typed {
  by: Resolution;
  payment_id: string;
  note: string;
}
const Field = fieldsOf<Typed>();
const schema = () => import('@mirante/contract/sales/discrepancies.form.ts').then((m) => m.resolveForm);

/** Resolves a discrepancy, with a reason. */
export function ResolveDialog({ discrepancy, onClose }: { discrepancy: Discrepancy; onClose: () => void }) {
  const [resolve] = useResolveDiscrepancyMutation();
  const { id, kind, payment_id, received } = discrepancy;
  const save = async ({ by, payment_id: payment, note }: Typed) => {
    const body = { by, ...(by === 'attribute' && { payment_id: Number(payment) }), ...(by !== 'sync' && { note }) };
    const end = await resolve({ id, body });
    if (!end.error) onClose();
    return end;
  };
  return (
    <FormDialog
      title="Resolver divergência"
      about={
        <>
          {discrepancyKindLabels[kind]}: {brl(received)} no gateway
          {payment_id !== null && `, pagamento ${payment_id}`}.
        </>
      }
      onClose={onClose}
    >
      <PartForm
        label="Resolver divergência"
        initial={{ by: 'sync', payment_id: payment_id === null ? '' : String(payment_id), note: '' }}
        schema={schema}
        save={save}
        submit="Resolver"
        aside={<Button onClick={onClose}>Cancelar</Button>}
      >
        <Field.Select
          name="by"
          label="O que fazer"
          options={resolutionsOf(discrepancy).map((by) => [by, resolutionLabels[by]] as const)}
          autoFocus
        />
        <Particulars discrepancy={discrepancy} />
      </PartForm>
    </FormDialog>
  );
}

function Particulars({ discrepancy: { method } }: { discrepancy: Discrepancy }) {
  const { by } = useFormValues<Typed>();
  if (by === 'sync')
    return (
      <Typography variant="body2" color="textSecondary">
        A cobrança é lida de novo, e a divergência se encerra se já não houver diferença.
      </Typography>
    );
  return (
    <>
      {by === 'attribute' && <Field.Text name="payment_id" label="ID do pagamento" />}
      <Field.Text
        name="note"
        label="Observação"
        help={
          by === 'return' && !isRefundedByGateway(method)
            ? 'O gateway não devolve este método: devolva à mão antes, e diga aqui como.'
            : undefined
        }
        lines={3}
        maxLength={2048}
      />
    </>
  );
}
