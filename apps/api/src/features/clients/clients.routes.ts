import type { clients } from '@mirante/contract/clients.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './clients.store.ts';

export const clientRoutes: Handlers<typeof clients> = {
  listClients: ({ input, ...services }) => store.list(services, input),
  getClient: async ({ db, params }) => or404(await store.find(db, params.id), 'Cliente'),
};
