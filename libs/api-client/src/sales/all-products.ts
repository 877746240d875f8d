import { allProducts } from '@mirante/contract/sales/all-products.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const { useListAllProductsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(allProducts, 'client_product'),
});

feedback(allProducts, { listAllProducts: { fail: 'Erro ao carregar lista de produtos.' } });
