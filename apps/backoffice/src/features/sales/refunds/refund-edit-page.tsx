import {
  useEditRefundMutation,
  useGetRefundQuery,
  useListRefundChangesQuery,
} from '@mirante/api-client/sales/refunds.ts';
import { refundForm, type RefundForm } from '@mirante/contract/sales/refunds.form.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { brl, day } from '@mirante/domain/format.ts';
import { refundCan, refundWords, type Refund } from '@mirante/domain/sales/refund.ts';
import { useState } from 'react';
import { EditPage } from '../../../record/edit-page.tsx';
import { to } from '../../../app/to.ts';
import { RefundMoves } from './refund-moves.tsx';

const Field = fieldsOf<RefundForm>(refundWords.form);

export const RefundEditPage = () => (
  <EditPage
    words={refundWords}
    of={refunds.getRefund}
    schema={refundForm}
    use={usePolledRefund}
    useEdit={useEditRefundMutation}
    changes={useListRefundChangesQuery}
    then={to.refunds()}
    purpose={({ product_name, client_name, created_at }) => `${product_name} de ${client_name}, em ${day(created_at)}`}
  >
    {(refund) => (
      <>
        <RefundMoves refund={refund} />
        <Field.Money name="amount" help={limitOf(refund)} disabled={!refundCan.editAmount(refund)} />
        <Field.Text name="obs" optional lines={3} maxLength={2048} />
      </>
    )}
  </EditPage>
);
RefundEditPage.needs = refunds.editRefund;

const ASK_EVERY_MS = 5000;

/** Polled while the gateway has not returned the money. */
function usePolledRefund(of: { id: number }) {
  const [waits, setWaits] = useState(false);
  const refund = useGetRefundQuery(of, { pollingInterval: waits ? ASK_EVERY_MS : 0, skipPollingIfUnfocused: true });
  const isUnreturned = refund.data?.state === 'asked' || refund.data?.state === 'sent';
  if (isUnreturned !== waits) setWaits(isUnreturned);
  return refund;
}

/** A sent refund cannot be edited. */
function limitOf({ state, limit, refunded_at }: Refund): string {
  if (state === 'asked') return `Até ${brl(limit)}, o que foi pago pelo produto.`;
  if (state === 'failed') return 'O envio falhou, e o valor enviado não muda.';
  if (state === 'sent') return 'Enviado ao gateway: o valor não muda mais.';
  return `Devolvido ${state === 'by_hand' ? 'à mão' : 'pelo gateway'} em ${day(refunded_at)}: o valor não muda mais.`;
}
