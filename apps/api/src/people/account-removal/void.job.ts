import type { Services } from '../../services.ts';

/**
 * Cancels a charge at the gateway: its client was removed, its renewal cancelled, or its payment paid otherwise. A
 * charge whose response was lost is found by its reference.
 */
export async function voidCharge({ db, gateway }: Services, { paymentId }: { paymentId: number }): Promise<void> {
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
