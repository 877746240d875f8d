import { useListProductsQuery } from '@mirante/api-client/products/products.ts';
import { useListAllProductsQuery } from '@mirante/api-client/sales/all-products.ts';
import type { ProductRow } from '@mirante/domain/products/product-record.ts';

type Selectable = Pick<ProductRow, 'id' | 'code' | 'name' | 'image' | 'active'>;

/** The products to select from: the whole catalogue, by name. Most are within the first page, which has their images. */
export function useProductSelector() {
  const {
    data: first,
    error,
    refetch,
  } = useListProductsQuery({
    perPage: 40,
    page: 1,
    sort: 'product.name',
    order: 1,
  });
  const isWhole = !first || first.items.length >= first.total;
  const all = useListAllProductsQuery(undefined, { skip: isWhole });
  if (isWhole) return { products: first?.items, error, refetch };
  return { products: all.data && withImages(all.data, first.items), error: all.error, refetch: all.refetch };
}

function withImages(all: readonly Omit<Selectable, 'image'>[], first: readonly Selectable[]): Selectable[] {
  const images = new Map(first.map(({ id, image }) => [id, image]));
  return all.map((product) => ({ ...product, image: images.get(product.id) ?? null }));
}
