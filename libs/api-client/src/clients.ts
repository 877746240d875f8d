import { clients } from '@mirante/contract/clients.ts';
import { api } from './base-api.ts';
import { endpointsFrom } from './endpoints-from.ts';

export const { useListClientsQuery, useGetClientQuery } = api.injectEndpoints({ endpoints: endpointsFrom(clients, 'client') });
