import { clientProductStatusStyle, type ClientProduct } from '@mirante/domain/products/client-product.ts';
import { day } from '@mirante/domain/format.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Hourglass from 'lucide-react/icons/hourglass';
import { termOf } from '../../shared/product-term.ts';
import card from './card-parts.module.css';
import { OwnedActions } from './owned-actions.tsx';
import { TermBar } from './term-bar.tsx';

interface OwnedCardProps {
  product: ClientProduct;
  own: readonly ClientProduct[];
  catalogue: readonly CatalogueProduct[];
}

/** One of the client's products: status, term, payment, and a link to details. */
export function OwnedCard({ product, own, catalogue }: OwnedCardProps) {
  const { product_code: code, product_logo: logo, product_name: name, status, renewing_id: renewing } = product;
  return (
    <article className={card.card}>
      <ProductTile code={code} image={logo} />
      <div>
        <header>
          <h2>{name}</h2>
          <StatusChip look={clientProductStatusStyle(status)} />
        </header>
        <p>{termOf(product, serverNow())}</p>
        <TermBar product={product} />
        <div className={card.dates}>
          <span>{product.starts_at ? day(product.starts_at) : `Compra em ${day(product.created_at)}`}</span>
          <span>{product.expires_at ? day(product.expires_at) : ''}</span>
        </div>
        {renewing !== null && (
          <div className={card.renewing}>
            <Hourglass size={14} strokeWidth={1.75} aria-hidden />
            Renovação aguardando confirmação do pagamento
          </div>
        )}
        <OwnedActions {...{ product, own, catalogue }} />
      </div>
    </article>
  );
}
