import type { Trx } from '../../database/in-transaction.ts';
import { voidCharge as voidAtGateway } from '../../people/account-removal/void.job.ts';
import type { Services } from '../../services.ts';
import { cancelPayment } from './settle.ts';
import { syncPayment } from './sync.ts';

/** No money is waited for any more, here and at the gateway. The payment is locked, and pending. */
export async function voidCharge({ jobs, now }: Services, trx: Trx, paymentId: number): Promise<void> {
  await cancelPayment(trx, paymentId, now());
  await jobs.add(trx, 'void', { paymentId });
}

/** The void job: has the gateway call a charge off, then reads it again. One that was paid meanwhile stays paid there, and so it does here, whatever became of the news of it. */
export async function voidAndSync(services: Services, { paymentId }: { paymentId: number }): Promise<void> {
  await voidAtGateway(services, { paymentId });
  await syncPayment(services, { id: paymentId });
}
