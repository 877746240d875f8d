import type { Services } from '../../services.ts';

/** Tells the gateway that a charge is off: its client was removed, or what it was to renew is cancelled. A charge whose answer was lost is found by its reference. */
export async function voidCharge({ db, gateway }: Services, { paymentId }: { paymentId: number }): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select(['code', 'vindi_code'])
    .where('id', '=', paymentId)
    .where('status', 'in', ['client_deleted', 'canceled'])
    .executeTakeFirst();
  if (!payment) return;
  const code = payment.vindi_code ?? (await gateway.findCharge(payment.code))?.code;
  if (code) await gateway.cancelCharge(code);
}
