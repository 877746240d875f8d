import type { Services } from '../../services.ts';

/** Tells the gateway that a charge is off: its client was removed, what it was to renew is cancelled, or its payment was paid otherwise. A charge whose answer was lost is found by its reference. */
export async function voidCharge({ db, gateway }: Services, { paymentId }: { paymentId: number }): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select(['code', 'vindi_code'])
    .where('id', '=', paymentId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['client_deleted', 'canceled']),
        // Paid with the money of another charge.
        eb.exists(
          eb
            .selectFrom('discrepancy')
            .select('discrepancy.id')
            .whereRef('attributed_to', '=', 'payment.id')
            .whereRef('charge_code', '<>', 'payment.vindi_code'),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!payment) return;
  const code = payment.vindi_code ?? (await gateway.findCharge(payment.code))?.code;
  if (code) await gateway.cancelCharge(code);
}
