import type { Passkey } from '@mirante/domain/access/passkey.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Schema } from '../../database/schema.ts';
import type { ChallengePurpose } from '../../database/schema/access.ts';
import { ownerColumn, ownerColumns, type AccountKey } from '../account-key.ts';

export async function list(db: Db, { role, id }: AccountKey): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where(ownerColumn(role), '=', id)
    .orderBy('id')
    .execute();
  return rows.map(asJson);
}

export async function credentialsOf(db: Db, { role, id }: AccountKey): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('passkey')
    .select('credential_id')
    .where(ownerColumn(role), '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ credential_id }) => credential_id);
}

type NewPasskey = Omit<Insertable<Schema['passkey']>, 'client_id' | 'user_id' | 'used_at'>;
/** Undefined if the credential exists. */
export async function insert(db: Db, owner: AccountKey, values: NewPasskey): Promise<Passkey | undefined> {
  const row = await db
    .insertInto('passkey')
    .values({ ...values, ...ownerColumns(owner), used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'used_at'])
    .executeTakeFirst();
  return row && asJson(row);
}

/** Returns whether it existed. */
export const rename = (db: Db, { role, id: ownerId }: AccountKey, id: number, name: string): Promise<boolean> =>
  hasRow(
    db.updateTable('passkey').set({ name }).where(ownerColumn(role), '=', ownerId).where('id', '=', id).returning('id'),
  );

/** Returns its name, if it existed. */
export async function remove(db: Db, { role, id: ownerId }: AccountKey, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey')
    .where(ownerColumn(role), '=', ownerId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** The owner and public key of a credential. */
export async function findByCredential(db: Db, role: AccountKey['role'], credentialId: Buffer) {
  const row = await db
    .selectFrom('passkey')
    .select(['id', 'client_id', 'user_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .where(ownerColumn(role), 'is not', null)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      owner: { role, id: (row.client_id ?? row.user_id)! },
      key: row.public_key,
      counter: row.counter,
    }
  );
}

/**
 * Records a use if the passkey exists and its counter, if any, increased: of two concurrent uses with one count, one is
 * refused.
 */
export const noteUse = (db: Db, id: number, counter: number, now: Date): Promise<boolean> =>
  hasRow(
    db
      .updateTable('passkey')
      .set({ counter, used_at: now })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
      .returning('id'),
  );

/** What a challenge is for. Except for a login, it is bound to the requesting session. */
export interface Purpose {
  purpose: ChallengePurpose;
  session_hash: Buffer | null;
}

export async function saveChallenge(db: Db, of: Purpose, challengeHash: Buffer, expiresAt: Date): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({ ...of, challenge_hash: challengeHash, expires_at: expiresAt })
    .execute();
}

/** Uses a challenge up. Returns whether it was valid for this purpose. */
export const useChallenge = (
  db: Db,
  { purpose, session_hash }: Purpose,
  challengeHash: Buffer,
  now: Date,
): Promise<boolean> =>
  hasRow(
    db
      .deleteFrom('passkey_challenge')
      .where('challenge_hash', '=', challengeHash)
      .where('purpose', '=', purpose)
      .where('session_hash', 'is not distinct from', session_hash)
      .where('expires_at', '>', now)
      .returning('purpose'),
  );
