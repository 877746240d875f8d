import type { Trx } from '../../database/in-transaction.ts';
import { voidCharge as voidAtGateway } from '../../people/account-removal/void.job.ts';
import type { Services } from '../../services.ts';
import { cancelPayment } from './settle.ts';
import { syncPayment } from './sync.ts';

/** Cancels a payment here and its charge at the gateway. The payment is locked, and pending. */
export async function voidCharge({ jobs, now }: Services, trx: Trx, paymentId: number): Promise<void> {
  await cancelPayment(trx, paymentId, now());
  await jobs.add(trx, 'void', { paymentId });
}

/**
 * The void job: cancels a charge at the gateway, then reads it. One paid meanwhile stays paid there and here, even
 * without a webhook.
 */
export async function voidAndSync(services: Services, { paymentId }: { paymentId: number }): Promise<void> {
  await voidAtGateway(services, { paymentId });
  await syncPayment(services, { id: paymentId });
}
