import { useListGuestOrdersQuery } from '@mirante/api-client/sales/guest-orders.ts';
import { brl, day } from '@mirante/domain/format.ts';
import { waysToPay } from '@mirante/domain/products/payment-method.ts';
import type { GuestOrder } from '@mirante/domain/sales/guest-order.ts';
import Link from '@mui/material/Link';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { Link as RouterLink } from 'react-router';
import { to } from '../../app/to.ts';
import { DenyGuestOrder } from '../../shared/deny-guest-order.tsx';
import css from './guest-orders.module.css';

/** Payable orders made under the client's CPF without a login. */
export function GuestOrders() {
  const { data: orders = [] } = useListGuestOrdersQuery();
  if (orders.length === 0) return null;
  return (
    <section className={css.box} aria-labelledby="guest-orders">
      <UserRoundX size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <h2 id="guest-orders">{orders.length === 1 ? 'Pedido feito sem login' : 'Pedidos feitos sem login'}</h2>
        <p>Alguém que digitou o seu CPF pediu, sem entrar na conta. Se foi você, é só pagar; se não foi, cancele.</p>
        <ul>
          {orders.map((order) => (
            <Order key={order.payment_id} order={order} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Order({ order }: { order: GuestOrder }) {
  const { payment_id: id, products } = order;
  const name = `guest-order-${id}`;
  return (
    <li>
      <span id={name}>
        {products.join(', ')}: {sentenceOf(order)}
      </span>
      <span className={css.acts}>
        <Link component={RouterLink} to={to.payment(id)} aria-label={`Ver pedido de ${products.join(', ')}`}>
          Ver pedido
        </Link>
        <DenyGuestOrder paymentId={id} describedBy={name} />
      </span>
    </li>
  );
}

/** `R$ 894,00 no boleto, pedido em 22/11/2026.` */
const sentenceOf = ({ total, method, created_at: at }: GuestOrder): string =>
  `${brl(total)}${waysToPay[method] ?? ''}, pedido em ${day(at)}.`;
