import type { Viewer } from '@mirante/domain/access.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export type AccountKey = Pick<Viewer, 'role' | 'id'>;
export interface Account {
  name: string;
  email: string;
  /** Null for staff. */
  cpf: string | null;
  password_hash: string;
}

const account = (db: Db, { role, id }: AccountKey) =>
  db
    .selectFrom(role === 'client' ? 'client' : 'staff_user')
    .select(['name', 'email', 'password_hash'])
    .select(role === 'client' ? sql.ref<string | null>('cpf').as('cpf') : sql<null>`null`.as('cpf'))
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

/** Of two concurrent changes, the one that still finds the hash it verified succeeds. */
export async function replaceHash(
  db: Db,
  { role, id }: AccountKey,
  hashes: { from: string; to: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } =
    role === 'client'
      ? await db
          .updateTable('client')
          .set({ password_hash: hashes.to, must_change_password: false })
          .where('id', '=', id)
          .where('password_hash', '=', hashes.from)
          .executeTakeFirst()
      : await db
          .updateTable('staff_user')
          .set({ password_hash: hashes.to, changed_password_at: now, updated_at: now })
          .where('id', '=', id)
          .where('password_hash', '=', hashes.from)
          .executeTakeFirst();
  return numUpdatedRows > 0n;
}
