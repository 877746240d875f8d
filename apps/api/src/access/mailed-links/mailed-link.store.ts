import { proofs, type LinkPurpose } from '@mirante/domain/access/proofs.ts';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { sql, type SqlBool } from 'kysely';
import type { Sealed } from '../../database/schema/columns.ts';
import type { TypedChange } from '../../database/schema/access.ts';
import type { Db } from '../../database/db.ts';
import { hashOf, newToken } from '../../crypto/tokens.ts';
import { ownerColumn, ownerColumns, tableOf, type AccountKey } from '../account-key.ts';

interface NewLink extends AccountKey {
  purpose: LinkPurpose;
  /** The recipient. */
  email: string;
  change?: Sealed;
  /** The session that requested it. */
  sessionHash?: Buffer;
  now: Date;
}
export interface Link {
  client_id: number | null;
  user_id: number | null;
  purpose: LinkPurpose;
  email: string | null;
  change: Sealed | TypedChange | null;
  session_hash: Buffer | null;
  used_at: Date | null;
}

const columns = ['client_id', 'user_id', 'purpose', 'email', 'change', 'session_hash', 'used_at'] as const;

/**
 * Returns the code, of which only the hash is stored. Its caller may have read the account before it was removed: then
 * nothing is stored, since the removal has deleted what there was.
 */
export async function create(db: Db, { purpose, role, id, email, change, sessionHash, now }: NewLink): Promise<string> {
  const code = newToken();
  const values = {
    ...ownerColumns({ role, id }),
    code_hash: hashOf(code),
    purpose,
    email,
    change: change ? JSON.stringify(change) : null,
    session_hash: sessionHash ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + proofs[purpose].minutes * MINUTE_MS),
  };
  const filled = Object.keys(values) as (keyof typeof values)[];
  await db
    .insertInto('mailed_link')
    .columns(filled)
    .expression((eb) =>
      eb
        .selectFrom(tableOf(role))
        .select(filled.map((column) => sql`${values[column]}`.as(column)))
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .forShare(),
    )
    .execute();
  return code;
}

/**
 * Uses a code up; of two concurrent uses one succeeds. The account is locked first, as by every change of an account.
 */
export async function use(
  db: Db,
  code: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<Link | undefined> {
  const link = await lock(db, code, purposes, now);
  if (!link || link.used_at) return undefined;
  await db
    .updateTable('mailed_link')
    .set({ used_at: now, change: null })
    .where('code_hash', '=', hashOf(code))
    .execute();
  return link;
}

/** The link if valid or used, with its account locked. */
export async function lock(
  db: Db,
  code: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<Link | undefined> {
  const ownerId = (column: 'client_id' | 'user_id') =>
    db.selectFrom('mailed_link').select(column).where('code_hash', '=', hashOf(code));
  await db.selectFrom('client').select('id').where('id', '=', ownerId('client_id')).forUpdate().execute();
  await db.selectFrom('staff_user').select('id').where('id', '=', ownerId('user_id')).forUpdate().execute();
  return find(db, code, purposes, now);
}

const ownersEmail = sql`(
  select lower(client.email) from client where client.id = client_id
  union all select lower(staff_user.email) from staff_user where staff_user.id = user_id
)`;
/** A link to the account's address is invalid once the address changes. */
const isBound = sql<SqlBool>`(used_at is not null or purpose = 'email' or lower(mailed_link.email) = ${ownersEmail})`;

export const find = (db: Db, code: string, purposes: readonly LinkPurpose[], now: Date): Promise<Link | undefined> =>
  db
    .selectFrom('mailed_link')
    .select(columns)
    .where('code_hash', '=', hashOf(code))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .where(isBound)
    .executeTakeFirst();

/** Securing an account ends all older links, whoever requested them. */
export async function endLinks(db: Db, { role, id }: AccountKey): Promise<void> {
  await db.deleteFrom('mailed_link').where(ownerColumn(role), '=', id).where('used_at', 'is', null).execute();
}

/** Removes a link. */
export async function remove(db: Db, code: string): Promise<void> {
  await db.deleteFrom('mailed_link').where('code_hash', '=', hashOf(code)).execute();
}

/** Removes an unconfirmed change of address. Returns whether there was one. */
export async function withdrawEmailLinks(db: Db, { role, id }: AccountKey): Promise<boolean> {
  const rows = await db
    .deleteFrom('mailed_link')
    .where(ownerColumn(role), '=', id)
    .where('purpose', 'in', ['email', 'email_cancel'])
    .where('used_at', 'is', null)
    .returning('purpose')
    .execute();
  return rows.some(({ purpose }) => purpose === 'email');
}
