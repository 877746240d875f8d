import type { PendingEmail } from '@mirante/domain/access/pending-email.ts';
import { isProven } from '../cpf-accounts/cpf-accounts.store.ts';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { tableOf, type AccountKey } from '../account-key.ts';

/** Whether an account of this role has the address. */
export const isTaken = (db: Db, email: string, role: AccountKey['role']): Promise<boolean> =>
  hasRow(
    db
      .selectFrom(tableOf(role))
      .select('id')
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
      .where('removed_at', 'is', null),
  );

/** Whether an unproven account has a pending order under its CPF and address by someone without its password. */
export async function isClaimed(db: Db, { role, id }: AccountKey): Promise<boolean> {
  if (role !== 'client') return false;
  return hasRow(
    db
      .selectFrom('client')
      .innerJoin('payment', 'payment.client_id', 'client.id')
      .select('payment.id')
      .where('client.id', '=', id)
      .where('payment.guest', '=', true)
      .where('payment.status', '=', 'pending')
      .where(({ not }) => not(isProven()))
      .limit(1),
  );
}

/** Opening the mailed link proves the address. */
export async function setEmail(db: Db, { role, id }: AccountKey, email: string, now: Date): Promise<void> {
  if (role === 'client')
    await db.updateTable('client').set({ email, email_confirmed_at: now }).where('id', '=', id).execute();
  else await db.updateTable('staff_user').set({ email, updated_at: now }).where('id', '=', id).execute();
}

export async function pendingEmail(db: Db, clientId: number, now: Date): Promise<PendingEmail | null> {
  const row = await db
    .selectFrom('mailed_link')
    .select(['email', 'created_at', 'expires_at'])
    .where('client_id', '=', clientId)
    .where('purpose', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row
    ? {
        email: String(row.email),
        requested_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
      }
    : null;
}
