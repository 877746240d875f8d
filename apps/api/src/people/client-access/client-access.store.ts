import type { Db } from '../../database/db.ts';

interface Temporary {
  hash: string;
  until: Date;
}

/** Returns the recipients to notify. */
export const setTemporaryPassword = (
  db: Db,
  clientId: number,
  { hash, until }: Temporary,
): Promise<{ name: string; email: string } | undefined> =>
  db
    .updateTable('client')
    .set({ password_hash: hash, must_change_password: true, password_expires_at: until })
    .where('id', '=', clientId)
    .where('removed_at', 'is', null)
    .returning(['name', 'email'])
    .executeTakeFirst();

export const confirmationOf = (
  db: Db,
  clientId: number,
): Promise<{ email: string; email_confirmed_at: Date | null } | undefined> =>
  db
    .selectFrom('client')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', clientId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
