import { findClient } from '../../people/client.store.ts';
import type { clientPayments } from '@mirante/contract/sales/client-payments.ts';
import { sendCsv } from '../../records/csv.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { listPayments } from './client-account.store.ts';
import { clientPaymentCsv } from './payments.csv.ts';

export const clientPaymentRoutes: Handlers<typeof clientPayments> = {
  listClientPayments: async ({ input, params: { id }, ...services }) => {
    or404(await findClient(services.db, id), 'Cliente');
    return listPayments(id)(services, input);
  },
  exportClientPayments: async (call) => {
    const { id } = call.params;
    or404(await findClient(call.db, id), 'Cliente');
    return sendCsv(call, {
      resource: 'payment',
      name: `cliente-${id}-pagamentos`,
      columns: clientPaymentCsv,
      rows: listPayments(id).all(call, call.input),
    });
  },
};
