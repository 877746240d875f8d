import { fromCents, netCents } from '@mirante/domain/money.ts';
import { lockClient, lockCpf } from '../client.store.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import { guestTexts } from '../../gateways/mail/guest-texts.ts';
import { texts } from '../../gateways/mail/texts.ts';
import { emailProofs } from '../../crypto/email-proof.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { forgetFilters, forgetValues } from '../../records/audit/audit.store.ts';
import { release } from '../../products/coupons/coupons.store.ts';
import { endAll } from '../../access/session/session.store.ts';
import * as store from './account-removal.store.ts';
import { openPayer } from '../sealed-payer.ts';
import { addressesOf, anonymise } from './anonymise.store.ts';

/**
 * Removes a client for good: sessions end, personal data is anonymised, money records stay, and pending payments are
 * voided, which their buyers are told. `check` may refuse; it reads under locks, so that no purchase comes in between. Refuses with 404 an unknown
 * or removed client, 409 one who is still to be refunded (`refund_owed`): nobody could do so any more.
 */
export async function removeClient(
  services: Services,
  clientId: number,
  check: (trx: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const { cpf } = or404(await store.findContact(trx, clientId), 'Cliente');
    // Purchases under this CPF wait, and then find it free.
    if (cpf) await lockCpf(trx, cpf);
    await lockClient(trx, clientId);
    const { name, email } = or404(await store.findContact(trx, clientId), 'Cliente');
    await check(trx);
    if (await store.owesRefund(trx, clientId)) throw refundOwed();
    const now = services.now();
    const open = await store.openOrders(trx, clientId, now);
    await endAll(trx, { role: 'client', id: clientId });
    await forgetFilters(trx, clientId);
    const emails = await addressesOf(trx, clientId);
    const proofs = emails.flatMap((each) => emailProofs(services.config, each));
    await anonymise(trx, { id: clientId, emails, proofs }, now);
    await cancelUnpaid(services, trx, clientId, now);
    // Last, so that this removal's own audit values are cleared too.
    await forgetValues(trx, clientId);
    await mailRemoved(services, trx, { id: clientId, name, email }, open);
  });
}

const refundOwed = () =>
  new Refusal(
    'refund_owed',
    'Ainda há dinheiro a devolver a este cliente. Ele pode ser removido depois que o reembolso for devolvido ou removido, ou a divergência resolvida.',
  );

/** Tells the owner, and guests who ordered, that nothing is to be paid any more. */
async function mailRemoved(
  { jobs, config }: Services,
  trx: Trx,
  { id, ...owner }: { id: number; name: string; email: string },
  open: Awaited<ReturnType<typeof store.openOrders>>,
): Promise<void> {
  const voided = open.map(({ products, payer, ...price }) => ({ products, payer, total: fromCents(netCents(price)) }));
  await jobs.add(trx, 'mail', texts.accountRemoved({ ...owner, voided }));
  for (const { payer, ...order } of voided)
    if (payer)
      await jobs.add(trx, 'mail', guestTexts.voided({ ...openPayer(config, id, payer), ...order, why: 'removed' }));
}

/** Voids pending payments here and at the gateway, and ends access. */
async function cancelUnpaid({ jobs }: Services, trx: Trx, clientId: number, now: Date): Promise<void> {
  const paymentIds = await store.voidPendingPayments(trx, clientId);
  await release(trx, paymentIds, now);
  for (const paymentId of paymentIds) await jobs.add(trx, 'void', { paymentId });
  await store.endProducts(trx, clientId, now);
}
