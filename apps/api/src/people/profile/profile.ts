import { isRemovable, type Profile } from '@mirante/domain/people/account.ts';
import type { Db } from '../../database/db.ts';
import { or404 } from '../../http/refusal.ts';
import * as removal from '../account-removal/account-removal.store.ts';
import { find } from '../clients/clients.store.ts';
import { pendingEmail } from '../../access/email-change/email-change.store.ts';
import { openErasure } from '../privacy/erasure.store.ts';

/** The client's record, and pending changes of the account. */
export async function profileOf(db: Db, clientId: number, now: Date): Promise<Profile> {
  const client = or404(await find(db, clientId, now), 'Cliente');
  const [email_change, hasOpen, owesRefund, erasure] = await Promise.all([
    pendingEmail(db, clientId, now),
    removal.hasOpenPayment(db, clientId, now),
    removal.owesRefund(db, clientId),
    openErasure(db, clientId),
  ]);
  return {
    ...client,
    email_change,
    removable: isRemovable(client.products, { hasOpenPayment: hasOpen, owesRefund }),
    refund_owed: owesRefund,
    erasure_requested_at: erasure?.created_at.toISOString() ?? null,
  };
}
