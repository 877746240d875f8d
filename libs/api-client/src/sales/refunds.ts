import { refunds } from '@mirante/contract/sales/refunds.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListRefundsQuery,
  useGetRefundQuery,
  useEditRefundMutation,
  useRemoveRefundMutation,
  useRetryRefundMutation,
  useMarkRefundByHandMutation,
  useListRefundChangesQuery,
} = api.injectEndpoints({
  endpoints: endpointsFrom(refunds, 'refund', ['client', 'client_product', 'payment']),
});

feedback(refunds, {
  listRefunds: listFailed,
  getRefund: recordFailed,
  editRefund: recordSaved,
  removeRefund: removed('o reembolso'),
  retryRefund: { ok: 'Reembolso reenviado!', fail: 'Não foi possível reenviar o reembolso.' },
  markRefundByHand: { ok: 'Reembolso marcado como devolvido!', fail: 'Não foi possível marcar o reembolso.' },
});
