import { sql } from 'kysely';
import { emailProofs } from '../../crypto/email-proof.ts';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { openDraft } from '../sealed-draft.ts';

/**
 * The lookup keys of what was typed before a purchase, which is found by the address alone: if it is not confirmed, it
 * may be another person's.
 */
export async function provenAddress(
  { config, db }: Pick<Services, 'config' | 'db'>,
  clientId: number,
): Promise<string[]> {
  const client = await db
    .selectFrom('client')
    .select('email')
    .where('id', '=', clientId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return client ? emailProofs(config, client.email) : [];
}

export async function abandonedCarts(db: Db, proofs: readonly string[]) {
  if (proofs.length === 0) return [];
  return db
    .selectFrom('checkout_session')
    .select(['key', 'step', 'cart', 'created_at', 'updated_at'])
    .where('client_id', 'is', null)
    .where('cart', 'is not', null)
    .where(
      sql`lower(cart ->> 'email')`,
      'in',
      proofs.map((proof) => proof.toLowerCase()),
    )
    .orderBy('created_at')
    .execute();
}

export async function resumeLinks({ config, db }: Pick<Services, 'config' | 'db'>, proofs: readonly string[]) {
  if (proofs.length === 0) return [];
  const links = await db
    .selectFrom('resume_link')
    .select(['session_key', 'product_id', 'step', 'draft', 'created_at', 'updated_at', 'mailed_at', 'expires_at'])
    .where('email_proof', 'in', proofs)
    .orderBy('created_at')
    .execute();
  return links.map(({ session_key, draft, ...link }) => ({ ...link, draft: openDraft(config, session_key, draft) }));
}
