import { clients } from '@mirante/contract/people/clients.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

export const { useListClientsQuery, useGetClientQuery, useRemoveClientMutation, useListClientChangesQuery } =
  api.injectEndpoints({ endpoints: endpointsFrom(clients, 'client', ['client_product', 'payment']) });

feedback(clients, {
  listClients: listFailed,
  getClient: { 404: quiet, fail: 'Não foi possível carregar dados do cliente.' },
  removeClient: { ok: 'Removido com sucesso!', fail: 'Não foi possível remover o recurso.' },
  listClientChanges: quiet,
});
