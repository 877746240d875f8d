import type { clientAccount } from '@mirante/contract/sales/client-account.ts';
import { clientProductsAt } from '../../products/holdings/holdings.store.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './client-account.store.ts';

export const clientAccountRoutes: Handlers<typeof clientAccount> = {
  listOwnProducts: ({ db, viewer, now }) => clientProductsAt(db, viewer.id, now()),
  listOwnPayments: ({ input, viewer, ...services }) => store.listPayments(viewer.id)(services, input),
  getOwnPayment: async ({ viewer, params, ...services }) =>
    or404(await store.findPayment(services, viewer.id, params.id), 'Pagamento'),
};
