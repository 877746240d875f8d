import { inTransaction } from '../../database/in-transaction.ts';
import type { IdempotentCall } from '../purchases/idempotency.store.ts';
import { keyedMutex } from '../../gateways/keyed-mutex.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { runIdempotently } from '../client-products/idempotent.ts';
import { renewCharge } from '../pix/regenerate.ts';
import { sendPaymentInstructions } from '../purchases/mails.ts';
import { findChargeable } from '../purchases/purchases.store.ts';
import { lockPayment, type LockedPayment } from '../purchases/settle.store.ts';
import { voidCharge } from '../purchases/void.job.ts';
import * as store from './open-charge.store.ts';
import { trySyncPayment } from '../payments/try-sync-payment.ts';

interface StaffCall {
  id: number;
  call: IdempotentCall | undefined;
}

/**
 * Calls a charge off that waits for its money, here and at the gateway. Money that comes all the same is taken, by the news of it or by the
 * void job, which reads the charge again at its end. Refuses with 404 an unknown payment, 409 (`not_pending`) one that is settled, 422 as
 * `runIdempotently` does.
 */
export async function voidPayment(services: Services, { id, call }: StaffCall): Promise<void> {
  const { code } = or404(await store.findCharge(services.db, id), 'Pagamento');
  if (!(await store.isAnswered(services.db, call))) await trySyncPayment(services, id);
  await inTransaction(services.db, (trx) =>
    runIdempotently(trx, { call, now: services.now() }, async () => {
      requirePending(await lockPayment(trx, code));
      await voidCharge(services, trx, id);
    }),
  );
}

const mutex = keyedMutex();

/**
 * A new Pix code, or a boleto with a new due date, for the same sale at the same price; what can be paid for as long as a new one could stays as it is.
 * Answers whether it is new. Refuses as `renewCharge` does, with 404 an unknown payment, 409 what is settled (`not_pending`) or by card (`not_payable`).
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

/** Presses of one button. */
const AGAIN_MS = 60_000;

/**
 * Mails the client the way to pay, or notes that it was sent by WhatsApp. A second mail within a minute is the first one. Refuses with 404 an
 * unknown payment, 409 what is settled (`not_pending`), past its time or not yet at the gateway (`not_payable`), 422 as `runIdempotently` does.
 */
export async function sendPaymentLink(
  services: Services,
  { id, call, channel }: StaffCall & { channel: 'email' | 'whatsapp' },
): Promise<void> {
  const { code } = or404(await store.findCharge(services.db, id), 'Pagamento');
  const now = services.now();
  await inTransaction(services.db, (trx) =>
    runIdempotently(trx, { call, now }, async () => {
      requirePending(await lockPayment(trx, code));
      const link = or404(await store.findLink(trx, id), 'Pagamento');
      if (!store.isPayable(link, now)) throw notPayable();
      const isAgain = link.link_sent_by === channel && now.getTime() - (link.link_sent_at?.getTime() ?? 0) < AGAIN_MS;
      if (isAgain) return;
      await store.markLinkSent(trx, id, { by: channel, now });
      if (channel === 'email')
        await sendPaymentInstructions(services, trx, or404(await findChargeable(trx, id), 'Pagamento'));
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
