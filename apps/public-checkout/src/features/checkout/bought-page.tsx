import { addressOf } from '@mirante/session/places.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, useLocation, useSearchParams } from 'react-router';
import { PlainPage } from '../../shell/plain-page.tsx';
import { to } from '../../to.ts';
import { GuestOrderLines } from './guest-order-lines.tsx';
import { boughtWords } from './purchase-words.ts';

const words: Record<string, string> = {
  credit_card: 'Assim que a operadora confirmar o cartão, o acesso está liberado.',
  pix: 'Falta só o Pix: o acesso é liberado assim que o pagamento cair.',
  bank_slip: 'Seu boleto está na área do cliente, em Pagamentos. O acesso é liberado quando o banco confirmar.',
};

/** The purchase stands. Who could not be logged in finds the ways on here. */
export function BoughtPage() {
  const [query] = useSearchParams();
  const pix = query.get('pix');
  const { inbox } = (useLocation().state ?? {}) as { inbox?: string };
  const method = query.get('forma') ?? '';
  return (
    <PlainPage title={boughtWords} mark={<CircleCheck size={40} strokeWidth={1.5} className="good-mark" aria-hidden />}>
      {inbox ? (
        <GuestOrderLines inbox={inbox} method={method} />
      ) : (
        <p className="soft">
          {words[method] ?? words['credit_card']} Enviamos um email para você confirmar o seu endereço.
        </p>
      )}
      {pix && (
        <Link className="button large whole" to={to.pix(pix)}>
          Pagar com Pix
        </Link>
      )}
      <a className={pix ? 'button quiet large whole' : 'button large whole'} href={addressOf('client', '/login')}>
        Entrar na área do cliente
      </a>
      {inbox && (
        <Link className="link" to={to.recovery}>
          Recuperar a senha
        </Link>
      )}
    </PlainPage>
  );
}
