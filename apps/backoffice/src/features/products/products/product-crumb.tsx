import { useGetProductQuery } from '@mirante/api-client/products/products.ts';
import { Crumb } from '../../../app/crumb.tsx';
import { to } from '../../../app/to.ts';

export function ProductCrumb({ id }: { id: number }) {
  const { currentData } = useGetProductQuery({ id });
  return <Crumb of="Produtos" to={to.products()} here={currentData?.name ?? 'Produto'} />;
}
