import { texts } from '../../gateways/mail/texts.ts';
import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { holdAccount } from '../../access/password/password.store.ts';
import * as store from './erasure.store.ts';

/** Keeps the request for staff to answer, and mails a receipt of it. Asked again, it is the same request, perhaps with a better reason. */
export async function requestErasure(
  { db, jobs, now }: Services,
  clientId: number,
  reason: string | null,
): Promise<{ id: number; requested_at: string }> {
  return db.transaction().execute(async (trx) => {
    const client = or404(await holdAccount(trx, { role: 'client', id: clientId }), 'Cliente');
    const open = await store.openErasure(trx, clientId);
    if (open && reason) await store.setReason(trx, open.id, reason);
    const { id, created_at } = open ?? (await store.insertErasure(trx, clientId, reason, now()));
    const requested_at = created_at.toISOString();
    if (!open) await jobs.add(trx, 'mail', texts.erasureReceived({ ...client, id, at: requested_at }));
    return { id, requested_at };
  });
}
