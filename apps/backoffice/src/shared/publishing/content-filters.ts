import { useListAllProductsQuery } from '@mirante/api-client/sales/all-products.ts';
import type { LateOptions, Options } from '@mirante/crud/list/filters.tsx';
import { useRecordOptions } from '@mirante/crud/list/use-record-options.ts';

/** The products to filter contents by. */
export function useProductOptions(): LateOptions {
  const products = useListAllProductsQuery();
  return useRecordOptions(products.data, products);
}

/** Options of the draft filter. */
export const draftOptions: Options = [
  ['true', 'Rascunho'],
  ['false', 'Publicado ou agendado'],
];
