import { maxInstallments } from '@mirante/domain/products/price.ts';
import { isSoldOnline, type CatalogueProduct } from '@mirante/domain/products/product.ts';
import { PriceText } from '@mirante/ui-kit/states/price-text.tsx';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useHelpAddress } from '../../shared/help-address.ts';
import { to } from '../../app/to.ts';
import css from './available-card.module.css';

/** One product for sale. */
export const AvailableCard = ({ product }: { product: CatalogueProduct }) => (
  <article className={css.card}>
    <ProductTile code={product.code} image={product.image} />
    <h3>{product.name}</h3>
    <p>{product.description}</p>
    {isSoldOnline(product) ? <Price product={product} /> : <Advised />}
  </article>
);

/** The consultancy is agreed in person. */
function Advised() {
  return (
    <div className={css.foot}>
      <strong>Consulte valores</strong>
      <Button variant="outlined" href={useHelpAddress()} target="_blank" rel="noopener">
        Falar com a equipe
      </Button>
    </div>
  );
}

function Price({ product }: { product: CatalogueProduct }) {
  const installments = maxInstallments([product]);
  return (
    <div className={css.foot}>
      <div>
        <PriceText amount={product.price} size="card" />
        {installments > 1 && <small>em até {installments}x sem juros</small>}
      </div>
      <Button variant="outlined" component={Link} to={to.buy([product.code])} aria-label={`Comprar ${product.name}`}>
        Comprar
      </Button>
    </div>
  );
}
