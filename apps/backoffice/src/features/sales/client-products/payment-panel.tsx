import type { StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { brl, dayTime } from '@mirante/domain/format.ts';
import { paymentStatusStyle, paymentTypeStyles, paymentWords } from '@mirante/domain/sales/payment.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import record from '../../../record/record.module.css';
import { to } from '../../../app/to.ts';

const { labels } = paymentWords;

/** The payment of an acquisition. */
export function PaymentPanel({ product: { payment, product_id } }: { product: StaffClientProduct }) {
  if (!payment)
    return (
      <Panel title="Pagamento">
        <p className={record.quiet}>Sem pagamento.</p>
      </Panel>
    );
  const item = payment.items.find((one) => one.product_id === product_id);
  return (
    <Panel
      title="Pagamento"
      aside={
        <Link component={RouterLink} to={to.payment(payment.id)}>
          Pagamento {payment.id}
        </Link>
      }
    >
      <Facts>
        <Fact label={labels.status}>
          <StatusChip look={paymentStatusStyle(payment)} as="text" />
        </Fact>
        <Fact label={labels.type}>
          <StatusChip look={paymentTypeStyles[payment.type]} as="text" />
        </Fact>
        <Fact label={labels.method}>
          {paymentMethodLabels[payment.method]}
          {payment.installments > 1 && ` em ${payment.installments}x`}
        </Fact>
        <Fact label="Valor deste produto">{item ? brl(item.amount - item.discount) : '—'}</Fact>
        {payment.items.length > 1 && <Fact label="Total do pagamento">{brl(payment.amount - payment.discount)}</Fact>}
        {payment.coupon_code && <Fact label={labels.coupon_code}>{payment.coupon_code}</Fact>}
        <Fact label={labels.created_at}>{dayTime(payment.created_at)}</Fact>
        <Fact label={labels.confirmed_at}>{dayTime(payment.confirmed_at)}</Fact>
      </Facts>
    </Panel>
  );
}
