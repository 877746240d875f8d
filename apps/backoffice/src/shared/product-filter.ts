import { useListAllProductsQuery } from '@mirante/api-client/sales/all-products.ts';
import type { LateOptions } from '@mirante/crud/list/filters.tsx';
import { brand } from '@mirante/domain/house/brand.ts';
import { productIds } from '@mirante/domain/products/product.ts';
import type { ProductChoice } from '@mirante/domain/sales/client-product.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

const { slug } = brand;
/** The products of the specification's filter, in its order and with its names. */
const specified = [
  { id: productIds.consultoria, code: `${slug}_consultoria`, name: 'Consultoria' },
  { id: productIds.completo, code: `${slug}_completo`, name: 'Completo' },
  { id: productIds.full_trader, code: 'full_trader', name: 'Full Trader' },
  { id: productIds.carteiras, code: `carteiras_${slug}`, name: 'Carteiras' },
  { id: productIds.invista_em_acoes, code: 'invista_em_acoes', name: 'Ações' },
  { id: productIds.top_fundos, code: 'top_fundos', name: 'Fundos' },
  { id: productIds.top_renda_fixa, code: 'top_renda_fixa', name: 'Renda fixa' },
] as const;

const ofSpecification: ReadonlySet<number> = new Set(Object.values(productIds));

/**
 * In the specification's catalogue its options, then the products that the house added and the one that is asked for.
 * In any other the ids are of other products: the whole catalogue, by name.
 */
function optionsOf(catalogue: readonly ProductChoice[], asked: string | null): LateOptions['options'] {
  const isSpecified = specified.every(({ id, code }) => catalogue.some((one) => one.id === id && one.code === code));
  const isOther = ({ id }: ProductChoice) =>
    !ofSpecification.has(id) || (String(id) === asked && !specified.some((one) => one.id === id));
  const shown = isSpecified ? [...specified, ...catalogue.filter(isOther)] : catalogue;
  return shown.map(({ id, name }) => [String(id), name] as const);
}

export function useProductFilter(key: 'client.product_id' | 'client_product.product_id'): LateOptions {
  const [url] = useSearchParams();
  const asked = url.get(key);
  const { data, isError, refetch } = useListAllProductsQuery();
  return useMemo(
    () => ({ options: optionsOf(data ?? [], asked), retry: isError ? refetch : undefined }),
    [data, asked, isError, refetch],
  );
}
