import type { refunds } from '@mirante/contract/sales/refunds.ts';
import { brl, dayTime } from '@mirante/domain/format.ts';
import { toCents } from '@mirante/domain/money.ts';
import { labelsOf } from '@mirante/domain/records/words.ts';
import { refundCan, refundStateStyles, refundWords, type RefundRow } from '@mirante/domain/sales/refund.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { edits, file, finds } from '../../records/handlers.ts';
import { logByHand, moveRefund } from './move-refund.ts';
import * as store from './refunds.store.ts';

const { client_removed: _, ...heads } = refundWords.file;
const columns = columnsOf<Omit<RefundRow, 'client_removed'>>(
  { ...refundWords, file: heads },
  {
    created_at: dayTime,
    refunded_at: dayTime,
    state: labelsOf(refundStateStyles),
  },
);

export const refundRoutes: Handlers<typeof refunds> = {
  listRefunds: async (call) => {
    const [page, sums] = await Promise.all([store.list(call, call.input), store.sums(call, call.input)]);
    return { ...page, sums };
  },
  exportRefunds: file('refund', 'reembolsos', { list: store.list, columns }),
  getRefund: finds('refund', store),
  // Limited to what was paid: concurrent edits of one payment's refunds are serialised, with the sending job.
  editRefund: edits('refund', store, (trx, { input, now }, { id, limit, ...refund }) => {
    const amount = input.amount ?? refund.amount;
    if (amount !== refund.amount && !refundCan.editAmount(refund)) throw amountKept();
    if (toCents(amount) > toCents(limit)) throw aboveWhatWasPaid(limit);
    return store.save(trx, id, { ...input, updated_at: now() });
  }),
  removeRefund: moveRefund('remove'),
  retryRefund: moveRefund('retry'),
  markRefundByHand: moveRefund('markByHand', logByHand),
  listRefundChanges: changesOf('refund'),
};

const amountKept = () =>
  new Refusal('refund_state', 'O valor de um reembolso já enviado não muda.', {
    errors: [{ path: 'amount', message: 'O que foi enviado não muda.' }],
  });
const aboveWhatWasPaid = (limit: number) =>
  new Refusal('above_paid', 'O reembolso não pode passar do que foi pago pelo produto.', {
    errors: [{ path: 'amount', message: `Não pode passar de ${brl(limit)}, o que foi pago pelo produto.` }],
  });
