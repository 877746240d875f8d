import { brand } from '@mirante/domain/house/brand.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Link from '@mui/material/Link';
import { DenyGuestOrder } from '../../shared/deny-guest-order.tsx';

/** For an order made without a login: only the client knows whether it is theirs. */
export function GuestNotice({ payment: { id, status } }: { payment: Payment }) {
  if (status === 'pending')
    return (
      <div id="guest-notice">
        <Notice
          tone="info"
          title="Pedido feito sem login"
          action={<DenyGuestOrder paymentId={id} describedBy="guest-notice" />}
        >
          Alguém que digitou o seu CPF fez este pedido, sem entrar na conta. Se foi você, é só pagar; se não foi,
          cancele.
        </Notice>
      </div>
    );
  return (
    <Notice tone="info" title="Pedido feito sem login">
      Quem fez este pedido digitou o seu CPF, sem entrar na conta, e por isso o cartão não aparece aqui.{' '}
      {status === 'paid' && (
        <>
          Não foi você? <Link href={brand.support_url}>Fale com o suporte</Link>.
        </>
      )}
    </Notice>
  );
}
