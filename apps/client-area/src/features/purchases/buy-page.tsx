import { useListActiveProductsQuery } from '@mirante/api-client/products/catalogue.ts';
import { useListOwnProductsQuery } from '@mirante/api-client/sales/client-account.ts';
import { useBuyProductsMutation } from '@mirante/api-client/sales/own-purchases.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { PageSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { to } from '../../app/to.ts';
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
  const catalogue = useListActiveProductsQuery();
  if (own.data && catalogue.data) return <Purchase own={own.data} catalogue={catalogue.data} />;
  const failed = [own, catalogue].find(({ error }) => error !== undefined);
  if (!failed) return <PageSkeleton />;
  return (
    <>
      <PageHead title="Comprar" />
      <ErrorPanel
        title="Erro ao buscar produtos do cliente."
        status={statusOf(failed.error)}
        onRetry={failed.refetch}
      />
    </>
  );
}

function Purchase({ own, catalogue }: { own: ClientProduct[]; catalogue: CatalogueProduct[] }) {
  const { entitlements = [] } = useViewerDetails();
  const [buy] = useBuyProductsMutation();
  const { pay, busy, failure, position } = usePaying({
    purpose: 'buy',
    texts: buyTexts,
    send: (body, idempotencyKey) => buy({ body, idempotencyKey }).unwrap(),
  });
  const { offered, products, included, refused, had, codes, paying, choose, proceed } = useOrder({
    own,
    catalogue,
    entitlements,
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
          context="buy"
          pay={(order) => pay(order, products)}
          failure={failure}
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
      <ProductChoice {...{ offered, products, included, refused, had, choose, proceed }} />
    </>
  );
}
