import type { payments } from '@mirante/contract/sales/payments.ts';
import { sendCsv } from '../../records/csv.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { paymentTotals } from './payment-totals.store.ts';
import { paymentCsv } from './payments.csv.ts';
import * as store from './payments.store.ts';

export const paymentRoutes: Handlers<typeof payments> = {
  listPayments: ({ input, ...services }) => store.list(services, input),
  exportPayments: (call) =>
    sendCsv(call, {
      resource: 'payment',
      name: 'pagamentos',
      columns: paymentCsv,
      rows: store.list.all(call, call.input),
    }),
  sumPayments: ({ input, ...services }) => paymentTotals(services, input),
  getPayment: async ({ params, ...services }) => or404(await store.find(services, params.id), 'Pagamento'),
  listPaymentChanges: changesOf('payment'),
};
