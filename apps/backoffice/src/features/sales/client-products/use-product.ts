import { useGetClientProductQuery } from '@mirante/api-client/sales/client-products.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';

/** The acquisition in the address, and its page. */
export function useProduct() {
  const params = useParams();
  const [client_id, id] = [Number(params.id), Number(params.productId)];
  return { client_id, id, query: useGetClientProductQuery({ client_id, id }), page: to.clientProduct(client_id, id) };
}
