import type { funds } from '@mirante/contract/investments/funds.ts';
import type { Handlers } from '../../http/serve.ts';
import { finds, lists } from '../../records/handlers.ts';
import * as store from './funds.store.ts';

export const fundRoutes: Handlers<typeof funds> = {
  listFunds: lists(store.list),
  getFund: finds('fund', store),
};
