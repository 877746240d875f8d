import { desk } from '@mirante/contract/trading/desk.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** Includes what was just traded; its notices' delivery is polled. */
export const { useGetDeskQuery } = api.injectEndpoints({ endpoints: endpointsFrom(desk, 'trade') });
