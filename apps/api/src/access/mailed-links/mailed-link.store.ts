import type { LinkPurpose, TypedChange } from '../../database/schema/access.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import type { Db } from '../../database/db.ts';
import { ownerColumns } from '../session/session.store.ts';
import { hashOf, newToken } from '../../crypto/tokens.ts';

export interface NewLink {
  purpose: LinkPurpose;
  role: Viewer['role'];
  id: number;
  change?: TypedChange;
  now: Date;
}
export interface Link {
  client_id: number | null;
  user_id: number | null;
  purpose: LinkPurpose;
  change: TypedChange | null;
}

const MINUTE = 60_000;
const lifetimes = {
  reset: 10 * MINUTE,
  confirm: 30 * 1440 * MINUTE,
  change: 7 * 1440 * MINUTE,
  email: 1440 * MINUTE,
  email_cancel: 1440 * MINUTE,
  invite: 7 * 1440 * MINUTE,
};

/** Answers with the code, of which only the hash is kept. */
export async function create(db: Db, { purpose, role, id, change, now }: NewLink): Promise<string> {
  const code = newToken();
  await db
    .insertInto('mailed_link')
    .values({
      ...ownerColumns(role, id),
      code_hash: hashOf(code),
      purpose,
      change: change ? JSON.stringify(change) : null,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimes[purpose]),
    })
    .execute();
  return code;
}

/** Uses a code up. Of two that come with one code, one gets it. Its owner is locked first, as by everything that changes an account. */
export async function use(
  db: Db,
  code: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<Link | undefined> {
  await lockOwner(db, code);
  return db
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('code_hash', '=', hashOf(code))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['client_id', 'user_id', 'purpose', 'change'])
    .executeTakeFirst();
}

async function lockOwner(db: Db, code: string): Promise<void> {
  const ownerId = (column: 'client_id' | 'user_id') =>
    db.selectFrom('mailed_link').select(column).where('code_hash', '=', hashOf(code));
  await db.selectFrom('client').select('id').where('id', '=', ownerId('client_id')).forUpdate().execute();
  await db.selectFrom('staff_user').select('id').where('id', '=', ownerId('user_id')).forUpdate().execute();
}

export async function find(
  db: Db,
  code: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ used_at: Date | null } | undefined> {
  return db
    .selectFrom('mailed_link')
    .select('used_at')
    .where('code_hash', '=', hashOf(code))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Whoever changed a password wants no older link to change it again, nor an address to come that someone else may have asked for. */
export async function useUpPasswordLinks(db: Db, role: Viewer['role'], id: number, now: Date): Promise<void> {
  await db
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where(role === 'client' ? 'client_id' : 'user_id', '=', id)
    .where('purpose', 'in', ['reset', 'invite'])
    .where('used_at', 'is', null)
    .execute();
  if (role === 'client') await withdrawEmailLinks(db, id);
}

/** Forgets a change of address that nobody confirmed yet. Tells whether there was one. */
export async function withdrawEmailLinks(db: Db, clientId: number): Promise<boolean> {
  const rows = await db
    .deleteFrom('mailed_link')
    .where('client_id', '=', clientId)
    .where('purpose', 'in', ['email', 'email_cancel'])
    .where('used_at', 'is', null)
    .returning('purpose')
    .execute();
  return rows.some(({ purpose }) => purpose === 'email');
}
