import { useListAllProductsQuery } from '@mirante/api-client/sales/all-products.ts';
import type { Options } from '@mirante/crud/list/filters.tsx';
import { productFilterIds } from '@mirante/domain/products/product.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

const names: Record<(typeof productFilterIds)[number], string> = {
  100: 'Consultoria',
  6: 'Completo',
  5: 'Full Trader',
  4: 'Carteiras',
  3: 'Ações',
  2: 'Fundos',
  1: 'Renda fixa',
};

/** In the house's order, which an object with numeric keys would lose. */
const houseOptions: Options = productFilterIds.map((id) => [String(id), names[id]]);

/** The product filter's options, with any other product in the address's filter, by name. */
export function useProductFilter(key: 'client.product_id' | 'client_product.product_id'): Options {
  const [url] = useSearchParams();
  const id = url.get(key) ?? '';
  const isOther = id !== '' && !houseOptions.some(([known]) => known === id);
  const { data } = useListAllProductsQuery(undefined, { skip: !isOther });
  const name = data?.find((product) => String(product.id) === id)?.name;
  return useMemo(() => (isOther && name ? [...houseOptions, [id, name]] : houseOptions), [isOther, id, name]);
}
