import type { payments } from '@mirante/contract/payments.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './payments.store.ts';

export const paymentRoutes: Handlers<typeof payments> = {
  listPayments: ({ input, ...services }) => store.list(services, input),
  getPayment: async ({ params, ...services }) => or404(await store.find(services, params.id), 'Pagamento'),
};
