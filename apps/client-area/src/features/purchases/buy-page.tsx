import { useGetDefaultCouponQuery, useListActiveProductsQuery } from '@mirante/api-client/products/catalogue.ts';
import { useListOwnProductsQuery } from '@mirante/api-client/sales/client-account.ts';
import { useBuyProductsMutation, useListUpgradeCreditsQuery } from '@mirante/api-client/sales/own-purchases.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { checkDefaultCoupon, type DefaultCoupon } from '@mirante/domain/products/offer.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { UpgradeCredit } from '@mirante/domain/sales/upgrade-credit.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { PageSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { to } from '../../app/to.ts';
import { useSessionWith } from '../../shared/use-session-with.ts';
import { LazyPayForm, usePrefetchPayForm } from './lazy-pay-form.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import { ProductChoice } from './product-choice.tsx';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useOrder } from './use-order.ts';
import { usePaying } from './use-paying.ts';
import { buyTexts } from './failure-texts.ts';

/** Buys products that the client does not have: a choice step, then a payment step. The address holds both. */
export function BuyPage() {
  usePrefetchPayForm();
  const own = useListOwnProductsQuery(undefined, { refetchOnMountOrArgChange: true });
  useSessionWith(own.data);
  const catalogue = useListActiveProductsQuery();
  const coupon = useGetDefaultCouponQuery({ payment_context: 'buy' }, { refetchOnMountOrArgChange: true });
  const credits = useListUpgradeCreditsQuery(undefined, { refetchOnMountOrArgChange: true });
  const refetchPrices = () => Promise.all([catalogue, coupon, credits].map(({ refetch }) => refetch()));
  if (own.data && catalogue.data && coupon.data && credits.data)
    return (
      <Purchase
        own={own.data}
        catalogue={catalogue.data}
        defaultCoupon={coupon.data}
        credits={credits.data}
        refetchPrices={refetchPrices}
      />
    );
  const failed = [own, catalogue, coupon, credits].filter(({ data, error }) => error && !data);
  if (!failed[0]) return <PageSkeleton />;
  return (
    <>
      <PageHead title="Comprar" />
      <ErrorPanel
        title="Erro ao buscar produtos do cliente."
        error={failed[0].error}
        onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
      />
    </>
  );
}

interface Props {
  own: ClientProduct[];
  catalogue: CatalogueProduct[];
  defaultCoupon: DefaultCoupon;
  credits: UpgradeCredit[];
  refetchPrices: () => Promise<unknown>;
}

function Purchase({ own, catalogue, defaultCoupon, credits, refetchPrices }: Props) {
  const { entitlements = [] } = useViewerDetails();
  const [buy] = useBuyProductsMutation();
  const { pay, busy, failed, position } = usePaying({
    purpose: 'buy',
    texts: buyTexts,
    send: (body, idempotencyKey) => buy({ body, idempotencyKey }).unwrap(),
    refetchPrices,
  });
  const { offered, products, included, refused, had, codes, paying, choose, proceed } = useOrder({
    own,
    catalogue,
    entitlements,
    credits,
    still: busy,
  });
  useFocusOnStep(paying);

  if (paying)
    return (
      <>
        <PageHead
          title="Pagamento"
          purpose="Os dados do cartão vão direto à operadora. Nada fica conosco."
          help={`#${to.help('pagamentos')}`}
        />
        <LazyPayForm
          key={products.map(({ id }) => id).join(',')}
          products={products}
          credits={credits}
          context="buy"
          offered={checkDefaultCoupon(products, defaultCoupon)}
          pay={(order) => pay(order, products)}
          failed={failed}
          position={position}
          texts={buyTexts}
          back={to.buy(codes)}
        >
          <OverlapNotice products={products} />
        </LazyPayForm>
      </>
    );
  return (
    <>
      <PageHead
        title="Comprar"
        purpose="Escolha o que quer acrescentar à sua assinatura."
        help={`#${to.help('produtos')}`}
      />
      <ProductChoice
        {...{ offered, products, included, refused, had, catalogue, credits, defaultCoupon, choose, proceed }}
      />
    </>
  );
}
