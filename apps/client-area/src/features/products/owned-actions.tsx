import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import { Actions, Included } from './card-parts.ts';
import { wayForward } from './way-forward.ts';

interface OwnedActionsProps {
  product: ClientProduct;
  own: readonly ClientProduct[];
  catalogue: readonly CatalogueProduct[];
}

/** What can be done with one own product: at most one of it is primary. */
export function OwnedActions({ product, own, catalogue }: OwnedActionsProps) {
  const { entitlements = [] } = useViewerDetails();
  const { way, urgent, includedIn } = wayForward(product, { own, catalogue, entitlements, now: serverNow() });
  return (
    <>
      {includedIn && <Included>Já faz parte de {includedIn}</Included>}
      <Actions>
        {way && (
          <Button component={Link} to={way.to} variant={urgent ? 'contained' : 'outlined'} aria-label={way.name}>
            {way.label}
          </Button>
        )}
        <Button
          component={Link}
          to={to.ownProduct(product.product_id)}
          variant="outlined"
          aria-label={`Detalhes de ${product.product_name}`}
        >
          Detalhes
        </Button>
      </Actions>
    </>
  );
}
