import { catalogue } from '@mirante/contract/products/catalogue.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useListActiveProductsQuery, useGetDefaultCouponQuery, usePreviewOfferQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(catalogue, 'product'),
});

feedback(catalogue, { previewOffer: quiet });
