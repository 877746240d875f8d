import { TEMPORARY_PASSWORD_HOURS } from '@mirante/domain/access/lifetimes.ts';
import { HOUR_MS } from '@mirante/domain/durations.ts';
import { findClient } from '../client.store.ts';
import { randomInt } from 'node:crypto';
import { texts } from '../../gateways/mail/texts.ts';
import { or404 } from '../../http/refusal.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import type { Services } from '../../services.ts';
import type { Count } from '../../access/daily-limit/daily-limit.ts';
import { endProofs } from '../../access/mailed-links/end-proofs.ts';
import * as store from './client-access.store.ts';

const VALID_MS = TEMPORARY_PASSWORD_HOURS * HOUR_MS;

/**
 * Sets a random temporary password for a locked-out client and returns it to the caller alone. It allows nothing but
 * changing it, for a day; other sessions end, and the owner is notified.
 */
export async function resetPassword(services: Services, clientId: number, count: Count): Promise<{ secret: string }> {
  or404(await findClient(services.db, clientId), 'Cliente');
  const secret = newSecret();
  const hash = await hashPassword(secret);
  const now = services.now();
  await services.db.transaction().execute(async (trx) => {
    const client = or404(
      await store.setTemporaryPassword(trx, clientId, { hash, until: new Date(now.getTime() + VALID_MS) }),
      'Cliente',
    );
    await count(trx);
    await endProofs(trx, { role: 'client', id: clientId }, 'password_reset_by_staff');
    await services.jobs.add(
      trx,
      'mail',
      texts.passwordResetByStaff({ ...client, link: `${services.config.places.client}/#/login` }),
    );
  });
  return { secret };
}

/** Spelled over the telephone: without characters that look or sound alike. 12 of 29 characters are 58 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz346789';
const newSecret = () =>
  Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)])
    .join('')
    .replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3');
