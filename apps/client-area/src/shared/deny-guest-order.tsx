import { useDenyGuestOrderMutation } from '@mirante/api-client/sales/guest-orders.ts';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';

interface Props {
  paymentId: number;
  /** The id of the element that describes the order. */
  describedBy: string;
}

/** Denies an order that somebody made under the client's CPF without a login. */
export function DenyGuestOrder({ paymentId, describedBy }: Props) {
  const [deny] = useDenyGuestOrderMutation();
  return (
    <ConfirmButton
      label="Não fui eu"
      button={{ 'aria-describedby': describedBy }}
      title="Não foi você?"
      doing="Cancelando"
      act={() => deny({ id: paymentId })}
    >
      O pedido é cancelado e a cobrança deixa de valer. O que você já tem não muda.
    </ConfirmButton>
  );
}
