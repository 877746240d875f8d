import { isRemovable, type Profile } from '@mirante/domain/account.ts';
import type { Db } from '../../db.ts';
import { or404 } from '../../http/refusal.ts';
import { hasOpenPayment } from '../account-removal/account-removal.store.ts';
import { find } from '../clients/clients.store.ts';
import { pendingEmail } from '../email-change/email-change.store.ts';

/** The client's record, and what is under way with the account. */
export async function profileOf(db: Db, clientId: number, now: Date): Promise<Profile> {
  const client = or404(await find(db, clientId), 'Cliente');
  const [email_change, hasOpen] = await Promise.all([pendingEmail(db, clientId, now), hasOpenPayment(db, clientId, now)]);
  return { ...client, email_change, removable: isRemovable(client.products, hasOpen) };
}
