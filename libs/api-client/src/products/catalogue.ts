import { catalogue } from '@mirante/contract/products/catalogue.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const catalogueApi = api.injectEndpoints({
  endpoints: endpointsFrom(catalogue, 'product'),
});
export const { useListActiveProductsQuery, useGetDefaultCouponQuery, usePreviewOfferQuery } = catalogueApi;

feedback(catalogue, { previewOffer: quiet });
