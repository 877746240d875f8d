import type { clients } from '@mirante/contract/people/clients.ts';
import { sendCsv } from '../../records/csv.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { limitDaily } from '../../access/daily-limit/daily-limit.ts';
import { removeClient } from '../account-removal/remove-client.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { clientCsv } from './clients.csv.ts';
import { staffClient } from './staff-client.ts';
import * as store from './clients.store.ts';

export const clientRoutes: Handlers<typeof clients> = {
  listClients: ({ input, ...services }) => store.list(services, input),
  exportClients: (call) =>
    sendCsv(call, { resource: 'client', name: 'clientes', columns: clientCsv, rows: store.listAll(call, call.input) }),
  getClient: async (call) => or404(await staffClient(call, call.params.id), 'Cliente'),
  removeClient: (call) => limitDaily(call, 'removal', (count) => removeClient(call, call.params.id, count)),
  listClientChanges: changesOf('client'),
};
