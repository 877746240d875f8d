import { brl } from '@mirante/domain/format.ts';
import { offeredPriceOf, type DefaultCoupon } from '@mirante/domain/products/offer.ts';
import { maxInstallments } from '@mirante/domain/products/price.ts';
import { isSoldOnline, type CatalogueProduct } from '@mirante/domain/products/product.ts';
import { withCredits, type UpgradeCredit } from '@mirante/domain/sales/upgrade-credit.ts';
import { PriceText } from '@mirante/ui-kit/states/price-text.tsx';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useHelpAddress } from '../../shared/help-address.ts';
import { ListPrice } from '../../shared/list-price.tsx';
import { to } from '../../app/to.ts';
import css from './available-card.module.css';

interface Props {
  product: CatalogueProduct;
  credits: readonly UpgradeCredit[];
  defaultCoupon: DefaultCoupon;
}

/** One product for sale, at the client's own price. */
export const AvailableCard = ({ product, credits, defaultCoupon }: Props) => (
  <article className={css.card}>
    <ProductTile code={product.code} image={product.image} />
    <h3>{product.name}</h3>
    <p>{product.description}</p>
    {isSoldOnline(product) ? <Price {...{ product, credits, defaultCoupon }} /> : <Advised />}
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

function Price({ product, credits, defaultCoupon }: Props) {
  const price = offeredPriceOf(withCredits([product], credits), 'credit_card', defaultCoupon);
  const installments = maxInstallments([product]);
  return (
    <div className={css.foot}>
      <div>
        <ListPrice price={price} />
        <PriceText amount={price.total} size="card" />
        {installments > 1 && <small>em até {installments}x sem juros</small>}
        {price.credit > 0 && <small>já com {brl(price.credit)} de crédito</small>}
      </div>
      <Button variant="outlined" component={Link} to={to.buy([product.code])} aria-label={`Comprar ${product.name}`}>
        Comprar
      </Button>
    </div>
  );
}
