import type { refunds } from '@mirante/contract/sales/refunds.ts';
import { sendCsv } from '../../records/csv.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { editRefund } from './edit-refund.ts';
import { refundCsv } from './refunds.csv.ts';
import * as store from './refunds.store.ts';

export const refundRoutes: Handlers<typeof refunds> = {
  listRefunds: ({ input, ...services }) => store.list(services, input),
  exportRefunds: (call) =>
    sendCsv(call, {
      resource: 'refund',
      name: 'reembolsos',
      columns: refundCsv,
      rows: store.list.all(call, call.input),
    }),
  getRefund: async ({ db, params }) => or404(await store.find(db, params.id), 'Reembolso'),
  editRefund: ({ params, input, seen, ...services }) => editRefund(services, { id: params.id, input, seen }),
  removeRefund: async ({ db, params }) => void or404(await store.remove(db, params.id), 'Reembolso'),
  listRefundChanges: changesOf('refund'),
};
