import type { Services } from '../../services.ts';

/** Tells the gateway that a removed client's charge is off. A charge whose answer was lost is found by its reference. */
export async function voidCharge({ db, gateway }: Services, { paymentId }: { paymentId: number }): Promise<void> {
  const payment = await db.selectFrom('payment').select(['code', 'vindi_code']).where('id', '=', paymentId).where('status', '=', 'client_deleted').executeTakeFirst();
  if (!payment) return;
  const code = payment.vindi_code ?? (await gateway.findCharge(payment.code))?.code;
  if (code) await gateway.cancelCharge(code);
}
