import { useMarkRefundByHandMutation, useRetryRefundMutation } from '@mirante/api-client/sales/refunds.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import type { ConfirmDialog as Dialog } from '@mirante/crud/record/confirm-dialog.tsx';
import { brl } from '@mirante/domain/format.ts';
import { refundCan, refundStateStyles, REVERSED_MEANWHILE, type Refund } from '@mirante/domain/sales/refund.ts';
import { Can } from '@mirante/session/can.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import css from './refund-moves.module.css';

const ConfirmDialog = lazy(() =>
  import('@mirante/crud/record/confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })),
);

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
          <Move
            label="Enviar de novo"
            title={`Enviar ${brl(amount)} de novo?`}
            doing="Enviando"
            act={() => retry({ id }).unwrap()}
          >
            O meio de pagamento recebe o mesmo pedido outra vez. O que já tiver saído não sai de novo.
          </Move>
        </Can>
      )}
      {refundCan.markByHand(refund) && (
        <Can call={refunds.markRefundByHand}>
          <Move
            label="Marcar como devolvido"
            title={`${brl(amount)} já voltaram ao cliente?`}
            doing="Marcando"
            act={() => markByHand({ id }).unwrap()}
          >
            {state === 'failed' && 'Confira antes no meio de pagamento que o valor não saiu por lá. '}O reembolso fica
            como devolvido à mão, e não será enviado por aqui.
          </Move>
        </Can>
      )}
    </div>
  );
}

interface MoveProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'doing' | 'act' | 'children'> {
  label: string;
}

function Move({ label, ...asked }: MoveProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog {...asked} yes={label} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
