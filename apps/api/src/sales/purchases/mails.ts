import type { Payer } from '../../database/schema/sales.ts';
import type { Db } from '../../database/db.ts';
import { purchaseTexts } from '../../gateways/mail/purchase-texts.ts';
import type { Services } from '../../services.ts';
import { sendWelcome } from '../../access/mailed-links/mailed-link.ts';
import { mayMail, sendGuestMails, sendGuestReceipt } from './guest-mails.ts';
import { openIntent } from './purchase-intent.ts';
import { findChargeable, type ChargeablePayment } from './purchases.store.ts';
import { totalOf } from './terms.ts';

/** Once for each purchase, as soon as it is known to stay: the welcome of a new client, or to a known one what was ordered and typed without a login, and how to pay. */
export async function sendPurchaseMails(services: Services, trx: Db, paymentId: number): Promise<void> {
  const taken = await takeIntent(trx, paymentId, services.now());
  const payment = taken && (await findChargeable(trx, paymentId));
  if (!taken || !payment) return;
  const intent = openIntent(services.config, payment.client_id, taken);
  const to = { id: payment.client_id, name: payment.name, email: payment.email };
  if (intent.new_client) await sendWelcome(services, trx, to);
  else await sendGuestMails(services, trx, payment, intent);
  await sendPaymentInstructions(services, trx, payment, intent.payer);
}

/** What the purchase was asked with, once. What was typed lives on in the mailed link alone. */
const takeIntent = (trx: Db, paymentId: number, now: Date) =>
  trx
    .with('intent', (db) =>
      db
        .selectFrom('purchase_intent')
        .select(['payment_id', 'new_client', 'change', 'payer'])
        .where('payment_id', '=', paymentId)
        .where('greeted_at', 'is', null)
        .forUpdate(),
    )
    .updateTable('purchase_intent')
    .from('intent')
    .set({ greeted_at: now, change: null })
    .whereRef('purchase_intent.payment_id', '=', 'intent.payment_id')
    .returning(['intent.new_client', 'intent.change', 'intent.payer'])
    .executeTakeFirst();

/**
 * How to pay what waits for its money: where its Pix is, or its boleto. Nothing where there is nothing to pay. A Pix is told to who ordered
 * it; a boleto has its client's name on it, and goes to the account's address alone.
 */
export async function sendPaymentInstructions(
  services: Services,
  trx: Db,
  payment: ChargeablePayment,
  payer: Payer | null = null,
): Promise<void> {
  const { config, jobs } = services;
  if (payment.status !== 'pending') return;
  const { name, email, code, products, bank_slip_url: slip, bank_slip_line: line } = payment;
  const about = { name, email, products, total: totalOf(payment), due: payment.due_at?.toISOString() ?? null };
  if (payment.method === 'pix' && (!payer || (await mayMail(services, trx, payer.email))))
    await jobs.add(
      trx,
      'mail',
      purchaseTexts.pixPending({ ...about, ...payer, link: `${config.places.checkout}/#/pix-qr-code/${code}` }),
    );
  if (slip && line) await jobs.add(trx, 'mail', purchaseTexts.boletoPending({ ...about, link: slip, line }));
}

/** For every payment, as it is confirmed. */
export async function sendReceipt(services: Services, trx: Db, paymentId: number, at: Date): Promise<void> {
  const { config, jobs } = services;
  const payment = await findChargeable(trx, paymentId);
  if (!payment) return;
  const { name, email, method, installments, type } = payment;
  const about = { name, email, gives: await activeProducts(trx, paymentId), link: `${config.places.client}/#/` };
  const paid = totalOf(payment);
  await jobs.add(
    trx,
    'mail',
    paid === 0
      ? purchaseTexts.granted(about)
      : purchaseTexts.receipt({ ...about, total: paid, method, installments, type, paymentId, at: at.toISOString() }),
  );
  if (payment.guest) await sendGuestReceipt(services, trx, payment, { total: paid, at });
}

async function activeProducts(trx: Db, paymentId: number) {
  const rows = await trx
    .selectFrom('client_product')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['product.name as product', 'expires_at'])
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'active')
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
  return rows.map(({ product, expires_at }) => ({ product, until: expires_at?.toISOString() ?? null }));
}
