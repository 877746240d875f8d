import {
  useEditRefundMutation,
  useGetRefundQuery,
  useListRefundChangesQuery,
} from '@mirante/api-client/sales/refunds.ts';
import { refundForm, refunds } from '@mirante/contract/sales/refunds.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { brl, day } from '@mirante/domain/format.ts';
import type { Refund } from '@mirante/domain/sales/refund.ts';
import type { InferType } from 'yup';
import { EditPage } from '../../../record/edit-page.tsx';
import { to } from '../../../app/to.ts';

const Field = fieldsOf<InferType<typeof refundForm>>();

export function RefundEditPage() {
  const [edit] = useEditRefundMutation();
  return (
    <EditPage what="Reembolso" of={refunds.getRefund} use={useGetRefundQuery} changes={useListRefundChangesQuery}>
      {(refund) => (
        <FormPage
          title="Editar reembolso"
          purpose={`${refund.product_name} de ${refund.client_name}, em ${day(refund.created_at)}`}
          schema={refundForm}
          initial={refund}
          then={to.refunds()}
          save={(body, version) => edit({ id: refund.id, body, version })}
        >
          <Field.Money name="amount" label="Valor" help={limitOf(refund)} />
          <Field.Text name="obs" label="Observação" optional lines={3} maxLength={2048} />
        </FormPage>
      )}
    </EditPage>
  );
}
RefundEditPage.needs = refunds.editRefund;

const limitOf = ({ limit, refunded_at }: Refund): string =>
  refunded_at
    ? `Já devolvido pelo meio de pagamento em ${day(refunded_at)}: aqui muda só o registro, até ${brl(limit)}, o que foi pago.`
    : `Até ${brl(limit)}, o que foi pago.`;
