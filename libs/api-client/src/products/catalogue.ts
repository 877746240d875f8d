import { catalogue } from '@mirante/contract/products/catalogue.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

export const { useListActiveProductsQuery, useGetDefaultCouponQuery, useLazyGetDefaultCouponQuery } =
  api.injectEndpoints({ endpoints: endpointsFrom(catalogue, 'product') });
