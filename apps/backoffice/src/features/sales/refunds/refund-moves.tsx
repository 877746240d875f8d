import { useRetryRefundMutation } from '@mirante/api-client/sales/refunds.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';
import { brl } from '@mirante/domain/format.ts';
import { refundCan, refundStateStyles, REVERSED_MEANWHILE, type Refund } from '@mirante/domain/sales/refund.ts';
import { Can } from '@mirante/session/can.tsx';
import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import css from './refund-moves.module.css';

const MarkByHandDialog = lazyDialog(() => import('./mark-by-hand-dialog.tsx').then((m) => m.MarkByHandDialog));

/** A refund's state, and its next actions. */
export function RefundMoves({ refund }: { refund: Refund }) {
  const [retry] = useRetryRefundMutation();
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
          <MarkByHand refund={refund} />
        </Can>
      )}
    </div>
  );
}

function MarkByHand({ refund }: { refund: Refund }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Marcar como devolvido
      </Button>
      {isAsking && <MarkByHandDialog refund={refund} onClose={() => setAsking(false)} />}
    </>
  );
}
