import {
  useRenewPaymentMutation,
  useSendPaymentLinkMutation,
  useVoidPaymentMutation,
} from '@mirante/api-client/sales/open-charges.ts';
import { useGetPaymentClientQuery } from '@mirante/api-client/sales/payment-client.ts';
import { useGetPaymentQuery } from '@mirante/api-client/sales/payments.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { openCharges } from '@mirante/contract/sales/open-charges.ts';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';
import { brl } from '@mirante/domain/format.ts';
import { payableAt, paymentLinkText, whatsappLink } from '@mirante/domain/sales/payment-link.ts';
import type { StaffPayment } from '@mirante/domain/sales/payment.ts';
import { Can, useMay } from '@mirante/session/can.tsx';
import { appAddressOf } from '@mirante/session/app-addresses.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Button from '@mui/material/Button';

interface Props {
  payment: StaffPayment;
}

/** The actions for a pending payment. */
export function OpenChargeActions({ payment }: Props) {
  const link = payableAt(payment, (code) => appAddressOf('checkout', `/pix-qr-code/${code}`));
  return (
    <>
      {link && (
        <Can call={openCharges.sendPaymentLink}>
          <SendLink payment={payment} link={link} />
        </Can>
      )}
      {payment.method === 'bank_slip' && <RenewCharge payment={payment} />}
      <Can call={openCharges.voidPayment}>
        <Void payment={payment} />
      </Can>
    </>
  );
}

function SendLink({ payment, link }: Props & { link: string }) {
  const { id, client_id } = payment;
  const [send, { isLoading }] = useSendPaymentLinkMutation();
  const may = useMay(clients.getClient);
  const { currentData: client } = useGetPaymentClientQuery({ id: client_id }, { skip: !may });
  return (
    <>
      <BusyButton variant="outlined" busy={isLoading} onClick={() => void send({ id, body: { channel: 'email' } })}>
        Enviar por email
      </BusyButton>
      {/* There before the phone is known: the buttons beside it would move under a press. */}
      {may && !client?.phone && (
        <Button variant="outlined" disabled>
          Enviar por WhatsApp
        </Button>
      )}
      {client?.phone && (
        <Button
          variant="outlined"
          href={whatsappLink(client.phone, paymentLinkText(payment, link))}
          target="_blank"
          rel="noreferrer"
          onClick={() => void send({ id, body: { channel: 'whatsapp' } })}
        >
          Enviar por WhatsApp
        </Button>
      )}
    </>
  );
}

/** Nothing where the server would refuse: the page says why. */
export const RenewCharge = ({ payment }: Props) =>
  payment.renewal_problem === null && (
    <Can call={openCharges.renewPayment}>
      <Renew payment={payment} />
    </Can>
  );

function Renew({ payment: { id, method } }: Props) {
  const [renew, { isLoading }] = useRenewPaymentMutation();
  return (
    <BusyButton variant="outlined" busy={isLoading} doing="Gerando" onClick={() => void renew({ id })}>
      {method === 'pix' ? 'Gerar novo Pix' : 'Gerar novo boleto'}
    </BusyButton>
  );
}

function Void({ payment: { id, net, client_name, coupon_code } }: Props) {
  const [voidPayment] = useVoidPaymentMutation();
  const { refetch } = useGetPaymentQuery({ id });
  return (
    <ConfirmButton
      label="Cancelar cobrança"
      title={`Cancelar a cobrança de ${brl(net)}?`}
      yes="Sim, cancelar"
      doing="Cancelando"
      tone="danger"
      act={() => voidPayment({ id }).unwrap().finally(refetch)}
    >
      {client_name} não poderá mais pagá-la{coupon_code && ', e o cupom usado volta a valer'}. Se o dinheiro já estiver
      a caminho, o pagamento é reconhecido quando chegar e o acesso é liberado.
    </ConfirmButton>
  );
}
