import { isProven } from '../../access/cpf-accounts/cpf-accounts.store.ts';
import { withdrawEmailLinks } from '../../access/mailed-links/mailed-link.store.ts';
import { endAll, endPasskeys } from '../../access/session/session.store.ts';
import { unknownPassword } from '../../crypto/passwords.ts';
import type { Trx } from '../../database/in-transaction.ts';
import { guestTexts } from '../../gateways/mail/guest-texts.ts';
import { openErasure, withdraw as withdrawErasure } from '../../people/privacy/erasure.store.ts';
import type { Services } from '../../services.ts';

/**
 * After a guest paid under an unproven account's CPF and address: its registrant may be another person, so it now
 * belongs to the address's owner. Its password is cleared, its sessions and pending changes end, and an erasure that was
 * asked for with that password is withdrawn; links mailed to the address stay valid. The client is already locked.
 */
export async function secureUnprovenAccount(
  { config, jobs, now }: Services,
  trx: Trx,
  paymentId: number,
): Promise<void> {
  const account = await trx
    .selectFrom('payment')
    .innerJoin('client', 'client.id', 'payment.client_id')
    .select(['client.id', 'client.name', 'client.email', isProven().as('proven')])
    .where('payment.id', '=', paymentId)
    .where('payment.guest', '=', true)
    .whereRef('payment.amount', '>', 'payment.discount')
    .where('client.removed_at', 'is', null)
    .executeTakeFirst();
  if (!account || account.proven) return;
  const { id, name, email } = account;
  await trx
    .updateTable('client')
    .set({ password_hash: await unknownPassword, must_change_password: false })
    .where('id', '=', id)
    .execute();
  const owner = { role: 'client', id } as const;
  await endAll(trx, owner);
  await endPasskeys(trx, owner);
  await withdrawEmailLinks(trx, owner);
  const erasure = await openErasure(trx, id);
  if (erasure) await withdrawErasure(trx, erasure.id, now());
  await jobs.add(
    trx,
    'mail',
    guestTexts.passwordNeeded({
      name,
      email,
      link: `${config.places.checkout}/#/esqueci-a-senha`,
      erasure: erasure?.id,
    }),
  );
}
