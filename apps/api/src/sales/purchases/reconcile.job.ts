import { DAY_MS, MINUTE_MS } from '@mirante/domain/durations.ts';
import { checkoutMethods } from '@mirante/domain/products/payment-method.ts';
import { LATE_PAYMENT_DAYS } from '@mirante/domain/sales/payment.ts';
import type { InferResult } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import { withinTimeLimit, forEachRow } from '../../jobs/batch.ts';
import { meters } from '../../metrics/meters.ts';
import type { Services } from '../../services.ts';
import { chargePayment } from './charge.ts';
import * as idempotency from '../../http/idempotency.store.ts';
import { cancelPayment } from './settle.ts';
import { lockPayment } from './settle.store.ts';
import { syncPayment } from './sync.ts';

/** The interval of checking an existing charge: webhooks are faster. */
const ASK_AGAIN_AFTER = 5 * MINUTE_MS;
/** A purchase without a recorded answer is checked sooner. */
const ASK_FIRST_AFTER = MINUTE_MS;
/** A card charge unknown to the gateway by then was never made. */
const CANCEL_CARD_AFTER = 15 * MINUTE_MS;
const OLDEST_DUE = LATE_PAYMENT_DAYS * DAY_MS;
const BATCH = 200;

/** Settles payments without a webhook, and completes purchases whose response was lost or whose process died. */
export async function reconcile(services: Services): Promise<void> {
  const rows = withinTimeLimit(await pendingPayments(services).execute());
  await forEachRow(services, 'reconcile', rows, async (payment) => {
    // Before the check, so that failing ones come last the next time.
    await markAsked(services, payment.id);
    const synced = await syncPayment(services, payment);
    if (synced === 'changed') meters.reconcileFixed.inc();
    if (synced === 'no_charge') await resolveMissingCharge(services, payment);
  });
}

const markAsked = ({ db, now }: Services, id: number) =>
  db.updateTable('payment').set({ verified_at: now() }).where('id', '=', id).where('status', '=', 'pending').execute();

/** A query of the payments to ask the gateway about. */
export function pendingPayments({ db, now }: Pick<Services, 'db' | 'now'>) {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  return (
    db
      .selectFrom('payment')
      .select(['id', 'code', 'method', 'vindi_code', 'created_at', 'due_at'])
      .where('status', '=', 'pending')
      .where('method', 'in', checkoutMethods)
      .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '>', ago(OLDEST_DUE))]))
      .where((eb) => {
        const asked = eb.fn.coalesce('verified_at', 'created_at');
        return eb.or([
          eb(asked, '<', ago(ASK_AGAIN_AFTER)),
          eb.and([eb('vindi_code', 'is', null), eb(asked, '<', ago(ASK_FIRST_AFTER))]),
        ]);
      })
      // Discrepancies are finance's, and are checked again at night.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('discrepancy')
              .select('discrepancy.id')
              .whereRef('discrepancy.payment_id', '=', 'payment.id')
              .where('resolved_at', 'is', null),
          ),
        ),
      )
      .orderBy((eb) => eb.fn.coalesce('verified_at', 'created_at'))
      .orderBy('id')
      .limit(BATCH)
  );
}
type PendingPayment = InferResult<ReturnType<typeof pendingPayments>>[number];

async function resolveMissingCharge(services: Services, payment: PendingPayment): Promise<void> {
  const now = services.now();
  if (payment.vindi_code !== null) return;
  if (payment.method === 'credit_card')
    return now.getTime() - payment.created_at.getTime() > CANCEL_CARD_AFTER
      ? cancelUnchargedCard(services, payment)
      : undefined;
  if (payment.due_at && payment.due_at > now) await chargePayment(services, payment.id, undefined);
}

const cancelUnchargedCard = ({ db, now }: Services, { id, code }: PendingPayment) =>
  inTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, code);
    if (payment?.status !== 'pending' || payment.vindi_code !== null) return;
    await cancelPayment(trx, id, now());
    await idempotency.saveAnswer(trx, id, { status: 433, response: null });
  });
