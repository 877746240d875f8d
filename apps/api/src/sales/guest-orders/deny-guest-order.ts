import { inTransaction } from '../../database/in-transaction.ts';
import { guestTexts } from '../../gateways/mail/guest-texts.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { takePayer } from '../purchases/guest-mails.ts';
import { productNames } from '../purchases/purchases.store.ts';
import { cancelPayment } from '../purchases/settle.ts';
import { lockPayment } from '../purchases/settle.store.ts';
import { totalOf } from '../purchases/terms.ts';
import { accountOf, codeOf } from './guest-orders.store.ts';

interface Denied {
  clientId: number;
  paymentId: number;
}

/**
 * Voids a guest order, here and at the gateway; money already sent still counts. Refuses with 404 an order that is not
 * a guest's of this client, 409 a paid one (`already_paid`).
 */
export async function denyGuestOrder(services: Services, { clientId, paymentId }: Denied): Promise<void> {
  const { db, jobs, now } = services;
  const { code } = or404(await codeOf(db, clientId, paymentId), 'Pedido');
  await inTransaction(db, async (trx) => {
    const payment = or404(await lockPayment(trx, code), 'Pedido');
    if (payment.status === 'paid') throw new Refusal('already_paid', 'Este pedido já foi pago. Fale com o suporte.');
    if (payment.status !== 'pending') return;
    const payer = await takePayer(services, trx, paymentId);
    const products = await productNames(trx, paymentId);
    await cancelPayment(trx, paymentId, now());
    await jobs.add(trx, 'void', { paymentId });
    const to = payer ?? (await accountOf(trx, clientId));
    await jobs.add(trx, 'mail', guestTexts.voided({ ...to, products, total: totalOf(payment), why: 'denied' }));
  });
}
