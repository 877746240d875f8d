import { maxInstallments } from '@mirante/domain/products/price.ts';
import { isSoldOnline, type CatalogueProduct } from '@mirante/domain/products/product.ts';
import { PriceText } from '@mirante/ui-kit/states/price-text.tsx';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useHelpAddress } from '../../shared/help-address.ts';
import { to } from '../../app/to.ts';

/** One product for sale. */
export const AvailableCard = ({ product }: { product: CatalogueProduct }) => (
  <Card>
    <ProductTile code={product.code} image={product.image} />
    <h3>{product.name}</h3>
    <p>{product.description}</p>
    {isSoldOnline(product) ? <Price product={product} /> : <Advised />}
  </Card>
);

/** The consultancy is agreed in person. */
function Advised() {
  return (
    <Foot>
      <strong>Consulte valores</strong>
      <Button variant="outlined" href={useHelpAddress()} target="_blank" rel="noopener">
        Falar com a equipe
      </Button>
    </Foot>
  );
}

function Price({ product }: { product: CatalogueProduct }) {
  const installments = maxInstallments([product]);
  return (
    <Foot>
      <div>
        <PriceText amount={product.price} size="card" />
        {installments > 1 && <small>em até {installments}x sem juros</small>}
      </div>
      <Button variant="outlined" component={Link} to={to.buy([product.code])} aria-label={`Comprar ${product.name}`}>
        Comprar
      </Button>
    </Foot>
  );
}

const Card = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: 20,
  backgroundColor: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-lg)',
  '& h3': { margin: '12px 0 4px', fontSize: 16, lineHeight: '24px', fontWeight: 650 },
  '& p': { margin: '0 0 16px', fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' },
  '& > :last-child': { marginTop: 'auto' },
  '& strong': { fontWeight: 650 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--ink-3)' },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 12px',
  width: '100%',
});
