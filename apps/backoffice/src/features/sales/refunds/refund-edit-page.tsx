import {
  useEditRefundMutation,
  useGetRefundQuery,
  useListRefundChangesQuery,
} from '@mirante/api-client/sales/refunds.ts';
import { refunds, type RefundForm } from '@mirante/contract/sales/refunds.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { brl, day } from '@mirante/domain/format.ts';
import { refundWords, type Refund } from '@mirante/domain/sales/refund.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { to } from '../../../app/to.ts';

const Field = fieldsOf<RefundForm>(refundWords.form);

export const RefundEditPage = () => (
  <EditPage
    words={refundWords}
    of={refunds.getRefund}
    edit={refunds.editRefund}
    use={useGetRefundQuery}
    useEdit={useEditRefundMutation}
    changes={useListRefundChangesQuery}
    then={to.refunds()}
    purpose={({ product_name, client_name, created_at }) => `${product_name} de ${client_name}, em ${day(created_at)}`}
  >
    {(refund) => (
      <>
        <Field.Money name="amount" help={limitOf(refund)} />
        <Field.Text name="obs" optional lines={3} maxLength={2048} />
      </>
    )}
  </EditPage>
);
RefundEditPage.needs = refunds.editRefund;

const limitOf = ({ limit, refunded_at }: Refund): string =>
  refunded_at
    ? `Já devolvido pelo meio de pagamento em ${day(refunded_at)}: aqui muda só o registro, até ${brl(limit)}, o que foi pago.`
    : `Até ${brl(limit)}, o que foi pago.`;
