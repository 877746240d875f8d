import { groupBy } from '@mirante/domain/group-by.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { paymentOf } from '@mirante/domain/products/pending-payments.ts';
import { waysToPay } from '@mirante/domain/products/payment-method.ts';
import { brl, day } from '@mirante/domain/format.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { PixCharge } from '@mirante/screens/payment/pix-charge.tsx';
import Link from '@mui/material/Link';
import Clock from 'lucide-react/icons/clock';
import { Link as RouterLink } from 'react-router';
import { to } from '../app/to.ts';
import { usePolledPayment } from './use-polled-payment.ts';
import { VerifyButton } from './verify-button.tsx';
import css from './pending-payments.module.css';

/** Pending payments: a link per product, and the code of a payable Pix. */
export function PendingPayments({ products }: { products: readonly ClientProduct[] }) {
  const byPayment = [...groupBy(products, paymentOf)];
  if (byPayment.length === 0) return null;
  return (
    <section className={css.box} aria-labelledby="pending">
      <Clock size={18} strokeWidth={1.75} aria-hidden />
      <h2 id="pending">{byPayment.length === 1 ? 'Pagamento pendente' : 'Pagamentos pendentes'}</h2>
      {byPayment.map(([id, ofPayment]) => id !== null && <PendingPayment key={id} id={id} products={ofPayment} />)}
    </section>
  );
}

function PendingPayment({ id, products }: { id: number; products: readonly ClientProduct[] }) {
  const { data: payment } = usePolledPayment(id);
  return (
    <div>
      <ul>
        {products.map(({ id: productId, product_name: name }) => (
          <li key={productId}>
            <span>
              {name}
              {payment && `: ${sentenceOf(payment)}`}
            </span>
            <Link component={RouterLink} to={to.payment(id)} aria-label={`Ver pagamento de ${name}`}>
              Ver pagamento
            </Link>
          </li>
        ))}
      </ul>
      {payment?.status === 'pending' && payment.method === 'pix' && (
        <div className={css.pix}>
          <PixCharge payment={payment} check={<VerifyButton id={id} />} />
        </div>
      )}
    </div>
  );
}

/** `compra de R$ 1.788,00 no boleto, vence em 23/11/2026.` */
export function sentenceOf({
  type,
  amount,
  discount,
  method,
  due_at: dueAt,
  expired,
}: Pick<Payment, 'type' | 'amount' | 'discount' | 'method' | 'due_at' | 'expired'>): string {
  const due = dueAt && method !== 'pix' ? `, ${expired ? 'venceu' : 'vence'} em ${day(dueAt)}` : '';
  return `${type === 'buy' ? 'compra' : 'renovação'} de ${brl(amount - discount)}${waysToPay[method] ?? ''}${due}.`;
}
