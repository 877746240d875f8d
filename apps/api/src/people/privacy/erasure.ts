import { texts } from '../../gateways/mail/texts.ts';
import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockAccount } from '../../access/password/password.store.ts';
import { lockProven, requirePassword } from '../../access/password/require-password.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import * as store from './erasure.store.ts';

const unrecognised = { path: 'password', message: 'Senha não foi reconhecida.' };

interface ErasureRequest {
  reason: string | null;
  password: string;
}

/**
 * Keeps the request for staff to answer, and mails a receipt of it. Asked again, it is the same request, perhaps with a better reason. Refuses
 * with 422 a wrong password (`wrong_password`), 429 too many tries.
 */
export async function requestErasure(
  services: Services,
  viewer: Viewer,
  { reason, password }: ErasureRequest,
): Promise<{ id: number; requested_at: string }> {
  const { db, jobs, now } = services;
  const clientId = viewer.id;
  const account = await requirePassword(services, viewer, password, unrecognised);
  return db.transaction().execute(async (trx) => {
    const client = await lockProven(trx, viewer, account, unrecognised);
    const open = await store.openErasure(trx, clientId);
    if (open && reason) await store.setReason(trx, open.id, reason);
    const { id, created_at } = open ?? (await store.insertErasure(trx, clientId, reason, now()));
    const requested_at = created_at.toISOString();
    if (!open) await jobs.add(trx, 'mail', texts.erasureReceived({ ...client, id, at: requested_at }));
    return { id, requested_at };
  });
}

/** Its owner thought better of it, before it was answered, and is mailed so. Refuses with 404 where nothing waits for an answer. */
export async function withdrawErasure({ db, jobs, now }: Services, clientId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const client = or404(await lockAccount(trx, { role: 'client', id: clientId }), 'Cliente');
    const { id } = or404(await store.openErasure(trx, clientId), 'Pedido');
    await store.withdraw(trx, id, now());
    await jobs.add(trx, 'mail', texts.erasureWithdrawn({ ...client, id }));
  });
}
