import { useSendPaymentLinkMutation } from '@mirante/api-client/sales/open-charges.ts';
import { useGetPaymentQuery } from '@mirante/api-client/sales/payments.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { openCharges } from '@mirante/contract/sales/open-charges.ts';
import { ActsMenu } from '@mirante/crud/record/acts-menu.tsx';
import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import type { RowActsProps } from '@mirante/crud/record/row-menu.tsx';
import { brl } from '@mirante/domain/format.ts';
import { payableAt } from '@mirante/domain/sales/payment-link.ts';
import type { StaffPaymentRow } from '@mirante/domain/sales/payment.ts';
import { appAddressOf } from '@mirante/session/app-addresses.ts';
import { useMay } from '@mirante/session/can.tsx';
import { useState } from 'react';
import { to } from '../../../app/to.ts';
import { copyWithToast } from '../../../shared/copy-with-toast.ts';

/** The usual acts for a payment of the list: those of its link while it can be paid. */
export function PaymentActs({ row, menu }: RowActsProps<StaffPaymentRow>) {
  const { id, client_id, client_name, client_removed, net, status, expired, method } = row;
  const isPayable = status === 'pending' && !expired && (method === 'pix' || method === 'bank_slip');
  // The row has no link.
  const { currentData: payment } = useGetPaymentQuery({ id }, { skip: !isPayable });
  const link = payment && payableAt(payment, (code) => appAddressOf('checkout', `/pix-qr-code/${code}`));
  const [send] = useSendPaymentLinkMutation();
  const [isAsking, setAsking] = useState(false);
  const mayOpenClient = useMay(clients.getClient) && !client_removed;
  const maySend = useMay(openCharges.sendPaymentLink);
  return (
    <>
      <ActsMenu
        {...menu}
        acts={[
          mayOpenClient && { label: 'Ver cliente', to: to.client(client_id) },
          { label: 'Ver pagamentos do cliente', to: to.payments({ 'client.id': client_id }) },
          isPayable && {
            label: 'Copiar link',
            disabled: !link,
            act: () => void (link && copyWithToast(link, 'Link copiado.')),
          },
          isPayable &&
            maySend && {
              label: 'Enviar link por email…',
              opens: 'dialog',
              disabled: !link,
              act: () => setAsking(true),
            },
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          title={`Enviar o link de ${brl(net)} por email?`}
          yes="Enviar"
          doing="Enviando"
          act={() => send({ id, body: { channel: 'email' } }).unwrap()}
          onClose={() => setAsking(false)}
        >
          {client_name} recebe o link para pagar.
        </ConfirmDialog>
      )}
    </>
  );
}
