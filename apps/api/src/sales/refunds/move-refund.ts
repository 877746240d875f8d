import { nameOf } from '@mirante/domain/house/audit.ts';
import type { RefundEntryKind } from '@mirante/domain/sales/money-entry.ts';
import { refundCan, type RefundState } from '@mirante/domain/sales/refund.ts';
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

/** What staff do with a refund. 404 for none, 409 (`refund_state`) where it is not there yet, or no more. */
export const moveRefund =
  (move: Move) =>
  ({ db, jobs, now, params: { id } }: Services & { params: { id: number } }): Promise<void> =>
    inTransaction(db, async (trx) => {
      const refund = or404(await store.lock(trx, id), nameOf('refund'));
      if (!refundCan[move](refund)) throw new Refusal('refund_state', whyNot[refund.state]);
      await store.insertEntry(trx, id, { kind: kinds[move], at: now() });
      await closeFailedJobs({ trx, now: now() }, 'refund', { refundId: id });
      if (move === 'retry') await jobs.add(trx, 'refund', { refundId: id });
    });

const whyNot: Record<RefundState, string> = {
  asked: 'O reembolso ainda não foi enviado.',
  sent: 'O reembolso está a caminho: espere a resposta do meio de pagamento.',
  returned: 'O reembolso já foi devolvido.',
  failed: 'O envio do reembolso falhou.',
  by_hand: 'O reembolso já foi devolvido à mão.',
  removed: 'O reembolso foi removido.',
};
