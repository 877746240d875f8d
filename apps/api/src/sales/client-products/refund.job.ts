import { toCents } from '@mirante/domain/money.ts';
import type { Services } from '../../services.ts';

/** The refund job: asks the gateway for a refund that is written down. Its reference is the same however often it is asked, so it is refunded once. */
export async function requestRefund({ db, gateway, now }: Services, { refundId }: { refundId: number }): Promise<void> {
  const refund = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.amount', 'payment.code', 'payment.vindi_code'])
    .where('refund.id', '=', refundId)
    .where('refund.refunded_at', 'is', null)
    .executeTakeFirst();
  if (!refund) return;
  const charge = refund.vindi_code ?? (await gateway.findCharge(refund.code))?.code;
  if (!charge) throw new Error(`refund ${refundId} is of a charge that the gateway does not know`);
  await gateway.refundCharge(charge, toCents(refund.amount), `refund-${refundId}`);
  await db
    .updateTable('refund')
    .set({ refunded_at: now() })
    .where('id', '=', refundId)
    .where('refunded_at', 'is', null)
    .execute();
}
