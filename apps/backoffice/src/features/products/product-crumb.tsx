import { useGetProductQuery } from '@mirante/api-client/products.ts';
import { Crumb } from '../../crumb.tsx';
import { to } from '../../to.ts';

export function ProductCrumb({ id }: { id: number }) {
  const { currentData } = useGetProductQuery({ id });
  return <Crumb of="Produtos" to={to.products()} here={currentData?.name ?? `Produto ${id}`} />;
}
