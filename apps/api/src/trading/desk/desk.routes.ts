import type { desk } from '@mirante/contract/trading/desk.ts';
import type { Handlers } from '../../http/serve.ts';
import { newestEvents } from './desk.store.ts';

export const deskRoutes: Handlers<typeof desk> = {
  getDesk: async ({ db, now }) => ({ events: await newestEvents(db, now()) }),
};
