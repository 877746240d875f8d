import { WITHDRAWAL_DAYS } from '@mirante/domain/sales/withdrawal.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useEffect, useState } from 'react';
import { Ridge } from '@mirante/ui-kit/shell/ridge.tsx';
import { textLinks } from '@mirante/domain/house/text-links.ts';
import { Link } from 'react-router';
import { EnterButton } from '../../shell/enter-button.tsx';
import { PlainPage } from '../../shell/plain-page.tsx';
import { to } from '../../to.ts';
import './confirmation.css';
import { accessOf, payingOf, totalOf, wordsOf } from './confirmation-words.ts';
import { InboxNote } from './inbox-note.tsx';
import { readPurchase, recordPixPaid, type PurchaseRecord } from '../../purchase-record.ts';
import { watchPix } from './watch-pix.ts';

/** The purchase's confirmation, which survives a reload: what was bought, and what to do next. */
export function ConfirmationPage() {
  const purchase = readPurchase();
  return purchase ? <Confirmation purchase={purchase} /> : <NoPurchase />;
}

const Sunrise = () => (
  <span className="confirmation-ridge">
    <Ridge stage={1} look="sky" />
  </span>
);

function Confirmation({ purchase: read }: { purchase: PurchaseRecord }) {
  const [purchase, setPurchase] = useState(read);
  const { title, next } = wordsOf(purchase);
  const pix = purchase.paid_at ? null : purchase.pix_code;
  useEffect(() => {
    if (!pix) return;
    return watchPix(pix, () => {
      recordPixPaid(pix, serverNow());
      setPurchase((before) => readPurchase() ?? before);
      toast('Pagamento validado!', 'success');
    });
  }, [pix]);
  return (
    <PlainPage title={title} mark={<Sunrise />}>
      {next && <p className="soft">{next}</p>}
      <Facts purchase={purchase} />
      {pix && (
        <Link className="button large whole" to={to.pix(pix)}>
          Pagar com Pix
        </Link>
      )}
      <EnterButton look={pix ? 'button quiet large whole' : 'button large whole'}>Acessar minha área</EnterButton>
      <InboxNote purchase={purchase} />
      {purchase.total > 0 && (
        <p className="small soft">
          Não renova sozinha. Pode desistir em até {WITHDRAWAL_DAYS} dias:{' '}
          <Link className="link" to={textLinks.withdrawal.path}>
            {textLinks.withdrawal.title}
          </Link>
        </p>
      )}
    </PlainPage>
  );
}

const Facts = ({ purchase }: { purchase: PurchaseRecord }) => (
  <dl className="confirmation-facts">
    <div>
      <dt>Assinatura</dt>
      <dd>{purchase.product.name}</dd>
    </div>
    <div>
      <dt>Total</dt>
      <dd>
        {totalOf(purchase)}
        <span>{payingOf(purchase)}</span>
      </dd>
    </div>
    <div>
      <dt>Acesso</dt>
      <dd>{accessOf(purchase)}</dd>
    </div>
    <div>
      <dt>Pedido</dt>
      <dd>{purchase.payment_id}</dd>
    </div>
  </dl>
);

/** An old link, or another tab: a purchase is shown only in its own tab. */
const NoPurchase = () => (
  <PlainPage title="Nenhuma compra para mostrar" mark={<Sunrise />}>
    <p className="soft">Suas compras e seus pagamentos estão na sua área.</p>
    <EnterButton look="button large whole">Acessar minha área</EnterButton>
    <Link className="button quiet large whole" to={to.offer}>
      Ver assinaturas
    </Link>
  </PlainPage>
);
