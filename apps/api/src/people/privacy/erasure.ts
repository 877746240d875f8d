import { texts } from '../../gateways/mail/texts.ts';
import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockAccount } from '../../access/password/password.store.ts';
import { lockProven, requirePassword } from '../../access/password/require-password.ts';
import type { SessionRow } from '../../http/session-row.ts';
import * as store from './erasure.store.ts';

interface ErasureRequest {
  reason: string | null;
  password: string;
}

/**
 * Stores the request for staff, and mails a receipt. Repeated, it is the same request, with the new reason. Refuses
 * with 422 a wrong password (`wrong_password`), 429 over the rate limit.
 */
export async function requestErasure(
  services: Services,
  session: SessionRow,
  { reason, password }: ErasureRequest,
): Promise<{ id: number; requested_at: string }> {
  const { db, jobs, now } = services;
  const clientId = session.viewer.id;
  const account = await requirePassword(services, session, password);
  return db.transaction().execute(async (trx) => {
    const client = await lockProven(trx, account);
    const open = await store.openErasure(trx, clientId);
    if (open && reason) await store.setReason(trx, open.id, reason);
    const { id, created_at } = open ?? (await store.insertErasure(trx, clientId, reason, now()));
    const requested_at = created_at.toISOString();
    if (!open) await jobs.add(trx, 'mail', texts.erasureReceived({ ...client, id, at: requested_at }));
    return { id, requested_at };
  });
}

/** Withdraws an unanswered request, and mails the owner. Refuses with 404 without one. */
export async function withdrawErasure({ db, jobs, now }: Services, clientId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const client = or404(await lockAccount(trx, { role: 'client', id: clientId }), 'Cliente');
    const { id } = or404(await store.openErasure(trx, clientId), 'Pedido');
    await store.withdraw(trx, id, now());
    await jobs.add(trx, 'mail', texts.erasureWithdrawn({ ...client, id }));
  });
}
