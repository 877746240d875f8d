import { proofs } from '@mirante/domain/access/proofs.ts';
import type { SecondFactorAsked } from '@mirante/domain/access/second-factor.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { uncountAttempt, limit } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as factors from '../second-factor/second-factor.store.ts';
import { mailRecoveryCodeUsed, useCode, wrongCode } from '../second-factor/use-code.ts';
import { recordLogin } from './login.store.ts';
import * as store from '../session/session.store.ts';
import { hashOf } from '../../crypto/tokens.ts';

/**
 * Opens a session for a right password, or a challenge where the account has a second factor; undefined when the
 * password changed meanwhile.
 */
export async function openByPassword(
  { db, now }: Services,
  proven: store.Proven,
  origin: store.Origin,
): Promise<string | SecondFactorAsked | undefined> {
  if (proven.role !== 'user' || !(await factors.isSecondFactorOn(db, proven.id)))
    return store.openByHash(db, proven, now(), origin);
  const expiresAt = new Date(now().getTime() + proofs.challenge.minutes * MINUTE_MS);
  const challenge = await store.openChallenge(db, proven, expiresAt, now());
  return challenge ? { second_factor: { challenge, expires_at: expiresAt.toISOString() } } : undefined;
}

/**
 * Opens a session for a second-factor code and uses up the challenge, which survives a wrong code. Refuses with 422 an
 * expired challenge (`challenge_expired`) and a wrong code (`wrong_code`), 429 over the rate limit.
 */
export async function completeLogIn(
  services: Services,
  { challenge, code }: { challenge: string; code: string },
  origin: store.Origin,
): Promise<{ viewer: Viewer; token: string }> {
  const { db, pool, now } = services;
  const tokenHash = hashOf(challenge);
  const asked = await store.find(pool, tokenHash, now());
  if (asked?.kind !== 'challenge') throw expired();
  const { viewer } = asked;
  await limit(services, 'second-factor', viewer.id);
  const entered = await db.transaction().execute(async (trx) => {
    await store.lockOwnerForShare(trx, viewer);
    const how = await useCode(services, trx, viewer.id, code);
    if (!how) return undefined;
    if (!(await store.end(trx, tokenHash))) throw expired();
    if (how === 'recovery') await mailRecoveryCodeUsed(services, trx, viewer, 'entrou na sua conta');
    return { viewer, token: await store.open(trx, viewer, now(), origin) };
  });
  await recordLogin(db, viewer, entered ? null : 'wrong_second_factor', now());
  if (!entered) throw wrongCode();
  await uncountAttempt(services, 'second-factor', viewer.id);
  return entered;
}

const expired = () =>
  new Refusal('challenge_expired', 'O tempo para digitar o código terminou. Entre de novo com email e senha.');
