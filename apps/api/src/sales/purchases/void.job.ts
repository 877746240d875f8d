import type { Services } from '../../services.ts';
import { syncPayment } from './sync.ts';

interface VoidJob {
  paymentId: number;
}

/**
 * The void job: cancels a charge at the gateway, then reads it. One paid meanwhile stays paid there and here, even
 * without a webhook.
 */
export async function voidAndSync(services: Services, { paymentId }: VoidJob): Promise<void> {
  await voidAtGateway(services, { paymentId });
  await syncPayment(services, { id: paymentId });
}

/**
 * Its client was removed, its purchase or renewal cancelled, or its payment paid otherwise. A charge whose response was
 * lost is found by its reference.
 */
async function voidAtGateway({ db, gateway }: Services, { paymentId }: VoidJob): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select(['code', 'vindi_code'])
    .where('id', '=', paymentId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['client_deleted', 'canceled']),
        // Paid by another charge.
        eb.exists(
          eb
            .selectFrom('discrepancy')
            .select('discrepancy.id')
            .whereRef('attributed_to', '=', 'payment.id')
            .where('charge_code', 'is distinct from', eb.ref('payment.vindi_code')),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!payment) return;
  const code = payment.vindi_code ?? (await gateway.findCharge(payment.code))?.code;
  if (code) await gateway.cancelCharge(code);
}
