import { relatedProducts } from '@mirante/domain/sales/checkout.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { Link } from 'react-router';
import { to } from '../../to.ts';
import { Notice } from './notice.tsx';
import { orderWords } from './order-words.ts';

interface Props {
  catalogue: readonly CatalogueProduct[];
  codes: string;
  product: CatalogueProduct;
}

/**
 * Other products in the address that this one includes, and so are not charged, and those that would include this one.
 */
export function RelatedProductsNotice({ catalogue, codes, product }: Props) {
  const { included, containing } = relatedProducts(catalogue, codes, product);
  if (included.length + containing.length === 0) return null;
  return (
    <div className="bought-notice">
      {included.length > 0 && (
        <Notice title={`${included.map(({ name }) => name).join(', ')} já vem com ${product.name}`}>
          Você paga só {product.name}.
        </Notice>
      )}
      {containing.map((other) => (
        <Notice key={other.id} title={`${other.name} inclui ${product.name}`}>
          Por {orderWords(other, other.offer?.coupon_code ?? '').price}, sem pagar {product.name} à parte.{' '}
          <Link to={to.signUp(other.code, other.offer?.coupon_code)}>Assinar {other.name}</Link>
        </Notice>
      ))}
    </div>
  );
}
