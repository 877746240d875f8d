import { UNDELIVERABLE } from '@mirante/domain/access/mailed-link.ts';
import type { TypedChange } from '../../database/schema/access.ts';
import { sql } from 'kysely';
import { saveAddress } from '../login/client-address.store.ts';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { omitUndefined } from '../../records/omit-undefined.ts';
import type { AccountKey } from '../account-key.ts';

/** The reset link was mailed, so it also proves the address. It is used, so that its account is locked and not removed. */
export async function setPassword(
  db: Db,
  role: AccountKey['role'],
  id: number,
  password_hash: string,
  now: Date,
): Promise<Contact> {
  if (role === 'user') {
    return db
      .updateTable('staff_user')
      .set({ password_hash, changed_password_at: now, updated_at: now })
      .where('id', '=', id)
      .returning(['name', 'email'])
      .executeTakeFirstOrThrow();
  }
  return db
    .updateTable('client')
    .set({ password_hash, must_change_password: false, email_confirmed_at: sql`coalesce(email_confirmed_at, ${now})` })
    .where('id', '=', id)
    .returning(['name', 'email'])
    .executeTakeFirstOrThrow();
}

export async function confirmEmail(db: Db, clientId: number, now: Date): Promise<void> {
  await db
    .updateTable('client')
    .set({ email_confirmed_at: now })
    .where('id', '=', clientId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/** Returns the account before and after, for the notifications. The link is used, so that the account is locked. */
export async function applyChange(
  db: Db,
  clientId: number,
  change: TypedChange,
  now: Date,
): Promise<{ before: Contact; after: Contact }> {
  const before = await db
    .selectFrom('client')
    .select(['name', 'email'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const { address, name, email, phone, cell_phone } = change;
  await db
    .updateTable('client')
    .set({
      ...omitUndefined({ name, email, phone, cell_phone }),
      email_confirmed_at: email === undefined ? sql`coalesce(email_confirmed_at, ${now})` : null,
    })
    .where('id', '=', clientId)
    .execute();
  if (address) await saveAddress(db, clientId, address, now);
  return { before, after: { name: name ?? before.name, email: email ?? before.email } };
}

interface Contact {
  name: string;
  email: string;
}

/** The account data that a link's page shows. */
export const shownAccount = (db: Db, { role, id }: AccountKey): Promise<ShownAccount | undefined> =>
  role === 'client'
    ? db
        .selectFrom('client')
        .leftJoin('client_address', 'client_id', 'id')
        .select(['name', 'email', 'cpf', 'phone', 'cell_phone', 'client.created_at', 'address', 'city', 'state'])
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
    : db
        .selectFrom('staff_user')
        .select(['name', 'email', 'created_at'])
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst();

export interface ShownAccount extends Contact {
  created_at: Date;
  cpf?: string | null;
  phone?: string | null;
  cell_phone?: string | null;
  address?: string | null;
  city?: string | null;
  state?: string | null;
}

/**
 * Removes an unconfirmed address from an account, whose client can still log in by CPF and set another. Returns whether
 * it did.
 */
export const releaseEmail = (db: Db, clientId: number): Promise<boolean> =>
  hasRow(
    db
      .updateTable('client')
      .set({ email: unreachable(clientId) })
      .where('id', '=', clientId)
      .where('email_confirmed_at', 'is', null)
      .returning('id'),
  );

const unreachable = (clientId: number) => `recusado-${clientId}${UNDELIVERABLE}`;
