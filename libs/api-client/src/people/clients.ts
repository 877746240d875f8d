import { clients } from '@mirante/contract/people/clients.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, removed } from '../feedback.ts';

export const { useListClientsQuery, useGetClientQuery, useRemoveClientMutation, useListClientChangesQuery } =
  api.injectEndpoints({ endpoints: endpointsFrom(clients, 'client', ['client_product', 'payment']) });

feedback(clients, {
  listClients: listFailed,
  getClient: { 404: quiet, fail: 'Não foi possível carregar dados do cliente.' },
  removeClient: removed('o recurso'),
});
