import { randomBytes } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@mirante/domain/durations.ts';
import { hashOf } from '../../../crypto/tokens.ts';
import type { SandboxDb, CardBehaviour } from './schema.ts';

const special: Record<string, CardBehaviour> = { '4000000000000002': 'refuse', '4000000000000119': 'time_out' };
/** Every card but the special test cards is approved. */
export const behaviourOf = (digits: string): CardBehaviour => special[digits] ?? 'approve';

const TOKEN_MS = 5 * MINUTE_MS;

/** A token stands for a card for five minutes, once. */
export async function tokenise(db: SandboxDb, digits: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db
    .deleteFrom('card_token')
    .where('created_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
  await db
    .insertInto('card_token')
    .values({
      token_hash: hashOf(token),
      behaviour: behaviourOf(digits),
      last_four: digits.slice(-4),
      created_at: now,
      used_at: null,
    })
    .execute();
  return token;
}

/** The behaviour of a token's card; undefined for an unknown, expired or used token. */
export async function redeemToken(db: SandboxDb, token: string, now: Date): Promise<CardBehaviour | undefined> {
  const row = await db
    .updateTable('card_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - TOKEN_MS))
    .returning('behaviour')
    .executeTakeFirst();
  return row?.behaviour;
}
