import { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** The list's total, for a badge: `perPage` is 1, and a failure shows no toast. */
export const { useCountExpiringProductsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom({ countExpiringProducts: expiringProducts.listExpiringProducts }, 'client_product'),
});
