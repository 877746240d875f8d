import type { refunds } from '@mirante/contract/sales/refunds.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import type { RefundEntryKind } from '@mirante/domain/sales/money-entry.ts';
import { refundCan, REVERSED_MEANWHILE, type RefundState } from '@mirante/domain/sales/refund.ts';
import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import type { Call } from '../../http/serve.ts';
import { closeFailedJobs } from '../../jobs/redrive-job.ts';
import type { Services } from '../../services.ts';
import { insertAuditEntry } from '../../records/audit-entry.ts';
import * as store from './refunds.store.ts';

type Move = 'retry' | 'markByHand' | 'remove';
const kinds: Record<Move, RefundEntryKind> = {
  retry: 'refund_retried',
  markByHand: 'refund_by_hand',
  remove: 'refund_removed',
};

/**
 * Staff's actions on a refund, which `log` may add to. 404 for an unknown one, 409 in another state (`refund_state`) or
 * after the bank reversed the payment (`nothing_paid`), 422 as `runIdempotently` does.
 */
export const moveRefund =
  <C extends MoveCall>(move: Move, log?: (trx: Trx, call: C) => Promise<unknown>) =>
  (call: C): Promise<void> => {
    const { db, jobs, now, params, input = {}, viewer, idempotencyKey: key } = call;
    const { id } = params;
    const keyed = key ? { scope: `${move}-refund ${viewer.id} ${id}`, key, body: input } : undefined;
    return inTransaction(db, (trx) =>
      runIdempotently(trx, { call: keyed, now: now() }, async () => {
        const refund = or404(await store.lock(trx, id), nameOf('refund'));
        if (!refundCan[move](refund)) throw refused(move, refund);
        await store.insertEntry(trx, id, { kind: kinds[move], at: now() });
        await closeFailedJobs({ trx, now: now() }, 'refund', { refundId: id });
        await log?.(trx, call);
        if (move === 'retry') await jobs.add(trx, 'refund', { refundId: id });
      }),
    );
  };

type MoveCall = Services & {
  params: { id: number };
  input?: unknown;
  viewer: { id: number };
  idempotencyKey: string | undefined;
};

/** That money was given back is on staff's word alone. */
export const logByHand = (trx: Trx, { params: { id }, input }: ByHand): Promise<unknown> =>
  insertAuditEntry(trx, { change: 'update', resource: 'refund', recordId: id, diff: { reason: [null, input.reason] } });
type ByHand = Call<typeof refunds.markRefundByHand>;

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
