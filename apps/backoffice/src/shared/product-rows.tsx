import { products as calls } from '@mirante/contract/products/products.ts';
import { productActiveStyle } from '@mirante/domain/products/product-record.ts';
import { useMay } from '@mirante/session/can.tsx';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import css from './product-rows.module.css';
import { to } from '../app/to.ts';

interface Shown {
  id: number;
  code: string;
  name: string;
  image: string | null;
  active: boolean;
}
interface Props<P extends Shown> {
  label: string;
  products: readonly P[];
  /** The list's own detail beside the code. */
  about?: (product: P) => string | undefined;
  /** The product's actions here. */
  end?: (product: P) => ReactNode;
}

/** Catalogue products, one per line. */
export function ProductRows<P extends Shown>({ label, products, about, end }: Props<P>) {
  const opens = useMay(calls.getProduct);
  return (
    <ul className={css.rows} aria-label={label}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductTile code={product.code} image={product.image} size="sm" />
          <div className={css.name}>
            {opens ? (
              <Link component={RouterLink} to={to.product(product.id)}>
                {product.name}
              </Link>
            ) : (
              <span>{product.name}</span>
            )}
            <small>{[product.code, about?.(product)].filter(Boolean).join(' · ')}</small>
          </div>
          <div className={css.end}>
            {!product.active && <StatusChip look={productActiveStyle(false)} />}
            {end?.(product)}
          </div>
        </li>
      ))}
    </ul>
  );
}
