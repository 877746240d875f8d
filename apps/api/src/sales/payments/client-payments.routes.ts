import { findClient } from '../../people/client.store.ts';
import type { clientPayments } from '@mirante/contract/sales/client-payments.ts';
import { sendCsv, type CsvColumns } from '../../records/csv.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import type { PaymentRow } from '@mirante/domain/sales/payment.ts';
import { listPayments } from './client-account.store.ts';
import { paymentCsv } from './payments.csv.ts';

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
      columns: withoutClient,
      rows: listPayments(id).all(call, call.input),
    });
  },
};

/** Whose they are is in the file's name. */
const withoutClient = paymentCsv.filter(
  ([head]) => !head.toLowerCase().includes('cliente'),
) as unknown as CsvColumns<PaymentRow>;
