import { textPathOf } from '@mirante/domain/house/text-versions.ts';
import type { Payer } from '../../database/schema/sales.ts';
import type { Db } from '../../database/db.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import { purchaseTexts } from '../../gateways/mail/purchase-texts.ts';
import type { Services } from '../../services.ts';
import { sendWelcome } from '../../access/mailed-links/mailed-link.ts';
import { mayMail, sendGuestMails, sendGuestReceipt } from './guest-mails.ts';
import { openIntent } from './purchase-intent.ts';
import { findChargeable, type ChargeablePayment } from './purchases.store.ts';
import { totalOf } from './terms.ts';

/**
 * Sent once per purchase, when it is certain to stay: the welcome to a new client, or the guest's order and data to an
 * existing one, and payment instructions.
 */
export async function sendPurchaseMails(services: Services, trx: Db, paymentId: number): Promise<void> {
  const [taken] = await takeIntent(trx, paymentId, services.now());
  const payment = taken && (await findChargeable(trx, paymentId));
  if (!taken || !payment) return;
  const intent = openIntent(services.config, payment.client_id, taken);
  const to = { id: payment.client_id, name: payment.name, email: payment.email };
  if (intent.new_client) await sendWelcome(services, trx, to);
  else await sendGuestMails(services, trx, payment, intent);
  await sendPaymentInstructions(services, trx, payment, intent.payer);
}

/** Returns and deletes the purchase's intent. Typed data lives on in the mailed link alone. */
const takeIntent = compiledOnce((trx, paymentId: number, now: Date) =>
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
    .returning(['intent.new_client', 'intent.change', 'intent.payer']),
);

/**
 * Payment instructions with the link to the Pix or boleto, if any. A Pix is mailed to the buyer; a boleto shows its
 * client's name, and goes to the account's address alone.
 */
export async function sendPaymentInstructions(
  services: Services,
  trx: Db,
  payment: ChargeablePayment,
  payer: Payer | null = null,
): Promise<void> {
  const { config, jobs } = services;
  if (payment.status !== 'pending') return;
  const { name, email, code, type, products, bank_slip_url: slip, bank_slip_line: line } = payment;
  const about = { name, email, type, products, total: totalOf(payment), due: payment.due_at?.toISOString() ?? null };
  if (payment.method === 'pix' && (!payer || (await mayMail(services, trx, payer.email))))
    await jobs.add(
      trx,
      'mail',
      purchaseTexts.pixPending({ ...about, ...payer, link: `${config.places.checkout}/#/pix-qr-code/${code}` }),
    );
  if (slip && line) await jobs.add(trx, 'mail', purchaseTexts.boletoPending({ ...about, link: slip, line }));
}

/** For every payment on its confirmation. */
export async function sendReceipt(services: Services, trx: Db, paymentId: number, at: Date): Promise<void> {
  const { config, jobs } = services;
  const payment = await findChargeable(trx, paymentId);
  if (!payment) return;
  const { name, email, method, installments, type } = payment;
  const gives = payment.active.map(({ product, expires_at }) => ({ product, until: expires_at }));
  const terms = payment.terms_version && `${config.places.checkout}/#${textPathOf('terms', payment.terms_version)}`;
  const about = { name, email, gives, link: `${config.places.client}/#/`, terms };
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
