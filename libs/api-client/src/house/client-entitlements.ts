import { clientEntitlements } from '@mirante/contract/house/client-entitlements.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** The page shows their failures itself. */
export const { useGetClientEntitlementsQuery, useExplainClientEntitlementQuery, useSearchEntitledItemsQuery } =
  api.injectEndpoints({ endpoints: endpointsFrom(clientEntitlements, 'client_product') });
