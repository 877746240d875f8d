import { brl } from '@mirante/domain/format.ts';
import { refundStateStyles, type RefundState } from '@mirante/domain/sales/refund.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import css from './refunded.module.css';

/** The refunded amount of a payment, and its refunds' state. */
export const Refunded = ({ amount, state }: { amount: number; state: RefundState | null }) => (
  <span className={css.refunded}>
    {amount > 0 && <span>{brl(amount)}</span>} {state && <StatusChip look={refundStateStyles[state]} as="text" />}
  </span>
);
