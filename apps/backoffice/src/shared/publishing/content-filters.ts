import { useListAllProductsQuery } from '@mirante/api-client/sales/all-products.ts';
import type { Options } from '@mirante/crud/list/filters.tsx';
import { useMemo } from 'react';

const none: Options = [];

/** The products to filter contents by. */
export function useProductOptions(): Options {
  const { data } = useListAllProductsQuery();
  return useMemo(() => data?.map(({ id, name }) => [String(id), name] as const) ?? none, [data]);
}

/** Options of the draft filter. */
export const draftOptions: Options = [
  ['true', 'Rascunho'],
  ['false', 'Publicado ou agendado'],
];
