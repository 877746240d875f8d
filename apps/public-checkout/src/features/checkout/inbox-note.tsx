import { CONFIRM_WITHIN_DAYS } from '@mirante/domain/access/mailed-link.ts';
import { GuestOrderLines } from './guest-order-lines.tsx';
import { Notice } from './notice.tsx';
import type { PurchaseRecord } from '../../purchase-record.ts';

/** Which inbox got mail about this purchase, and what it asks for. */
export function InboxNote({ purchase: { customer, email, inbox, method } }: { purchase: PurchaseRecord }) {
  if (inbox)
    return (
      <Notice title="A compra está na conta deste CPF">
        <GuestOrderLines inbox={inbox} method={method} />
      </Notice>
    );
  if (customer === 'existing')
    return (
      <Notice title="A compra está na sua conta">
        O recibo vai para <b className="inbox">{email}</b>.
      </Notice>
    );
  return (
    <Notice title="Confirme seu email">
      Abra a mensagem que enviamos para <b className="inbox">{email}</b> e confirme em até {CONFIRM_WITHIN_DAYS} dias.
    </Notice>
  );
}
