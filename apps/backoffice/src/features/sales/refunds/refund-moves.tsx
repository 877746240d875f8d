import { useMarkRefundByHandMutation, useRetryRefundMutation } from '@mirante/api-client/sales/refunds.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';
import { brl } from '@mirante/domain/format.ts';
import { refundCan, refundStateStyles, REVERSED_MEANWHILE, type Refund } from '@mirante/domain/sales/refund.ts';
import { Can } from '@mirante/session/can.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import css from './refund-moves.module.css';

/** A refund's state, and its next actions. */
export function RefundMoves({ refund }: { refund: Refund }) {
  const [retry] = useRetryRefundMutation();
  const [markByHand] = useMarkRefundByHandMutation();
  const { id, state, amount, reversed } = refund;
  return (
    <div className={css.moves}>
      <StatusChip look={refundStateStyles[state]} />
      {reversed && (state === 'asked' || state === 'failed') && <p>{REVERSED_MEANWHILE}</p>}
      {refundCan.retry(refund) && (
        <Can call={refunds.retryRefund}>
          <ConfirmButton
            label="Enviar de novo"
            title={`Enviar ${brl(amount)} de novo?`}
            doing="Enviando"
            act={() => retry({ id }).unwrap()}
          >
            O gateway recebe o mesmo pedido outra vez. O que já tiver saído não sai de novo.
          </ConfirmButton>
        </Can>
      )}
      {refundCan.markByHand(refund) && (
        <Can call={refunds.markRefundByHand}>
          <ConfirmButton
            label="Marcar como devolvido"
            title={`${brl(amount)} já voltaram ao cliente?`}
            doing="Marcando"
            act={() => markByHand({ id }).unwrap()}
          >
            {state === 'failed' && 'Confira antes no gateway que o valor não saiu por lá. '}O reembolso fica como
            devolvido à mão, e não será enviado por aqui.
          </ConfirmButton>
        </Can>
      )}
    </div>
  );
}
