import { confirmEmailBy, isReleased } from '@mirante/domain/access/mailed-link.ts';
import type { LoginProblem } from '@mirante/domain/house/client-entitlements.ts';
import type { Db } from '../../database/db.ts';
import { everyLink, everyProduct } from '../../products/products/products.store.ts';
import type { Catalogue } from './lock.rules.ts';

export async function catalogueOf(db: Db): Promise<Catalogue> {
  const [products, links] = await Promise.all([everyProduct(db), everyLink(db)]);
  return { products, links };
}

/** Why a client cannot log in now; null if nothing prevents it. */
export async function loginProblemOf(db: Db, id: number, now: Date): Promise<LoginProblem | null> {
  const account = await db
    .selectFrom('client')
    .select(['must_change_password', 'password_expires_at', 'email', 'email_confirmed_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return problemOf(account, now);
}

interface Account {
  email: string;
  must_change_password: boolean;
  password_expires_at: Date | null;
  email_confirmed_at: Date | null;
  created_at: Date;
}

/** In the order of the login's checks; a temporary password comes last, as it can be changed. */
function problemOf(account: Account, now: Date): LoginProblem | null {
  const { must_change_password: isTemporary, password_expires_at: end, email_confirmed_at: confirmed } = account;
  if (isTemporary && end !== null && end <= now) return { reason: 'password_expired', at: end.toISOString() };
  const confirmBy = confirmEmailBy(account.created_at);
  if (confirmed === null && confirmBy <= now)
    return {
      reason: isReleased(account.email) ? 'email_released' : 'email_not_confirmed',
      at: confirmBy.toISOString(),
    };
  return isTemporary ? { reason: 'must_change_password', at: end?.toISOString() ?? null } : null;
}
