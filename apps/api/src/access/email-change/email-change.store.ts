import type { PendingEmail } from '@mirante/domain/access/pending-email.ts';
import type { Db } from '../../database/db.ts';

export interface Contact {
  name: string;
  email: string;
}

/** The account, locked: of two changes at once, the second sees what the first made of it. */
export const lockContact = (db: Db, clientId: number): Promise<Contact | undefined> =>
  db
    .selectFrom('client')
    .select(['name', 'email'])
    .where('id', '=', clientId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function isTaken(db: Db, email: string, clientId: number): Promise<boolean> {
  const other = await db
    .selectFrom('client')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('id', '!=', clientId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whoever opened the link has just shown that the address is theirs. */
export async function setEmail(db: Db, clientId: number, email: string, now: Date): Promise<void> {
  await db.updateTable('client').set({ email, email_confirmed_at: now }).where('id', '=', clientId).execute();
}

export async function pendingEmail(db: Db, clientId: number, now: Date): Promise<PendingEmail | null> {
  const row = await db
    .selectFrom('mailed_link')
    .select(['change', 'created_at', 'expires_at'])
    .where('client_id', '=', clientId)
    .where('purpose', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row
    ? {
        email: String(row.change?.email),
        requested_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
      }
    : null;
}
