import { isRemovable } from '@mirante/domain/people/account.ts';
import type { SessionRow } from '../../http/session-row.ts';
import { clientProductsAt } from '../../products/holdings/holdings.store.ts';
import type { Db } from '../../database/db.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockProven, requirePassword } from '../../access/password/require-password.ts';
import * as store from './account-removal.store.ts';
import { removeClient } from './remove-client.ts';

/**
 * On the owner's request with the password, once nothing is active or owed. Refuses with 409 before that
 * (`still_subscribed`, `refund_owed`), 422 a wrong password (`wrong_password`), 429 over the rate limit.
 */
export async function deleteOwnAccount(services: Services, session: SessionRow, password: string): Promise<void> {
  const { viewer } = session;
  const account = await requirePassword(services, session, password);
  await removeClient(services, viewer.id, async (trx) => {
    await lockProven(trx, account);
    await refuseWhileRunning(trx, viewer.id, services.now());
  });
}

async function refuseWhileRunning(trx: Db, clientId: number, now: Date): Promise<void> {
  if (await store.owesRefund(trx, clientId))
    throw new Refusal(
      'refund_owed',
      'Ainda há um reembolso a devolver a você. Sua conta pode ser removida depois que ele for devolvido.',
    );
  const products = await clientProductsAt(trx, clientId, now);
  const hasOpenPayment = await store.hasOpenPayment(trx, clientId, now);
  if (!isRemovable(products, { hasOpenPayment, owesRefund: false }))
    throw new Refusal('still_subscribed', 'Só é possível remover uma conta cuja assinatura esteja cancelada.');
}
