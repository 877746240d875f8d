import { useGetClientProductQuery } from '@mirante/api-client/sales/client-products.ts';

/** The acquired product's name, for breadcrumbs. */
export const ClientProductName = ({ clientId, id }: { clientId: number; id: number }) =>
  useGetClientProductQuery({ client_id: clientId, id }).currentData?.product_name ?? 'Produto';
