import { useListActiveProductsQuery } from '@mirante/api-client/products/catalogue.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { useRecordOptions } from '@mirante/crud/list/use-record-options.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';

/** Filters by one of the client's open products. */
export function useProductFilter<const K extends string>(key: K) {
  const { entitlements = [] } = useViewerDetails();
  const read = useListActiveProductsQuery();
  const own = read.data?.filter(({ code }) => entitlements.includes(code));
  return { label: 'Produto', filter: filter.choice(key, useRecordOptions(own, read)) };
}

/** The filters shared by all lists of contents. */
export const readFilter = <const K extends string>(key: K, label: 'Lido' | 'Lida' = 'Lido') => ({
  label,
  filter: filter.yesNo(key, label === 'Lida' ? 'Todas' : 'Todos'),
});
export const sinceFilter = <const K extends string>(key: K) => ({
  label: 'Desde',
  filter: filter.day(key),
});
export const textFilter = <const K extends string>(key: K) => ({
  label: 'Texto',
  filter: filter.text(key, 'Buscar em títulos e textos'),
});
