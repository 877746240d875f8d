import { isRefundedByGateway } from '@mirante/domain/products/payment-method.ts';
import type { ResolveForm } from '@mirante/contract/sales/discrepancies.form.ts';
import { isUnowned, resolutionsOf } from '@mirante/domain/sales/discrepancy.ts';
import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import type { IdempotentCall } from '../../http/idempotency.store.ts';
import { invalidField, or404, Refusal, unknownInField } from '../../http/refusal.ts';
import { isAnswered, runIdempotently } from '../../http/run-idempotently.ts';
import type { Services } from '../../services.ts';
import { findPayment } from '../purchases/find-payment.store.ts';
import { cancelPayment, confirmByHand } from '../purchases/settle.ts';
import { stageOfPayment, stages } from '../purchases/settle.rules.ts';
import { lockPayment } from '../purchases/settle.store.ts';
import { syncPayment } from '../purchases/sync.ts';
import * as store from './discrepancies.store.ts';
import { resync } from './resync.ts';

interface Resolving {
  id: number;
  input: ResolveForm;
  userId: number;
  call: IdempotentCall | undefined;
}

/**
 * Resolves a discrepancy, once. Refuses with 404 an unknown one, 409 a resolved one (`already_resolved`), a remaining
 * difference after a resync (`still_differs`) or a payment that cannot take money (`not_payable`), 422 an invalid
 * resolution for its kind, or as `runIdempotently` does, 503 when the gateway is unavailable.
 */
export async function resolveDiscrepancy(services: Services, { id, input, userId, call }: Resolving): Promise<void> {
  const found = or404(await store.find(services.db, id), 'Divergência');
  if (await isAnswered(services.db, call)) return;
  if (found.status !== 'open') throw alreadyResolved();
  if (!resolutionsOf(found).includes(input.by)) throw invalidField('by', 'Isto não resolve esta divergência.');
  const { by, note, payment_id } = input;
  if (by === 'sync') await sync(services, found, userId);
  if (by === 'attribute') await readOwnCharge(services, payment_id!);
  await inTransaction(services.db, (trx) =>
    runIdempotently(trx, { call, now: services.now() }, async () => {
      if (by === 'sync') return;
      const payment = await lockedPayment(trx, found, input);
      if ((await store.lock(trx, id))?.status !== 'open') throw alreadyResolved();
      await ways[by](services, trx, { found, payment, note, userId });
    }),
  );
}

async function sync(services: Services, found: store.Found, userId: number): Promise<void> {
  const left = await resync(services, found, userId).catch(gatewayUnavailable(services));
  if (left) throw new Refusal('still_differs', 'A cobrança foi lida de novo e continua diferente.');
}

/** The payment may be paid already, and its webhook on the way. What its own charge receives later is `paid_twice`. */
async function readOwnCharge(services: Services, id: number): Promise<void> {
  const payment = await findPayment(services.db, { id });
  if (payment && stageOfPayment(payment) < stages.paid)
    await syncPayment(services, { id }).catch(gatewayUnavailable(services));
}

/** The payment, locked before the discrepancy, in the lock order of settling. */
async function lockedPayment(trx: Trx, found: store.Found, { by, payment_id }: ResolveForm) {
  const target = by === 'attribute' ? await findPayment(trx, { id: payment_id! }) : undefined;
  if (by === 'attribute' && !target) throw unknownInField('payment_id', 'Pagamento');
  if (target?.removed_at) throw notPayable();
  const code = target?.code ?? found.payment_code;
  return code ? lockPayment(trx, code) : undefined;
}

interface Way {
  found: store.Found;
  payment: Awaited<ReturnType<typeof lockPayment>>;
  note: string | undefined;
  userId: number;
}

const ways = {
  keep: async ({ now }: Services, trx: Trx, { found, note, userId }: Way): Promise<void> => {
    await store.close(trx, found.id, { status: 'kept', now: now(), userId, note });
    if (isUnowned(found.kind)) await store.resolveUnowned(trx, found.charge_code, 'kept', now());
  },

  /** What the gateway cannot refund was refunded by hand, as the note says. */
  return: async ({ jobs, now }: Services, trx: Trx, { found, payment, note, userId }: Way): Promise<void> => {
    const byGateway = isRefundedByGateway(found.method);
    // An insufficient payment is cancelled when its money is returned.
    if (found.kind === 'wrong_amount' && payment && stageOfPayment(payment) === stages.pending)
      await cancelPayment(trx, payment.id, now());
    await store.close(trx, found.id, { status: byGateway ? 'returning' : 'returned', now: now(), userId, note });
    if (byGateway) await jobs.add(trx, 'return_money', { discrepancyId: found.id });
    else await store.resolveUnowned(trx, found.charge_code, 'returned', now());
  },

  attribute: async (services: Services, trx: Trx, { found, payment, note, userId }: Way): Promise<void> => {
    if (!payment || payment.status === 'client_deleted' || stageOfPayment(payment) >= stages.paid) throw notPayable();
    const now = services.now();
    await store.close(trx, found.id, { status: 'attributed', now, userId, note, attributedTo: payment.id });
    await confirmByHand(services, trx, payment);
    await store.resolveUnowned(trx, found.charge_code, 'attributed', now);
    // Its own charge must not be paid too; the gateway may have one whose answer was lost.
    if (payment.vindi_code !== found.charge_code) await services.jobs.add(trx, 'void', { paymentId: payment.id });
  },
};

const gatewayUnavailable =
  ({ onError }: Services) =>
  (error: unknown): never => {
    onError(error);
    throw new Refusal('gateway_unavailable', 'O gateway não respondeu. Tente novamente em instantes.');
  };
const alreadyResolved = () => new Refusal('already_resolved', 'Esta divergência já foi resolvida.');
const notPayable = () => new Refusal('not_payable', 'Este pagamento não espera dinheiro.');
