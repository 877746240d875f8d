import type { Page } from '@mirante/domain/records/page.ts';
import { refundStates, type Refund, type RefundRow, type RefundSum } from '@mirante/domain/sales/refund.ts';
import { changesOf } from '../records/changes.ts';
import { csvOf } from '../records/csv.ts';
import { del, get, patch, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
const allow = ['financeiro'] as const;
const listRefunds = get('/api/v1/refunds', {
  what: 'Listar reembolsos',
  allow,
  input: listQuery({
    sort: ['refund.created_at', 'refund.client_id', 'refund.amount'],
    by: 'refund.created_at',
    order: -1,
    filters: ({ day, id, oneOf }) => ({
      'refund.client_id': id(),
      'refund.created_at': day(),
      'refund.state': oneOf(refundStates),
    }),
  }),
  returns: type<Page<RefundRow> & { sums: RefundSum[] }>(),
});
export const refunds = {
  listRefunds,
  exportRefunds: csvOf('/api/v1/refunds.csv', 'Exportar reembolsos', listRefunds),
  getRefund: get('/api/v1/refunds/:id', { what: 'Ver um reembolso', allow, returns: type<Refund>() }),
  editRefund: patch('/api/v1/refunds/:id', {
    what: 'Editar um reembolso',
    allow,
    stepUp: 'refund',
    input: () => import('./refunds.form.ts').then((m) => m.refundChange),
    returns: type<Refund>(),
    refuses: ['edit_conflict', 'above_paid', 'refund_state'],
    example: { amount: 594, obs: 'Devolvido por Pix a pedido do cliente.' },
  }),
  removeRefund: del('/api/v1/refunds/:id', {
    what: 'Remover um reembolso',
    allow,
    stepUp: 'refund',
    refuses: ['refund_state'],
  }),
  /** For one that has failed for good: requests it from the gateway again, with the same reference. */
  retryRefund: post('/api/v1/refunds/:id/retry', {
    what: 'Reenviar um reembolso que falhou',
    allow,
    stepUp: 'refund',
    idempotent: true,
    refuses: ['refund_state', 'nothing_paid'],
  }),
  /** For a refund that the gateway does not make, or failed to make: records that it was made by hand, and logs how. */
  markRefundByHand: post('/api/v1/refunds/:id/by-hand', {
    what: 'Marcar um reembolso como devolvido à mão',
    allow,
    stepUp: 'refund',
    idempotent: true,
    input: () => import('./refunds.form.ts').then((m) => m.byHandForm),
    example: { reason: 'Por Pix, da conta da casa, em 21/11. Comprovante com o financeiro.' },
    refuses: ['refund_state', 'nothing_paid'],
  }),
  listRefundChanges: changesOf('/api/v1/refunds/:id/changes', 'Ver as alterações de um reembolso', allow),
};
