import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { tableOf, type AccountKey } from '../account-key.ts';

export interface Account {
  name: string;
  email: string;
  /** Null for staff. */
  cpf: string | null;
  password_hash: string;
  /** When a temporary password set by staff expires. */
  temporary_until: Date | null;
}

const temporaryUntil = sql<Date | null>`case when must_change_password then password_expires_at end`;
const account = (db: Db, { role, id }: AccountKey) =>
  db
    .selectFrom(tableOf(role))
    .select(['name', 'email', 'password_hash'])
    .select(role === 'client' ? sql.ref<string | null>('cpf').as('cpf') : sql<null>`null`.as('cpf'))
    .select((role === 'client' ? temporaryUntil : sql<null>`null::timestamptz`).as('temporary_until'))
    .where('id', '=', id)
    .where('removed_at', 'is', null);

export const findAccount = (db: Db, who: AccountKey): Promise<Account | undefined> =>
  account(db, who).executeTakeFirst();

/** The account, locked: of two concurrent changes, the second sees the first. */
export const lockAccount = (db: Db, who: AccountKey): Promise<Account | undefined> =>
  account(db, who).forUpdate().executeTakeFirst();

export async function isConfirmed(db: Db, clientId: number): Promise<boolean> {
  const row = await db.selectFrom('client').select('email_confirmed_at').where('id', '=', clientId).executeTakeFirst();
  return row?.email_confirmed_at != null;
}

/** The account must be locked. */
export async function saveHash(db: Db, { role, id }: AccountKey, password_hash: string, now: Date): Promise<void> {
  if (role === 'client')
    await db.updateTable('client').set({ password_hash, must_change_password: false }).where('id', '=', id).execute();
  else
    await db
      .updateTable('staff_user')
      .set({ password_hash, changed_password_at: now, updated_at: now })
      .where('id', '=', id)
      .execute();
}
