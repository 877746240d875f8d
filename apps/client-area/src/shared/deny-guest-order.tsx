import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { useDenyGuestOrderMutation } from '@mirante/api-client/sales/guest-orders.ts';

// The dialog is rarely needed, so it is loaded lazily.
const ConfirmDialog = lazy(() =>
  import('@mirante/crud/record/confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })),
);

interface Props {
  paymentId: number;
  /** The id of the element that describes the order. */
  describedBy: string;
}

/** Denies an order that somebody made under the client's CPF without a login. */
export function DenyGuestOrder({ paymentId, describedBy }: Props) {
  const [asking, setAsking] = useState(false);
  const [deny] = useDenyGuestOrderMutation();
  return (
    <>
      <Button variant="outlined" size="small" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        Não fui eu
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Não foi você?"
            yes="Não fui eu"
            doing="Cancelando"
            act={() => deny({ id: paymentId })}
            onClose={() => setAsking(false)}
          >
            O pedido é cancelado e a cobrança deixa de valer. O que você já tem não muda.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
