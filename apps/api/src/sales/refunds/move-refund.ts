import { nameOf } from '@mirante/domain/house/audit.ts';
import type { RefundEntryKind } from '@mirante/domain/sales/money-entry.ts';
import { refundCan, REVERSED_MEANWHILE, type RefundState } from '@mirante/domain/sales/refund.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import { closeFailedJobs } from '../../jobs/redrive-job.ts';
import type { Services } from '../../services.ts';
import * as store from './refunds.store.ts';

type Move = 'retry' | 'markByHand' | 'remove';
const kinds: Record<Move, RefundEntryKind> = {
  retry: 'refund_retried',
  markByHand: 'refund_by_hand',
  remove: 'refund_removed',
};

/**
 * Staff's actions on a refund. 404 for an unknown one, 409 in another state (`refund_state`) or after the bank reversed
 * the payment (`nothing_paid`).
 */
export const moveRefund =
  (move: Move) =>
  ({ db, jobs, now, params: { id } }: Services & { params: { id: number } }): Promise<void> =>
    inTransaction(db, async (trx) => {
      const refund = or404(await store.lock(trx, id), nameOf('refund'));
      if (!refundCan[move](refund)) throw refused(move, refund);
      await store.insertEntry(trx, id, { kind: kinds[move], at: now() });
      await closeFailedJobs({ trx, now: now() }, 'refund', { refundId: id });
      if (move === 'retry') await jobs.add(trx, 'refund', { refundId: id });
    });

const refused = (move: Move, { state, reversed }: store.LockedRefund): Refusal =>
  reversed && refundCan[move]({ state, reversed: false })
    ? new Refusal('nothing_paid', REVERSED_MEANWHILE)
    : new Refusal('refund_state', whyNot[state]);

const whyNot: Record<RefundState, string> = {
  asked: 'O reembolso ainda não foi enviado.',
  sent: 'O reembolso está a caminho: espere a resposta do gateway.',
  returned: 'O reembolso já foi devolvido.',
  failed: 'O envio do reembolso falhou.',
  by_hand: 'O reembolso já foi devolvido à mão.',
  removed: 'O reembolso foi removido.',
};
