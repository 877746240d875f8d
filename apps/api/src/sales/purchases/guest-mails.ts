import { maskedInbox } from '@mirante/domain/sales/guest-order.ts';
import { sendChange } from '../../access/mailed-links/mailed-link.ts';
import type { Db } from '../../database/db.ts';
import type { TypedChange } from '../../database/schema/access.ts';
import type { Payer } from '../../database/schema/sales.ts';
import { guestTexts } from '../../gateways/mail/guest-texts.ts';
import { isWithinLimit } from '../../http/limits.ts';
import { openPayer } from '../../people/sealed-payer.ts';
import type { Services } from '../../services.ts';
import type { ChargeablePayment } from './purchases.store.ts';
import { totalOf } from './terms.ts';

/** Mails a guest order to the account's address, and to the guest's. */
export async function sendGuestMails(
  services: Services,
  trx: Db,
  payment: ChargeablePayment,
  { change, payer }: { change: TypedChange | null; payer: Payer | null },
): Promise<void> {
  const { client_id: id, name, email, products, method } = payment;
  if (change) await sendChange(services, trx, { id, name, email }, change);
  const total = totalOf(payment);
  if (!payment.guest || total === 0) return;
  const about = { products, total, method };
  const { client } = services.config.places;
  if (await mayMail(services, trx, email))
    await services.jobs.add(
      trx,
      'mail',
      guestTexts.ordered({ ...about, name, email, link: `${client}/#/conta/pagamentos` }),
    );
  if (payer && (await mayMail(services, trx, payer.email)))
    await services.jobs.add(
      trx,
      'mail',
      guestTexts.payer({ ...about, ...payer, inbox: maskedInbox(email), link: `${client}/#/login` }),
    );
}

/** Mails the receipt to the guest's own address, which is then deleted. */
export async function sendGuestReceipt(
  services: Services,
  trx: Db,
  { id, email, products }: ChargeablePayment,
  { total, at }: { total: number; at: Date },
): Promise<void> {
  const payer = await takePayer(services, trx, id);
  if (!payer || total === 0) return;
  const inbox = maskedInbox(email);
  await services.jobs.add(
    trx,
    'mail',
    guestTexts.payerReceipt({ ...payer, products, total, inbox, paymentId: id, at: at.toISOString() }),
  );
}

/** Returns and deletes the guest's contact data. */
export async function takePayer({ config }: Services, trx: Db, paymentId: number): Promise<Payer | null> {
  const intent = await trx
    .selectFrom('purchase_intent')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['client_id', 'payer'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  if (!intent?.payer) return null;
  await forgetPayer(trx, paymentId);
  return openPayer(config, intent.client_id, intent.payer);
}

export async function forgetPayer(trx: Db, paymentId: number): Promise<void> {
  await trx
    .updateTable('purchase_intent')
    .set({ payer: null })
    .where('payment_id', '=', paymentId)
    .where('payer', 'is not', null)
    .execute();
}

/** Anybody who knows a CPF can cause these mails, to any address. */
export const mayMail = (services: Services, trx: Db, email: string): Promise<boolean> =>
  isWithinLimit({ ...services, db: trx }, 'guest-mail', email);
