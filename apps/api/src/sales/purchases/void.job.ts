import { voidCharge as voidAtGateway } from '../../people/account-removal/void.job.ts';
import type { Services } from '../../services.ts';
import { syncPayment } from './sync.ts';

/**
 * The void job: cancels a charge at the gateway, then reads it. One paid meanwhile stays paid there and here, even
 * without a webhook.
 */
export async function voidAndSync(services: Services, { paymentId }: { paymentId: number }): Promise<void> {
  await voidAtGateway(services, { paymentId });
  await syncPayment(services, { id: paymentId });
}
