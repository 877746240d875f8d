import { brl } from '@mirante/domain/format.ts';
import { productKind, termLabels, type CatalogueProduct } from '@mirante/domain/products/product.ts';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import { styled } from '@mui/material/styles';

export type Ordered = Pick<CatalogueProduct, 'id' | 'code' | 'name' | 'price' | 'installments' | 'image'>;

/** What is bought, each at its list price. */
export const OrderedProducts = ({ products }: { products: readonly Ordered[] }) => (
  <List>
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
  </List>
);

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBottom: '1px solid var(--line)',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: 12,
    paddingBottom: 14,
  },
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' },
  '& b': { fontWeight: 600, whiteSpace: 'nowrap' },
});
