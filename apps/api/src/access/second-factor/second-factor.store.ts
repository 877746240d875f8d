import type { SecondFactor } from '@mirante/domain/access/second-factor.ts';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';

/** When it was enabled, and how many recovery codes are left. */
export async function find(db: Db, userId: number): Promise<SecondFactor> {
  const row = await db
    .selectFrom('second_factor')
    .select('second_factor_since')
    .select((eb) =>
      eb
        .selectFrom('recovery_code')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('recovery_code.user_id', '=', 'second_factor.user_id')
        .where('used_at', 'is', null)
        .as('left'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { since: row?.second_factor_since.toISOString() ?? null, recovery_codes_left: row?.left ?? 0 };
}

export const isSecondFactorOn = async (db: Db, userId: number): Promise<boolean> =>
  (await secretOf(db, userId)) !== undefined;

export async function secretOf(db: Db, userId: number): Promise<Buffer | undefined> {
  return (await db.selectFrom('second_factor').select('secret').where('user_id', '=', userId).executeTakeFirst())
    ?.secret;
}

/** Replaces an earlier offer. */
export async function saveOffer(db: Db, userId: number, secret: Buffer, expires_at: Date): Promise<void> {
  await db
    .insertInto('second_factor_offer')
    .values({ user_id: userId, secret, expires_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret, expires_at }))
    .execute();
}

export async function offerOf(db: Db, userId: number, now: Date): Promise<Buffer | undefined> {
  return (
    await db
      .selectFrom('second_factor_offer')
      .select('secret')
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  )?.secret;
}

/** Turns the offer into the second factor. Of two concurrent calls one succeeds; none if the offer changed. */
export async function acceptOffer(
  db: Db,
  userId: number,
  { secret, step, now }: { secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factor_offer')
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await insert(db, userId, { secret, step, now });
  return true;
}

/** Codes up to the time step `step` count as used. */
export async function insert(
  db: Db,
  userId: number,
  { secret, step, now }: { secret: Buffer; step: number; now: Date },
): Promise<void> {
  await db
    .insertInto('second_factor')
    .values({ user_id: userId, secret, second_factor_since: now, last_step: step })
    .execute();
}

/** Returns whether this time step's code, and none newer, was unused. */
export const useStep = (db: Db, userId: number, step: number): Promise<boolean> =>
  hasRow(
    db
      .updateTable('second_factor')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .returning('user_id'),
  );

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute();
}

/** `hashes` of one code: any that may be stored. */
export const useRecoveryCode = (db: Db, userId: number, hashes: readonly Buffer[], now: Date): Promise<boolean> =>
  hasRow(
    db
      .updateTable('recovery_code')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('code_hash', 'in', hashes)
      .where('used_at', 'is', null)
      .returning('user_id'),
  );

/** Returns whether there was one. Removes the recovery codes too. */
export async function remove(db: Db, userId: number): Promise<boolean> {
  await db.deleteFrom('second_factor_offer').where('user_id', '=', userId).execute();
  return hasRow(db.deleteFrom('second_factor').where('user_id', '=', userId).returning('user_id'));
}
