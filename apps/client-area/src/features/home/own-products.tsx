import { clientProductStatusStyle, type ClientProduct } from '@mirante/domain/products/client-product.ts';
import { isPending } from '@mirante/domain/products/pending-payments.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { coverOf } from '@mirante/domain/sales/purchase-choice.ts';
import { isUrgent, offersRenewal, soldAs } from '@mirante/domain/sales/renewal.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import { EmptyState, ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { termOf } from '../../shared/product-term.ts';
import { to } from '../../app/to.ts';
import { HomeCard, Rows, WaitingRows } from './home-card.tsx';

interface OwnProductsProps {
  query: { data?: ClientProduct[] | undefined; error?: unknown; refetch: () => unknown };
  /** Undefined if it could not be read: nothing is renewed that another product might cover. */
  catalogue: readonly CatalogueProduct[] | undefined;
}

/** The client's active and pending products. */
export const OwnProducts = (props: OwnProductsProps) => (
  <HomeCard title="Seus produtos" more={to.ownProducts()}>
    <Inside {...props} />
  </HomeCard>
);

function Inside({ query: { data, error, refetch }, catalogue }: OwnProductsProps) {
  const shown = data?.filter((product) => product.status === 'active' || isPending(product));
  if (shown) return <List products={shown} catalogue={catalogue} />;
  if (error) return <ErrorPanel title="Erro ao buscar produtos do cliente." error={error} onRetry={refetch} />;
  return <WaitingRows rows={3} />;
}

function List({ products, catalogue }: Pick<OwnProductsProps, 'catalogue'> & { products: ClientProduct[] }) {
  if (products.length === 0) return <Nothing />;
  const now = serverNow();
  const isToRenew = (product: ClientProduct) =>
    catalogue &&
    offersRenewal(product, soldAs(product, catalogue)) &&
    isUrgent(product, now) &&
    !coverOf(product, { own: products, now }, catalogue);
  return (
    <Rows>
      {products.map((product) => (
        <li key={product.id}>
          <ProductTile code={product.product_code} image={product.product_logo} />
          <div>
            <strong>{product.product_name}</strong>
            <small>{termOf(product, now)}</small>
            {isToRenew(product) && <RenewLink product={product} />}
          </div>
          <StatusChip look={clientProductStatusStyle(product.status)} />
        </li>
      ))}
    </Rows>
  );
}

const RenewLink = ({ product: { product_code: code, product_name: name } }: { product: ClientProduct }) => (
  <>
    {' · '}
    <Link component={RouterLink} to={to.renew(code)} aria-label={`Renovar ${name}`}>
      Renovar
    </Link>
  </>
);

const Nothing = () => (
  <EmptyState
    title="Nenhum produto ativo"
    text="Aqui ficam os produtos que você assina."
    action={
      <Button variant="contained" component={RouterLink} to={to.buy()}>
        Conhecer os produtos
      </Button>
    }
  />
);
