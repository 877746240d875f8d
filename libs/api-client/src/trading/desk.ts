import { desk } from '@mirante/contract/trading/desk.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** What was just traded is in it at once; what became of its notices is asked for again and again. */
export const { useGetDeskQuery } = api.injectEndpoints({ endpoints: endpointsFrom(desk, 'trade') });
