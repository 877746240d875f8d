import { inTransaction } from '../../database/in-transaction.ts';
import type { IdempotentCall } from '../../http/idempotency.store.ts';
import { keyedMutex } from '../../gateways/keyed-mutex.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { isAnswered, runIdempotently } from '../../http/run-idempotently.ts';
import { renewCharge } from '../pix/regenerate.ts';
import { sendPaymentInstructions } from '../purchases/mails.ts';
import { findChargeable } from '../purchases/purchases.store.ts';
import { lockPayment, type LockedPayment } from '../purchases/settle.store.ts';
import { voidCharge } from '../purchases/settle.ts';
import * as store from './open-charge.store.ts';
import { trySyncPayment } from '../payments/try-sync-payment.ts';

interface StaffCall {
  id: number;
  call: IdempotentCall | undefined;
}

/**
 * Voids a pending charge here and at the gateway. Money that arrives anyway is settled by its webhook or by the void
 * job, which reads the charge at its end. Refuses with 404 an unknown payment, 409 (`not_pending`) a settled one, 422
 * as `runIdempotently` does.
 */
export async function voidPayment(services: Services, { id, call }: StaffCall): Promise<void> {
  const { code } = or404(await store.findCharge(services.db, id), 'Pagamento');
  if (!(await isAnswered(services.db, call))) await trySyncPayment(services, id);
  await inTransaction(services.db, (trx) =>
    runIdempotently(trx, { call, now: services.now() }, async () => {
      requirePending(await lockPayment(trx, code));
      await voidCharge(services, trx, id);
    }),
  );
}

const mutex = keyedMutex();

/**
 * Renews a charge at the same price: a new Pix code, or a boleto with a new due date; one still payable for as long is
 * kept. Returns whether it is new. Refuses as `renewCharge` does, with 404 an unknown payment, 409 a settled one
 * (`not_pending`) or a card (`not_payable`).
 */
export async function renewPayment(services: Services, id: number): Promise<{ renewed: boolean }> {
  const { code } = or404(await store.findCharge(services.db, id), 'Pagamento');
  return mutex(code, async () => {
    const charge = or404(await store.findCharge(services.db, id), 'Pagamento');
    requirePending(charge);
    const { method } = charge;
    if (method !== 'pix' && method !== 'bank_slip') throw notPayable();
    return { renewed: await renewCharge(services, { ...charge, method }) };
  });
}

/** Repeated presses within this time are one. */
const AGAIN_MS = 60_000;

/**
 * Mails the payment link, or records that it was sent by WhatsApp. Returns whether it did: a second time within a
 * minute is ignored. Refuses with 404 an unknown payment, 409 a settled one (`not_pending`), an expired one or one
 * without a charge (`not_payable`), 422 as `runIdempotently` does.
 */
export async function sendPaymentLink(
  services: Services,
  { id, call, channel }: StaffCall & { channel: 'email' | 'whatsapp' },
): Promise<{ sent: boolean }> {
  const { code } = or404(await store.findCharge(services.db, id), 'Pagamento');
  const now = services.now();
  return inTransaction(services.db, (trx) =>
    runIdempotently(trx, { call, now }, async () => {
      requirePending(await lockPayment(trx, code));
      const link = or404(await store.findLink(trx, id), 'Pagamento');
      if (!store.isPayable(link, now)) throw notPayable();
      const isAgain = link.link_sent_by === channel && now.getTime() - (link.link_sent_at?.getTime() ?? 0) < AGAIN_MS;
      if (isAgain) return { sent: false };
      await store.markLinkSent(trx, id, { by: channel, now });
      if (channel === 'email')
        await sendPaymentInstructions(services, trx, or404(await findChargeable(trx, id), 'Pagamento'));
      return { sent: true };
    }),
  );
}

function requirePending(payment: Pick<LockedPayment, 'status'> | undefined): void {
  if (payment?.status === 'pending') return;
  throw new Refusal(
    'not_pending',
    payment?.status === 'paid' ? 'Este pagamento já foi confirmado.' : 'Este pagamento não está mais pendente.',
  );
}
const notPayable = () =>
  new Refusal('not_payable', 'Não há como pagar esta cobrança agora. Gere uma nova antes de enviar o link.');
