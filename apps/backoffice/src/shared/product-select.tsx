import { useListAllProductsQuery } from '@mirante/api-client/sales/all-products.ts';
import type { Related } from '@mirante/domain/content/content.ts';
import { SelectInput } from '@mirante/ui-kit/fields/fields.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { NoProducts } from './no-products.tsx';

interface Props {
  name: string;
  label: string;
  help?: string;
  /** The record's product, which is always an option. */
  current?: Related | undefined;
}

/** Selects the product that unlocks a record. */
export function ProductSelect({ current, ...field }: Props) {
  const { data, error, refetch } = useListAllProductsQuery();
  if (error && !data) return <ErrorPanel title="Erro ao carregar produtos" error={error} onRetry={refetch} />;
  const products = new Map([...(current ? [current] : []), ...(data ?? [])].map(({ id, name }) => [String(id), name]));
  const isEmpty = data !== undefined && products.size === 0;
  return <SelectInput {...field} {...(isEmpty && { help: <NoProducts /> })} options={[...products]} />;
}
