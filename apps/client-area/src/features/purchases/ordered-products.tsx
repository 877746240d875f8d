import { brl } from '@mirante/domain/format.ts';
import type { PricedProduct } from '@mirante/domain/products/price.ts';
import { productKind, termLabels, type CatalogueProduct } from '@mirante/domain/products/product.ts';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import css from './ordered-products.module.css';

export type Ordered = Pick<CatalogueProduct, 'id' | 'code' | 'name' | 'price' | 'installments' | 'image'> &
  Pick<PricedProduct, 'credit'>;

/** The ordered products at list prices. */
export const OrderedProducts = ({ products }: { products: readonly Ordered[] }) => (
  <ul className={css.list}>
    {products.map((product) => (
      <li key={product.id}>
        <ProductTile code={product.code} image={product.image} />
        <div>
          <strong>{product.name}</strong>
          <small>{termLabels[productKind(product)]}</small>
        </div>
        <b>{brl(product.price)}</b>
      </li>
    ))}
  </ul>
);
