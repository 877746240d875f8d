import { clientProductStatusLook, isPending, type ClientProduct } from '@mirante/domain/client-product.ts';
import { day } from '@mirante/domain/format.ts';
import { ProductTile } from '@mirante/ui-kit/product-tile.tsx';
import { StatusChip } from '@mirante/ui-kit/status-chip.tsx';
import Button from '@mui/material/Button';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router';
import { termOf } from '../../product-term.ts';
import { to } from '../../to.ts';
import { Actions, Card, Dates, Renewing } from './card-parts.ts';
import { TermBar } from './term-bar.tsx';

/** One product of the client's: its state, its time, its payment. */
export function OwnedCard({ product }: { product: ClientProduct }) {
  const { product_code: code, product_logo: logo, product_name: name, status, renewing_id: renewing } = product;
  return (
    <Card>
      <ProductTile code={code} image={logo} />
      <div>
        <header>
          <h2>{name}</h2>
          <StatusChip look={clientProductStatusLook(status)} />
        </header>
        <p>{termOf(product, new Date())}</p>
        <TermBar product={product} />
        <Dates>
          <span>{product.starts_at ? day(product.starts_at) : `Compra em ${day(product.created_at)}`}</span>
          <span>{product.expires_at ? day(product.expires_at) : ''}</span>
        </Dates>
        {renewing !== null && (
          <Renewing>
            <Hourglass size={14} strokeWidth={1.75} aria-hidden />
            Renovação aguardando confirmação do pagamento
          </Renewing>
        )}
        <Links product={product} />
      </div>
    </Card>
  );
}

function Links({ product }: { product: ClientProduct }) {
  const payment = product.renewing_id ?? product.payment_id;
  return (
    <Actions>
      {isPending(product) && payment !== null && (
        <Button component={Link} to={to.payment(payment)} variant="contained" aria-label={`Ver pagamento de ${product.product_name}`}>
          Ver pagamento
        </Button>
      )}
      <Button component={Link} to={to.ownProduct(product.product_id)} variant="outlined" aria-label={`Detalhes de ${product.product_name}`}>
        Detalhes
      </Button>
    </Actions>
  );
}
