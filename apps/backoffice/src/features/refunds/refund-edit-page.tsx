import { useEditRefundMutation, useGetRefundQuery, useListRefundChangesQuery } from '@mirante/api-client/refunds.ts';
import { refundForm } from '@mirante/contract/refunds.ts';
import { fieldsOf } from '@mirante/crud/fields.tsx';
import { FormPage } from '@mirante/crud/form-page.tsx';
import { Loaded } from '@mirante/crud/loaded.tsx';
import { brl, day } from '@mirante/domain/format.ts';
import type { Refund } from '@mirante/domain/refund.ts';
import { useParams } from 'react-router';
import type { InferType } from 'yup';
import { ChangesPanel } from '../../changes-panel.tsx';
import { EditColumn } from '../../edit-column.tsx';
import { to } from '../../to.ts';

const Field = fieldsOf<InferType<typeof refundForm>>();

export function RefundEditPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetRefundQuery({ id })} what="Reembolso" id={id}>
      {(refund) => <RefundForm refund={refund} />}
    </Loaded>
  );
}

function RefundForm({ refund }: { refund: Refund }) {
  const { id, client_name, product_name, created_at, limit, refunded_at } = refund;
  const [edit] = useEditRefundMutation();
  return (
    <EditColumn>
      <FormPage
        title="Editar reembolso" purpose={`${product_name} de ${client_name}, em ${day(created_at)}`} schema={refundForm} initial={refund} then={to.refunds()}
        save={(body, version) => edit({ id, body, version })}
      >
        <Field.Money name="amount" label="Valor" help={refunded_at ? `Já devolvido pelo meio de pagamento em ${day(refunded_at)}: aqui muda só o registro, até ${brl(limit)}, o que foi pago.` : `Até ${brl(limit)}, o que foi pago.`} />
        <Field.Text name="obs" label="Observação" optional lines={3} maxLength={2048} />
      </FormPage>
      <ChangesPanel query={useListRefundChangesQuery({ id })} />
    </EditColumn>
  );
}
