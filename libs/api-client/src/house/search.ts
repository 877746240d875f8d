import { search } from '@mirante/contract/house/search.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** Its failure is told where one searches. */
export const { useLazySearchQuery } = api.injectEndpoints({ endpoints: endpointsFrom(search) });
