import { products } from '@mirante/contract/products/products.ts';
import { useMay } from '@mirante/session/can.tsx';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { to } from '../app/to.ts';

/** In a form that cannot be sent without a product, in a house that has none yet. */
export const NoProducts = () => (
  <Typography variant="body2" color="textSecondary">
    Ainda não há produtos.{' '}
    {useMay(products.createProduct) ? (
      <Link component={RouterLink} to={to.newProduct()}>
        Criar o primeiro produto
      </Link>
    ) : (
      'Quem é do financeiro, ou administrador, cria o primeiro.'
    )}
  </Typography>
);
