import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import card from './card-parts.module.css';
import { nextActionOf } from '../../shared/next-action.ts';

interface OwnedActionsProps {
  product: ClientProduct;
  own: readonly ClientProduct[];
  catalogue: readonly CatalogueProduct[];
}

/** The actions of an own product; at most one is primary. */
export function OwnedActions({ product, own, catalogue }: OwnedActionsProps) {
  const { entitlements = [] } = useViewerDetails();
  const { action, urgent, includedIn } = nextActionOf(product, { own, catalogue, entitlements, now: serverNow() });
  return (
    <>
      {includedIn && <div className={card.included}>Já faz parte de {includedIn}</div>}
      <div className={card.actions}>
        {action && (
          <Button component={Link} to={action.to} variant={urgent ? 'contained' : 'outlined'} aria-label={action.name}>
            {action.label}
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
      </div>
    </>
  );
}
