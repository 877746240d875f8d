import type { AcquiredProduct } from '@mirante/domain/sales/client-product.ts';
import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { useListOwnProductHistoryQuery } from '@mirante/api-client/sales/own-products.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { clientProductStatusStyle } from '@mirante/domain/products/client-product.ts';
import { brl, day } from '@mirante/domain/format.ts';
import type { StatusStyle } from '@mirante/domain/status-style.ts';
import { paymentTypeStyle } from '@mirante/domain/sales/payment.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import { EmptyState } from '@mirante/ui-kit/states/states.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../app/to.ts';
import css from './product-history-page.module.css';

/** All purchases and renewals. */
export const ProductHistoryPage = () => (
  <>
    <PageHead title="Histórico de produtos" purpose="Cada compra e cada renovação, da mais nova à mais antiga." />
    <Loaded shape="part" query={useListOwnProductHistoryQuery()} what="Histórico">
      {(acquired) =>
        acquired.length === 0 ? (
          <EmptyState title="Nenhum produto ainda" text="O que você assinar ficará registrado aqui." />
        ) : (
          <History acquired={acquired} />
        )
      }
    </Loaded>
  </>
);

const History = ({ acquired }: { acquired: AcquiredProduct[] }) => (
  <ul className={css.list} aria-label="Histórico de produtos">
    {acquired.map((product) => (
      <li key={product.id}>
        <ProductTile code={product.product_code} image={product.product_logo} />
        <div>
          <h2>{product.product_name}</h2>
          <p>{periodOf(product)}</p>
        </div>
        <div>
          <Charge payment={product.payment} count={countPaidBy(product.payment, acquired)} />
        </div>
        <span>
          <StatusChip look={lookOf(product, acquired)} />
        </span>
      </li>
    ))}
  </ul>
);

type Acquired = Pick<AcquiredProduct, 'id' | 'product_id' | 'status' | 'renewed_by_id'>;

/** What was renewed or upgraded early is not over: its rest went into what replaced it. */
export function lookOf({ status, product_id, renewed_by_id: by }: Acquired, all: readonly Acquired[]): StatusStyle {
  if (status !== 'expired' || by === null) return clientProductStatusStyle(status);
  const isUpgraded = all.some((other) => other.id === by && other.product_id !== product_id);
  return { label: isUpgraded ? 'TROCADO' : 'RENOVADO', tone: 'neutral', mark: 'dot' };
}

type Paid = { id: number } | null;

/** How many of these products a payment is for. */
export const countPaidBy = (payment: Paid, all: readonly { payment: Paid }[]): number =>
  all.filter((other) => payment !== null && other.payment?.id === payment.id).length;

function Charge({ payment, count }: Pick<AcquiredProduct, 'payment'> & { count: number }) {
  if (!payment) return <p>Sem cobrança</p>;
  const charged = brl(payment.net);
  return (
    <>
      <Link component={RouterLink} to={to.payment(payment.id)} aria-label={`${charged}, pagamento ${payment.id}`}>
        {charged}
      </Link>
      <p>
        {count > 1 && `por ${count} produtos · `}
        {paymentTypeStyle(payment).label} · {paymentMethodLabels[payment.method]}
      </p>
    </>
  );
}

/** `20/11/2025 a 20/11/2026`; one that never started has only its order date. */
export function periodOf({
  starts_at: start,
  expires_at: end,
  created_at: at,
}: Pick<AcquiredProduct, 'starts_at' | 'expires_at' | 'created_at'>): string {
  if (!start) return `Pedido em ${day(at)}`;
  return end ? `${day(start)} a ${day(end)}` : `Desde ${day(start)}, vitalício`;
}
