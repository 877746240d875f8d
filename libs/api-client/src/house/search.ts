import { search } from '@mirante/contract/house/search.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** The search shows its own failure. */
export const { useLazySearchQuery } = api.injectEndpoints({ endpoints: endpointsFrom(search) });
