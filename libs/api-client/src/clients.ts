import { clients } from '@mirante/contract/clients.ts';
import { api } from './base-api.ts';
import { endpointsFrom } from './endpoints-from.ts';
import { feedback, listFailed } from './feedback.ts';

export const { useListClientsQuery, useGetClientQuery } = api.injectEndpoints({ endpoints: endpointsFrom(clients, 'client') });

feedback(clients, { listClients: listFailed, getClient: { fail: 'Não foi possível carregar dados do cliente.' } });
