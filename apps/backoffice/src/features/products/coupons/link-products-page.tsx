import { coupons } from '@mirante/contract/products/coupons.ts';
import { useGetCouponQuery, useLinkCouponProductMutation } from '@mirante/api-client/products/coupons.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { Coupon } from '@mirante/domain/products/coupon-record.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { EmptyState, ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { Link, useParams, useSearchParams } from 'react-router';
import { ProductRows } from '../../../shared/product-rows.tsx';
import { useProductSelector } from '../../../shared/product-selector.ts';
import { to } from '../../../app/to.ts';
import { DefaultNotice } from './default-notice.tsx';

/** Links products to a coupon, except those that the address lists as linked. */
export function LinkProductsPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetCouponQuery({ id })} what="Cupom" id={id}>
      {(coupon) => (
        <>
          <PageHead
            title={`Adicionar produtos ao cupom ${coupon.code}`}
            purpose="O cupom passa a valer também para os produtos adicionados."
            actions={
              <Button component={Link} to={to.coupon(id)} variant="outlined" size="small">
                Voltar ao cupom
              </Button>
            }
          />
          <DefaultNotice coupon={coupon} />
          {coupon.all_products && (
            <Notice tone="warning">
              Hoje o cupom vale para qualquer produto. A partir do primeiro adicionado, vale só para os que estiverem na
              lista dele.
            </Notice>
          )}
          <Panel title="Produtos">
            <Candidates coupon={coupon} />
          </Panel>
        </>
      )}
    </Loaded>
  );
}
LinkProductsPage.needs = coupons.linkCouponProduct;

function Candidates({ coupon }: { coupon: Coupon }) {
  const [url] = useSearchParams();
  const { products, error, refetch } = useProductSelector();
  if (error) return <ErrorPanel title="Erro ao carregar produtos" error={error} onRetry={refetch} />;
  if (!products) return <ListSkeleton />;
  const linked = new Set([
    ...(url.get('currentIDs') ?? '').split(',').map(Number),
    ...coupon.products.map(({ id }) => id),
  ]);
  const left = products.filter(({ id }) => !linked.has(id));
  if (left.length === 0)
    return <EmptyState title="Nada a adicionar" text="Todos os produtos do catálogo já estão neste cupom." />;
  return (
    <ProductRows
      label="Produtos a adicionar"
      products={left}
      end={(product) => <AddButton coupon={coupon} product={product} />}
    />
  );
}

function AddButton({ coupon, product }: { coupon: Coupon; product: { id: number; name: string } }) {
  const [link, { isLoading }] = useLinkCouponProductMutation();
  return (
    <BusyButton
      variant="outlined"
      size="small"
      busy={isLoading}
      aria-label={`Adicionar ${product.name}`}
      onClick={() => void link({ id: coupon.id, product_id: product.id })}
    >
      Adicionar
    </BusyButton>
  );
}
