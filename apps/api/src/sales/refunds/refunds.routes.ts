import type { refunds } from '@mirante/contract/sales/refunds.ts';
import { brl, dayTime } from '@mirante/domain/format.ts';
import { toCents } from '@mirante/domain/money.ts';
import { refundWords, type RefundRow } from '@mirante/domain/sales/refund.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './refunds.store.ts';

const columns = columnsOf<RefundRow>(refundWords.file, { created_at: dayTime, refunded_at: dayTime });

export const refundRoutes: Handlers<typeof refunds> = {
  listRefunds: lists(store.list),
  exportRefunds: file('refund', 'reembolsos', { list: store.list, columns }),
  getRefund: finds('refund', store),
  // Never above what was paid: two who edit refunds of one payment wait for each other.
  editRefund: edits('refund', store, (trx, { input, now }, { id, limit }) => {
    if (toCents(input.amount) > toCents(limit)) throw aboveWhatWasPaid(limit);
    return store.save(trx, id, { ...input, updated_at: now() });
  }),
  removeRefund: removes('refund', store),
  listRefundChanges: changesOf('refund'),
};

const aboveWhatWasPaid = (limit: number) =>
  new Refusal('above_paid', 'O reembolso não pode passar do que foi pago.', {
    errors: [{ path: 'amount', message: `Não pode passar de ${brl(limit)}, o que foi pago.` }],
  });
