import { isRemovable } from '@mirante/domain/people/account.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import { clientProducts } from '../../products/holdings/holdings.store.ts';
import type { Db } from '../../database/db.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockProven, requirePassword } from '../../access/password/require-password.ts';
import { hasOpenPayment } from './account-removal.store.ts';
import { removeClient } from './remove-client.ts';

const unrecognised = { path: 'password', message: 'Senha não foi reconhecida.' };

/**
 * The owner asks, with the password, and only once nothing is bought or owed any more. Refuses with 409 before that
 * (`still_subscribed`), 422 a wrong password (`wrong_password`), 429 too many tries.
 */
export async function deleteOwnAccount(services: Services, viewer: Viewer, password: string): Promise<void> {
  const account = await requirePassword(services, viewer, password, unrecognised);
  await removeClient(services, viewer.id, async (trx) => {
    await lockProven(trx, viewer, account, unrecognised);
    await refuseWhileRunning(trx, viewer.id, services.now());
  });
}

async function refuseWhileRunning(trx: Db, clientId: number, now: Date): Promise<void> {
  const [products, hasOpen] = [await clientProducts(trx, clientId), await hasOpenPayment(trx, clientId, now)];
  if (!isRemovable(products, hasOpen))
    throw new Refusal('still_subscribed', 'Só é possível remover uma conta cuja assinatura esteja cancelada.');
}
