import { products } from '@mirante/contract/products/products.ts';
import { useMay } from '@mirante/session/can.tsx';
import { Link } from 'react-router';
import { to } from '../app/to.ts';

/** In a form that cannot be sent without a product, in a house that has none yet. */
export const NoProducts = () => (
  <span>
    Ainda não há produtos.{' '}
    {useMay(products.createProduct) ? (
      <Link to={to.newProduct()}>Criar o primeiro produto</Link>
    ) : (
      'Quem é do financeiro, ou administrador, cria o primeiro.'
    )}
  </span>
);
