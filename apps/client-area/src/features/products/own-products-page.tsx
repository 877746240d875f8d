import { useGetDefaultCouponQuery, useListActiveProductsQuery } from '@mirante/api-client/products/catalogue.ts';
import { useListOwnProductsQuery } from '@mirante/api-client/sales/client-account.ts';
import { useListUpgradeCreditsQuery } from '@mirante/api-client/sales/own-purchases.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { isPending, paymentOf } from '@mirante/domain/products/pending-payments.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { AfterDelay, CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { EmptyState, ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import History from 'lucide-react/icons/history';
import { Link, useLocation } from 'react-router';
import { PendingPayments } from '../../shared/pending-payments.tsx';
import { useSessionWith } from '../../shared/use-session-with.ts';
import { purposes } from '../../app/purposes.ts';
import { to } from '../../app/to.ts';
import { availableProducts, currentAcquisitions } from './product-lists.ts';
import { AvailableCard } from './available-card.tsx';
import { OwnedCard } from './owned-card.tsx';
import css from './own-products-page.module.css';

/** The client's products with their terms, and the products available to buy. */
export function OwnProductsPage() {
  const own = useListOwnProductsQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
  const sold = useListActiveProductsQuery();
  const coupon = useGetDefaultCouponQuery({ payment_context: 'buy' });
  const credits = useListUpgradeCreditsQuery();
  const { entitlements = [] } = useViewerDetails();
  useSessionWith(own.data);
  // Without one of them a price would be another than the client's own.
  const failed = [sold, coupon, credits].filter(({ data, error }) => error && !data);
  const priced = coupon.data && credits.data && { defaultCoupon: coupon.data, credits: credits.data };
  const available = own.data && sold.data ? availableProducts(own.data, entitlements, sold.data) : [];
  return (
    <>
      <PageHead
        title="Meus produtos"
        purpose={purposes.ownProducts}
        actions={
          <Button
            className={css.history}
            component={Link}
            to={to.productHistory()}
            startIcon={<History size={18} strokeWidth={1.75} aria-hidden />}
          >
            Histórico de produtos
          </Button>
        }
      />
      <JustBought products={own.data ?? []} />
      <Owned query={own} catalogue={sold.data ?? []} />
      {failed[0] && own.data && (
        <ErrorPanel
          title="Não foi possível carregar os produtos disponíveis"
          error={failed[0].error}
          onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
      {priced && available.length > 0 && (
        <section aria-labelledby="available">
          <h2 className={css.title} id="available">
            Disponíveis para você
          </h2>
          <div className={css.available}>
            {available.map((product) => (
              <AvailableCard key={product.id} product={product} {...priced} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** After a purchase with a pending payment, shows how to pay it. */
function JustBought({ products }: { products: readonly ClientProduct[] }) {
  const { paying } = (useLocation().state ?? {}) as { paying?: number };
  return (
    <PendingPayments products={products.filter((product) => isPending(product) && paymentOf(product) === paying)} />
  );
}

interface OwnedProps {
  query: { data?: ClientProduct[] | undefined; error?: unknown; refetch: () => unknown };
  catalogue: readonly CatalogueProduct[];
}

function Owned({ query: { data, error, refetch }, catalogue }: OwnedProps) {
  if (data?.length === 0)
    return (
      <EmptyState title="Você ainda não tem produtos" text="O que você assinar aparecerá aqui, com sua validade." />
    );
  if (data)
    return (
      <div className={css.cards}>
        {currentAcquisitions(data).map((product) => (
          <OwnedCard key={product.id} product={product} own={data} catalogue={catalogue} />
        ))}
      </div>
    );
  if (error) return <ErrorPanel title="Erro ao buscar produtos do cliente." error={error} onRetry={refetch} />;
  return (
    <AfterDelay>
      <div className={css.cards}>
        <CardSkeleton height={186} />
        <CardSkeleton height={186} />
      </div>
    </AfterDelay>
  );
}
