import { brl } from '@mirante/domain/format.ts';
import { refundStateStyles, type RefundState } from '@mirante/domain/sales/refund.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';

/** The refunded amount of a payment, and its refunds' state. */
export const Refunded = ({ amount, state }: { amount: number; state: RefundState | null }) => (
  <>
    {amount > 0 && brl(amount)} {state && <StatusChip look={refundStateStyles[state]} as="text" />}
  </>
);
